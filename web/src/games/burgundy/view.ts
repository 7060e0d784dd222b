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
}
