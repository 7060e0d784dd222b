import { describe, expect, it } from "vitest";
import { CARDS, type Kind } from "./content";
import { trips } from "./trips";
import type { OhMyGoodsView } from "./view";

const card = (kind: Kind): number => CARDS.findIndex((one) => one.kind === kind);

/** One player's table: goods by building, and the hand. */
function view(goods: [Kind, number][], hand: number[] = [], round = 1): OhMyGoodsView {
  const buildings = goods.map(([kind, count]) => ({ card: card(kind), goods: count }));
  return { round, players: [{ buildings, hand, hand_size: hand.length }] } as unknown as OhMyGoodsView;
}

describe("ways over the board", () => {
  it("are none where nothing changed, and none into another round", () => {
    expect(trips(view([["mill", 1]]), view([["mill", 1]]))).toEqual([]);
    expect(trips(view([["mill", 1]]), view([["mill", 3]], [], 2))).toEqual([]);
  });

  it("lead what is produced from the draw pile", () => {
    expect(trips(view([["bakery", 0]]), view([["bakery", 2]]))).toEqual([
      { good: "bread", count: 2, from: "deck", to: "goods:0", seat: 0 },
    ]);
  });

  it("lead goods along their chain", () => {
    const before = view([
      ["charburner", 3],
      ["mill", 2],
      ["bakery", 1],
    ]);
    const after = view([
      ["charburner", 2],
      ["mill", 1],
      ["bakery", 3],
    ]);
    expect(trips(before, after).map(({ good, count, from, to }) => [good, count, from, to])).toEqual([
      ["coal", 1, "goods:0", "goods:2"],
      ["flour", 1, "goods:1", "goods:2"],
    ]);
  });

  it("lead a card from hand into the chain that takes it, alone or with a good", () => {
    expect(trips(view([["mill", 1]], [30, 31]), view([["mill", 2]], [31]))).toEqual([
      { good: "flour", count: 1, from: "hand:30", to: "goods:0", seat: 0 },
    ]);
    const before = view(
      [
        ["charburner", 2],
        ["brick manufacture", 1],
      ],
      [70],
    );
    const after = view(
      [
        ["charburner", 1],
        ["brick manufacture", 3],
      ],
      [],
    );
    expect(trips(before, after).map(({ from, to }) => [from, to])).toEqual([
      ["goods:0", "goods:1"],
      ["hand:70", "goods:1"],
    ]);
  });

  it("lead what is paid to the discard pile, also when a building comes with it", () => {
    const before = view([["charburner", 7]]);
    const after = view([
      ["charburner", 4],
      ["mill", 0],
    ]);
    expect(trips(before, after)).toEqual([{ good: "coal", count: 3, from: "goods:0", to: "discards", seat: 0 }]);
  });
});
