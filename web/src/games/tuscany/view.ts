// Made from src/feldberg/games/tuscany/view.py by `make types`. Do not edit.

import type { View } from "../../view";
import type { Bonus, Colour, Farm, Kind, Reward, Type } from "./content";

export interface TuscanyView extends View {
  phase: Phase;
  round: number;
  /** the round ends with this circle */
  due: boolean;
  /** these are the last turns */
  last: boolean;
  first: number;
  /** whose turn it is */
  turn: number | null;
  /** a marble pays for what is done now */
  another: boolean;
  display: (TileView | null)[];
  /** tiles of the supply */
  neutral: number;
  deck: number;
  discards: Record<Colour, number>;
  /** cards of the deck */
  yields: number;
  /** the card turned up last */
  yielded: YieldView | null;
  /** tiles left */
  bonuses: Record<Bonus, number>;
  /** points for who completes the colour next */
  colour_bonuses: Record<Colour, number>;
  paying: PaymentView | null;
  /** what is printed there stands in for what we could not have */
  ours: Kind[];
  players: PlayerView[];
}

export type Phase = "joining" | "bonus" | "turns" | "over";

export interface TileView {
  type: Type;
  /** of farmland */
  farms: Farm[];
  /** whose set it is of; null for a neutral one */
  owner: number | null;
}

export interface YieldView {
  reward: Reward;
  amount: number;
}

export interface PaymentView {
  cell: number;
  /** the piece, by its place in the storage */
  stored: number;
}

export interface PlayerView {
  /** the spaces of the boards A, B and C, as printed */
  boards: Colour[][];
  /** of these boards */
  numbers: number[];
  /** how they are joined */
  way: number | null;
  /** none before the boards are joined */
  cells: CellView[];
  /** cells of one colour that touch */
  areas: number[][];
  /** own tiles left in each */
  stacks: number[];
  /** null for the others' hands */
  hand: Record<Colour, number> | null;
  hand_size: number;
  stored: (TileView | "hex")[];
  /** hexes among them that came in this turn */
  fresh: number;
  storage: number;
  marble: number;
  workers: number;
  bonuses: Record<Bonus, number>;
  green: number;
  red: number;
  /** red points of every round */
  rounds: number[];
}

export interface CellView {
  colour: Colour;
  /** null while it is empty */
  piece: TileView | "hex" | "start" | null;
  /** empty, and next to a covered one */
  open: boolean;
}
