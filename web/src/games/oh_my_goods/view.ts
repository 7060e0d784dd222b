// Made from src/feldberg/games/oh_my_goods/view.py by `make types`. Do not edit.

import type { View } from "../../view";
import type { Chapter, Resource } from "./content";

export interface OhMyGoodsView extends View {
  round: number;
  phase: Phase;
  last: boolean;
  ending: boolean;
  first: number;
  /** whose turn it is in phase IV */
  turn: number | null;
  sunrise: number[];
  sunset: number[];
  market: Record<Resource, number>;
  deck: number;
  /** those that everybody has seen */
  discards: number[];
  /** goods among the discards */
  spent: number;
  /** faces of the assistants */
  offer: number[];
  /** buildings that lie open for everybody */
  middle: number[];
  story: StoryView | null;
  /** how many cards the production under way still takes */
  lacking: number | null;
  /** what is left to pay */
  cost: number | null;
  players: PlayerView[];
}

export type Phase = "new cards" | "sunrise" | "sunset" | "production";

export interface StoryView {
  /** null with everything included */
  chapter: Chapter | null;
  /** the chapters before */
  story: Chapter[];
  /** of this round */
  event: number | null;
  rounds: number;
  ending: number;
  /** that everybody took */
  sides: (Side | null)[];
  /** that won */
  side: Side | null;
  /** points to be reached alone */
  goal: number | null;
  /** numbers that the chapters before and this one have brought into play */
  brought: number[][];
  /** the chapter that follows, once it is known */
  next: Chapter | null;
}

export type Side = "crown" | "people";

export interface PlayerView {
  /** null for the others' hands */
  hand: number[] | null;
  hand_size: number;
  /** the card laid aside, for its owner */
  aside: number | null;
  has_aside: boolean;
  buildings: BuildingView[];
  offices: Record<Resource, number>;
  coins: number;
  strength: number;
}

export interface BuildingView {
  card: number;
  /** how many lie on it */
  goods: number;
  /** coins that one of them brings its owner */
  worth: number;
  worker: Mode | null;
  /** the face */
  assistant: number | null;
  /** the card under it */
  tower: number | null;
  /** resources that it does without now */
  spared: number;
  /** in this turn */
  produced: boolean;
  /** its chain may be used now */
  open: boolean;
  /** what market and offices lack; of a glassmaker nothing is named */
  missing: Record<Resource, number>;
  /** how many cards that takes, with nobody sloppy there */
  lacking: number;
  /** while planning: how likely market, offices and hand suffice for the worker */
  odds: Record<Mode, number> | null;
}

export type Mode = "efficient" | "sloppy";
