// The games' boards and words, by name. A game without a board is played on a plain list.

import type { Component } from "svelte";
import { prefs, type Lang } from "../lib/prefs.svelte";
import type { View } from "../lib/view";
import { burgundy } from "./words/burgundy";

/** Elements of the shared board, or of a seat's own. */
export interface Marked {
  seat: number;
  elements: string[];
}

export interface BoardProps {
  view: View;
  seat: number | null;
  names: string[];
  lang: Lang;
  lit: Set<string>;
  chosen: Set<string>;
  /** what a line of the log is about */
  marked?: Marked | null;
  touch: (element: string) => void;
  explain?: (text: string) => void;
}

/** Words for element.<element>, sheet.<category>, gain.<what>, option.<name>, value.<option>.<value>. */
export type GameWords = Record<Lang, Record<string, string>>;

export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const words: Record<string, GameWords> = { burgundy };

export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

export function gameWord(game: string, key: string): string | null {
  return words[game]?.[prefs.lang][key] ?? null;
}
