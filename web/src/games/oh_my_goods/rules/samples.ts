/** Positions for the drawings in the rules. */

import { UNSEEN } from "../../../lib/view";
import { CARDS, type Kind, type Resource } from "../content";
import type { BuildingView, OhMyGoodsView, PlayerView } from "../view";

const NOTHING: Record<Resource, number> = { wood: 0, wheat: 0, wool: 0, clay: 0, stone: 0 };
const cardOf = (kind: Kind): number => CARDS.findIndex((card) => card.kind === kind);

function building(kind: Kind, change: Partial<BuildingView> = {}): BuildingView {
  return {
    card: cardOf(kind),
    goods: 0,
    worth: 0,
    worker: null,
    assistant: null,
    tower: null,
    spared: 0,
    produced: false,
    open: false,
    missing: NOTHING,
    lacking: 0,
    odds: null,
    ...change,
  };
}

const BUILDINGS: Record<string, BuildingView[]> = {
  plan: [
    building("mill", {
      goods: 1,
      worth: 2,
      missing: { ...NOTHING, wool: 1 },
      lacking: 1,
      odds: { efficient: 0.62, sloppy: 1 },
    }),
    building("charburner", { goods: 4, worth: 1, odds: { efficient: 1, sloppy: 1 } }),
  ],
  chain: [
    building("mill", { goods: 3, worth: 2 }),
    building("charburner", { goods: 5, worth: 1 }),
    building("bakery", { goods: 2, worth: 4, worker: "efficient", produced: true, open: true }),
  ],
};

const player = (buildings: BuildingView[]): PlayerView => ({
  hand: [],
  hand_size: 0,
  aside: null,
  has_aside: false,
  buildings,
  offices: NOTHING,
  coins: buildings.reduce((sum, { goods, worth }) => sum + goods * worth, 0),
  strength: 0,
});

/** A table of one's own with the buildings of a sample, and a market. */
export function sampleOf(name: string): OhMyGoodsView {
  return {
    ...UNSEEN,
    game: "oh_my_goods",
    options: { players: 1 },
    seat: 0,
    scores: [0],
    score_sheets: [{}],
    round: 1,
    phase: name === "plan" ? "sunrise" : "production",
    last: false,
    ending: false,
    first: 0,
    turn: null,
    sunrise: [26, 29, 1],
    sunset: [44, 43, 61, 66],
    market: { wood: 1, wheat: 2, wool: 2, clay: 2, stone: 0 },
    deck: 40,
    discards: [],
    spent: 0,
    offer: [],
    middle: [],
    story: null,
    lacking: null,
    cost: null,
    players: [player(BUILDINGS[name] ?? [])],
  };
}
