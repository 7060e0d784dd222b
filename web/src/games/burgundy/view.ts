// Made from src/feldberg/games/burgundy/view.py by `make types`. Do not edit.

import type { View } from "../../view";
import type { Kind } from "./content";

export interface BurgundyView extends View {
  /** -1 in set-up */
  phase: number;
  round: number;
  turn: number | null;
  /** the seats in the order of this round */
  turns: number[];
  /** the seats by the turn-order track */
  order: number[];
  /** of each seat on that track */
  steps: number[];
  white: number;
  /** the goods of the rounds to come */
  row: (number | null)[];
  /** the tiles on them: four for each depot, then those of the black depot */
  spaces: (number | null)[];
  /** with this number of players */
  used_spaces: number[];
  /** in each depot, how many of each colour */
  goods: number[][];
  /** that nobody has taken */
  bonus_tiles: BonusTiles;
  bonus_points: BonusPoints;
  /** how many of each tile lie face down, by their backs */
  undrawn: Record<string, number>[];
  undrawn_goods: Record<string, number>;
  bought: boolean;
  /** in set-up */
  settling: Settling | null;
  players: PlayerView[];
  /** in the pile beside the black depot, whose topmost lies on the last space */
  inns?: number;
  /** in each depot */
  shields?: number[][];
  solo?: Solo;
}

export interface BonusTiles {
  large: Kind[];
  small: Kind[];
}

export interface BonusPoints {
  large: number;
  small: number;
}

export interface Settling {
  /** the estates of every seat to choose from */
  dealt: number[][];
}

export interface PlayerView {
  /** its number; null until it is chosen */
  estate: number | null;
  /** the tiles on them */
  cells: (number | null)[];
  store: (number | null)[];
  /** how many of each colour */
  goods: number[];
  sold: number[];
  silver: number;
  workers: number;
  /** 0 once used */
  dice: number[];
  monasteries: number[];
  bonus_tiles: BonusTiles;
  monastery_points: Record<string, number>;
  /** border posts joined by tiles: 0, 2 or 3 */
  linked?: number;
  /** that join them: none, one or two */
  links?: Link[];
  /** of the trade routes */
  route?: Route;
  shields?: LaidShield[];
  /** the seat whose monasteries shield 6 uses */
  borrowed?: number | null;
  /** the other seat of the team, which has the same estate, stock and goods */
  partner?: number;
  /** in a team: the seat for whom each storage space is, null for both */
  keepers?: (number | null)[];
}

export interface Link {
  /** two that are linked */
  posts: number[];
  /** the shortest chain of tiles from the one to the other */
  cells: number[];
}

export interface Route {
  /** in their order; while it is laid out, those already laid */
  boards: number[];
  /** boards still to be laid */
  hand: number[];
  /** the colours of the goods on it, from the left */
  laid: number[];
  /** filled once and used no more */
  full: boolean;
}

export interface LaidShield {
  /** the castle it lies on */
  cell: number;
  shield: number;
}

export interface Solo {
  /** on the track of points */
  marker: number;
  target: number;
  /** cells still to be filled */
  empty: number;
}
