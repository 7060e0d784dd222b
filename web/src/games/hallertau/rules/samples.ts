/** Positions for the pictures in the rules. */

import { BOULDERS_AHEAD, BUILDINGS, COLUMNS, SECTORS, STEPS } from "../content";
import type { FieldView, HallertauView, PlayerView } from "../view";

const field = (row: number, sown: FieldView["sown"] = null): FieldView => ({ row, sown, twice: false });
const fields = (...found: FieldView[]): (FieldView | null)[] =>
  Array.from({ length: COLUMNS }, (_, at) => found[at] ?? null);

function buildings(...steps: number[]): PlayerView["buildings"] {
  return BUILDINGS.map((building, at) => {
    const step = steps[at] ?? 0;
    const boulders = BOULDERS_AHEAD.map((ahead) => (step + ahead <= STEPS ? step + ahead : 0));
    return { building, step, boulders, tools: step < STEPS ? 0 : null };
  });
}

const START: PlayerView = {
  stock: { barley: 1, flax: 1, hops: 0, rye: 1, hides: 0, meat: 0, milk: 0, wool: 0, clay: 0, tools: 0, jewelry: 0 },
  fields: fields(field(2), field(3), field(4)),
  flock: [null, 0, 0, 0, 0, 0],
  stable: 0,
  sheep: 0,
  centre: 0,
  window: 6,
  buildings: buildings(),
  workers: 6,
  used_tools: 0,
  hand: ["002", "007", "012", "019", "903"],
  hand_size: { gateway: 4, farmyard: 0, bonus: 0, points: 1 },
  played: [],
  pending: [],
  leftovers: 12,
};

interface Sample extends Partial<PlayerView> {
  round?: number;
}
const SAMPLES: Record<string, Sample> = {
  sown: { fields: fields(field(2), field(3, "rye"), field(4, "barley"), field(5)) },
  reaped: { fields: fields(field(4), field(2), field(3), field(5)) },
  flock: { round: 2, flock: [null, null, 0, 1, 2, 0], sheep: 3 },
  crowd: { round: 4, flock: [null, null, null, null, 0, 2], stable: 3, sheep: 5 },
  moved: { buildings: buildings(2, 2, 1, 2, 2), centre: 1, window: 7 },
  scored: {
    round: 6,
    buildings: buildings(8, 9, 10, 8, 9).map((one) => ({ ...one, boulders: [0, 0] })),
    centre: 8,
    window: 12,
  },
};

/** A table of two whose first sector card named sectors 1 and 3. */
export function sampleOf(name: string): HallertauView {
  const { round = 1, ...player } = SAMPLES[name] ?? {};
  return {
    game: "hallertau",
    options: { players: 2, cards: true },
    seat: 0,
    over: false,
    goes_on: false,
    asked: [0],
    planned: null,
    question: "Turn",
    round,
    phase: 4,
    first: 0,
    turn: 0,
    board: SECTORS.flatMap((spaces, at) => spaces.map(() => [at % 2, 0, 0])),
    decks: { gateway: 22, farmyard: 23, bonus: 45, points: 23 },
    gateway: "beginner",
    farmyard: "hops",
    sector_cards: 5,
    sectors_gone: [[[1], [3]]],
    removed: [],
    offers: [],
    players: [{ ...START, ...player }, START],
    goal: null,
    outstanding: null,
    scores: [2, 2],
    ranking: [1, 1],
    score_sheets: [{}, {}],
  };
}
