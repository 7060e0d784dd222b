import { expect, test } from "vitest";
import { sampleOf } from "./rules/samples";
import { trips } from "./trips";
import type { PlayerView, TileView, TuscanyView } from "./view";

const tile = (type: TileView["type"], owner: number | null = null): TileView => ({ type, farms: [], owner });
const DISPLAY = [tile("city"), null, tile("quarry", 1), tile("village")];
const VIEW: TuscanyView = { ...sampleOf("domain"), display: DISPLAY };
const [PLAYER] = VIEW.players;
const FREE = 0;

const withPlayer = (change: Partial<PlayerView>): TuscanyView => ({ ...VIEW, players: [{ ...PLAYER!, ...change }] });
const covered = (piece: TileView | "hex"): PlayerView["cells"] =>
  PLAYER!.cells.map((cell, at) => (at === FREE ? { ...cell, piece } : cell));

test("a tile that is taken travels from where it lay open", () => {
  const took = trips(VIEW, withPlayer({ stored: [tile("quarry", 1)] }));
  expect(took).toEqual([{ what: tile("quarry", 1), from: "open:2", to: "store:0", seat: 0 }]);
  const second = trips(withPlayer({ stored: [tile("city")] }), withPlayer({ stored: [tile("city"), tile("city")] }));
  expect(second.map(({ from, to }) => [from, to])).toEqual([["open:0", "store:1"]]);
});

test("a tile that is laid comes from the storage, or for a castle from the open ones, and what it brings from its space", () => {
  const stored = withPlayer({ stored: [tile("village"), tile("quarry", 1)], marble: 1 });
  const laid = withPlayer({ stored: [tile("village")], cells: covered(tile("quarry", 1)), marble: 2 });
  expect(trips(stored, laid).map(({ from, to }) => [from, to])).toEqual([
    ["store:1", "cell:0"],
    ["cell:0", "marble"],
  ]);
  const free = withPlayer({ cells: covered(tile("village")), workers: 1 });
  expect(trips(VIEW, free).map(({ from, to }) => [from, to])).toEqual([
    ["open:3", "cell:0"],
    ["cell:0", "workers"],
  ]);
});

test("cards come from the deck; nothing travels while boards are joined, or to and fro", () => {
  const drew = withPlayer({ hand_size: 3 });
  expect(trips(VIEW, drew)).toEqual([{ what: "card", from: "deck", to: "hand", seat: 0 }]);
  expect(trips({ ...VIEW, phase: "joining" }, drew)).toEqual([]);
  expect(trips(drew, VIEW)).toEqual([]);
});
