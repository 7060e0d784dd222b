// Made from src/feldberg/games/hallertau/view.py by `make types`. Do not edit.

import type { View } from "../../view";
import type { Building, Deck, Good } from "./content";

export interface HallertauView extends View {
  round: number;
  phase: number;
  first: number;
  turn: number | null;
  /** workers by space and row, the lowest row first */
  board: number[][];
  /** how many cards are left; none without cards */
  decks: Record<string, number>;
  gateway: GatewayDeck | null;
  farmyard: FarmyardDeck | null;
  sector_cards: number;
  /** those that have left the game: their sectors, where two are joined one of them */
  sectors_gone: number[][][];
  removed: string[];
  /** what is offered now, in the card language */
  offers: string[];
  players: PlayerView[];
  goal: number | null;
  outstanding: number | null;
}

export type GatewayDeck = "beginner" | "intermediate" | "expert" | "master";

export type FarmyardDeck = "hops" | "sheep" | "field" | "jewelry";

export interface PlayerView {
  stock: Record<Stocked, number>;
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
  leftovers: number;
}

export type Stocked = "barley" | "flax" | "hops" | "rye" | "hides" | "meat" | "milk" | "wool" | "clay" | "tools" | "jewelry";

export interface FieldView {
  row: number;
  sown: Good | null;
  twice: boolean;
}

export interface BuildingView {
  building: Building;
  step: number;
  /** the spaces of both, 0 once off the board */
  boulders: number[];
  /** for the next step; null once there is none */
  tools: number | null;
}
