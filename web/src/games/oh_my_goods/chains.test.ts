import { describe, expect, it } from "vitest";
import { chance, feedsOf, pipsOf } from "./chains";
import { CARDS, type Kind } from "./content";

const card = (kind: Kind): number => CARDS.findIndex((one) => one.kind === kind);
const row = (...kinds: Kind[]): number[] => kinds.map(card);

describe("which buildings feed which", () => {
  it("is nobody where goods have no use", () => {
    expect(feedsOf(row("charburner", "mill"))).toEqual([]);
  });

  it("leads every good from all who make it to all who use it", () => {
    expect(feedsOf(row("bakery", "charburner", "mill", "tailor", "mill"))).toEqual([
      { good: "coal", makers: [1], users: [0, 3] },
      { good: "flour", makers: [2, 4], users: [0] },
    ]);
  });
});

describe("what is said of a building", () => {
  it("never says sure or never of what is only nearly so", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(chance)).toEqual(["never", 1, 50, 99, "sure"]);
  });

  it("tells what is there from what the hand has and what is missing", () => {
    expect(pipsOf(4, 3, 1)).toEqual(["there", "held", "missing", "missing"]);
    expect(pipsOf(2, 0, 0)).toEqual(["there", "there"]);
  });
});
