// What a board is given, by a table that is played, a replay or a picture: what lies there, what can be touched, and
// whom to tell. Knows no game.

import type { View } from "../view";
import type { Lang } from "./prefs.svelte";

/** Elements of the shared board, or of a seat's own. */
export interface Marked {
  seat: number;
  elements: string[];
  /** the person wants to go there, even away from the log */
  sought?: boolean;
}

export interface Sight<V = View> {
  readonly view: V;
  /** whose board is drawn large; null for a spectator */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly lang: Lang;
  /** elements that narrow what was chosen, or begin */
  readonly lit?: ReadonlySet<string>;
  /** elements that any legal action touches: one that is not lit starts anew */
  readonly live?: ReadonlySet<string>;
  readonly chosen?: ReadonlySet<string>;
  /** further elements that every action touches which touches the chosen ones */
  readonly meant?: ReadonlySet<string>;
  /** what a touch costs at least, by element */
  readonly prices?: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** what the first-game guide speaks of */
  readonly pointedOut?: ReadonlySet<string>;
  /** what a line of the log is about */
  readonly marked?: Marked | null;
  touch?(element: string): void;
  /** a text, and where in the rules there is more; where `instead` is given, only in the place of that text */
  explain?(text: string, topic?: string, instead?: string): void;
  /** something that no legal action touches was touched: why it cannot be chosen, told before its note */
  whyNot?(element: string, note: string, topic?: string): Promise<void>;
}
