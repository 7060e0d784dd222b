/** The view of a table of Burgundy as `feldberg.games.burgundy.view` makes it. */

export type Edition = "2011" | "2019";
export type Kind = "castle" | "mine" | "ship" | "animal" | "building" | "monastery";

interface BonusTiles {
  large: Kind[];
  small: Kind[];
}

export interface PlayerView {
  estate: number | null;
  colours: number[] | null;
  numbers: number[];
  cells: (number | null)[];
  store: (number | null)[];
  goods: number[];
  sold: number[];
  silver: number;
  workers: number;
  dice: number[];
  monasteries: number[];
  bonus_tiles: BonusTiles;
  score_sheet: Record<string, number>;
  monastery_points: Record<string, number>;
}

interface Settling {
  dealt: number[][];
}

export interface BurgundyView {
  options: { players: number; edition: string; [name: string]: unknown };
  seat: number | null;
  over: boolean;
  asked: number[];
  question: string | null;
  phase: number;
  round: number;
  turn: number | null;
  turns: number[];
  order: number[];
  steps: number[];
  white: number;
  row: (number | null)[];
  spaces: (number | null)[];
  used_spaces: number[];
  goods: number[][];
  bonus_tiles: BonusTiles;
  bought: boolean;
  settling: Settling | null;
  players: PlayerView[];
  scores: number[];
  ranking: number[];
  [more: string]: unknown;
}
