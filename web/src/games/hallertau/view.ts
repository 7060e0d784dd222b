/** The view of a table of Hallertau as `feldberg.games.hallertau.view` makes it. */

import type { Deck, Good, Resource } from "./face";

export type Building = "carpentry" | "brewhouse" | "icehouse" | "bakehouse" | "tailor";

export interface FieldView {
  row: number;
  sown: Good | null;
  twice: boolean;
}

interface BuildingView {
  building: Building;
  step: number;
  /** the spaces of both boulders, 0 once off the board */
  boulders: number[];
  /** tools for the next step; null once there is none */
  tools: number | null;
}

export interface PlayerView {
  stock: Record<Exclude<Resource, "sheep">, number>;
  fields: (FieldView | null)[];
  /** sheep on the farmyard cards of rounds 1 to 6, null where the card has gone */
  flock: (number | null)[];
  stable: number;
  sheep: number;
  centre: number;
  window: number;
  buildings: BuildingView[];
  workers: number;
  used_tools: number;
  /** the numbers of the cards; null for the others' hands */
  hand: string[] | null;
  hand_size: Record<Deck, number>;
  played: string[];
  pending: string[];
  score_sheet: Record<string, number>;
  leftovers: number;
}

export interface HallertauView {
  options: { players: number; cards: boolean; [name: string]: unknown };
  seat: number | null;
  over: boolean;
  asked: number[];
  question: string | null;
  round: number;
  phase: number;
  first: number;
  turn: number | null;
  /** workers by space and row, the lowest row first */
  board: number[][];
  decks: Partial<Record<Deck, number>>;
  gateway: string | null;
  farmyard: string | null;
  sector_cards: number;
  /** those that have left the game as printed: their sectors, where two are joined one of them */
  sectors_gone: number[][][];
  removed: string[];
  /** the card of which a way is chosen */
  choosing: string | null;
  /** what is offered now, in the card language */
  offers: string[];
  paying: Building | null;
  /** the ways to pay for it, the thriftiest first */
  payments: Partial<Record<Good, number>>[];
  players: PlayerView[];
  goal: number | null;
  outstanding: number | null;
  scores: number[];
  ranking: number[];
  [more: string]: unknown;
}
