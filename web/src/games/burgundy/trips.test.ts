import { describe, expect, it } from "vitest";
import { trips } from "./trips";
import type { BurgundyView } from "./view";

const player = {
  goods: [0, 0, 0, 0, 0, 0],
  sold: [0, 0, 0, 0, 0, 0],
  cells: [null, null, 1],
  silver: 1,
  workers: 2,
  dice: [3, 5],
};
const bare = { goods: Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]), players: [player, player], scores: [3, 0] };
const view = (change: object = {}): BurgundyView => ({ ...bare, ...change }) as unknown as BurgundyView;
const depot = (at: number, colour: number, count: number) =>
  bare.goods.map((goods, one) => (one === at ? goods.with(colour, count) : goods));

describe("ways over the board", () => {
  it("are none where nothing changed", () => {
    expect(trips(view(), view())).toEqual([]);
  });

  it("lead loaded goods from their depot to whose they are", () => {
    const loaded = { ...player, goods: [0, 0, 2, 0, 0, 0] };
    expect(trips(view({ goods: depot(4, 2, 2) }), view({ players: [player, loaded] }))).toEqual([
      { look: "w-2", text: "", from: "goods:4", to: "ware:2", seat: 1 },
    ]);
  });

  it("lead the goods of a round to their depot", () => {
    expect(trips(view(), view({ goods: depot(1, 5, 1) }))).toEqual([
      { look: "w-5", text: "", from: "round", to: "goods:1", seat: -1 },
    ]);
  });

  it("lead points and silver from what brought them", () => {
    const sold = { ...player, sold: [0, 3, 0, 0, 0, 0], silver: 2 };
    expect(
      trips(view(), view({ players: [sold, player], scores: [9, 0] })).map(({ text, from, to }) => [text, from, to]),
    ).toEqual([
      ["", "ware:1", "score"],
      ["+6", "ware:1", "score"],
      ["+1", "ware:1", "silver"],
    ]);
    const built = { ...player, cells: [null, 7, 1], workers: 6 };
    expect(
      trips(view(), view({ players: [built, player], scores: [7, 0] })).map(({ text, from, to }) => [text, from, to]),
    ).toEqual([
      ["+4", "cell:1", "score"],
      ["+4", "cell:1", "workers"],
    ]);
    const hired = { ...player, dice: [3, 0], workers: 4 };
    expect(trips(view(), view({ players: [hired, player] })).map(({ text, from, to }) => [text, from, to])).toEqual([
      ["+2", "die:1", "workers"],
    ]);
  });
});
