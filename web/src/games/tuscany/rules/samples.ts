/** Positions for the drawings in the rules. */

import { UNSEEN } from "../../../lib/view";
import { COLOURS, WAYS, type Bonus, type Colour, type Farm, type Type } from "../content";
import { areasOf, coloursOf, wayOf } from "../domain";
import type { CellView, PlayerView, TileView, TuscanyView } from "../view";

const INITIALS = "DRBLGOYE"; // of the colours, in their order
const board = (spaces: string): Colour[] => [...spaces].map((initial) => COLOURS[INITIALS.indexOf(initial)]!);
const BOARDS = ["RLLGDBYOOE", "GLYGDRYLOE", "LBGRDOEYOE"].map(board);
const WAY = WAYS.findIndex(({ shape }) => shape === 1);

const tile = (type: Type, farms: Farm[] = []): TileView => ({ type, farms, owner: null });
const LAID: Record<number, CellView["piece"]> = {
  14: "start",
  11: tile("farmland", ["vineyard"]),
  15: tile("city"),
  10: tile("quarry"),
  13: "hex",
};

const none = <Key extends string>(keys: readonly Key[]): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
const NO_BONUSES: Record<Bonus, number> = { card: 0, storage: 0, marble: 0, worker: 0, yield: 0 };

function player(change: Partial<PlayerView>): PlayerView {
  const { shape } = wayOf(WAY);
  const colours = coloursOf(BOARDS, wayOf(WAY));
  return {
    boards: BOARDS,
    numbers: [0, 0, 0],
    way: WAY,
    cells: colours.map((colour, cell) => ({ colour, piece: LAID[cell] ?? null, open: false })),
    areas: areasOf(shape, colours),
    stacks: [2, 7, 7],
    hand: none(COLOURS),
    hand_size: 0,
    stored: [],
    fresh: 0,
    storage: 1,
    marble: 0,
    workers: 0,
    bonuses: NO_BONUSES,
    green: 0,
    red: 0,
    rounds: [0, 0, 0],
    ...change,
  };
}

const PLAYERS: Record<string, PlayerView[]> = {
  tracks: [player({ red: 13, green: 15 }), player({ red: 18, green: 9 })],
  payment: [player({ hand: { ...none(COLOURS), red: 1, yellow: 2 }, workers: 1 })],
};

/** A table with the players of a sample, in the second round. */
export function sampleOf(name: string): TuscanyView {
  const players = PLAYERS[name] ?? [player({})];
  return {
    ...UNSEEN,
    game: "tuscany",
    options: { players: players.length, edition: "revised" },
    seat: 0,
    scores: players.map(({ red }) => red),
    score_sheets: players.map(() => ({})),
    phase: "turns",
    round: 2,
    due: false,
    last: false,
    first: 0,
    turn: 0,
    another: false,
    display: [],
    neutral: 0,
    deck: 0,
    discards: none(COLOURS),
    yields: 0,
    yielded: null,
    bonuses: NO_BONUSES,
    colour_bonuses: none(COLOURS),
    paying: null,
    ours: [],
    players,
  };
}
