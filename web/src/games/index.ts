// The games' boards and words, by name. A game without a board is played on a plain list.

import type { Component, Snippet } from "svelte";
import type { Lang } from "../lib/prefs.svelte";
import type { Sight } from "../lib/sight";
import type { EventInfo } from "../messages";
import type { View } from "../view";
import { glossaryOf } from "./glossary.svelte";

export type Board = Component<{ sight: Sight }>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? (await load()).default : null;
}

/** The game's picture for the home page; small, only an idea of it. */
export type Cover = Component<{ small?: boolean }>;

const covers = import.meta.glob<{ default: Cover }>("./*/Cover.svelte");

export async function coverOf(game: string): Promise<Cover | null> {
  const load = covers[`./${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}

/** What an option is about, drawn small in set-up. */
export type OptionPicture = Component<{ option: string }>;

const pictures = import.meta.glob<{ default: OptionPicture }>("./*/OptionPicture.svelte");

export async function optionPictureOf(game: string): Promise<OptionPicture | null> {
  const load = pictures[`./${game}/OptionPicture.svelte`];
  return load ? (await load()).default : null;
}

/** How an answer that lies on no board looks in the dock, for games that draw theirs. */
export type Answer = Component<{ element: string; view: View; lang: Lang; label: string }>;

const answers = import.meta.glob<{ default: Answer }>("./*/Answer.svelte");

export async function answerOf(game: string): Promise<Answer | null> {
  const load = answers[`./${game}/Answer.svelte`];
  return load ? (await load()).default : null;
}

/** What a line of the log is about, for games that draw it; `plain` where they have no drawing of it. */
export type EventFace = Component<{ told: EventInfo; view: View; plain: Snippet }>;

const events = import.meta.glob<{ default: EventFace }>("./*/Event.svelte");

export async function eventOf(game: string): Promise<EventFace | null> {
  const load = events[`./${game}/Event.svelte`];
  return load ? (await load()).default : null;
}

/** What came of a game, told in its own words at its end, for games that tell a story. */
export type Afterword = Component<{ view: View; lang: Lang }>;

const afterwords = import.meta.glob<{ default: Afterword }>("./*/Afterword.svelte");

export async function afterwordOf(game: string): Promise<Afterword | null> {
  const load = afterwords[`./${game}/Afterword.svelte`];
  return load ? (await load()).default : null;
}

/** The name for element.<element>, sheet.<line>, gain.<what>, option.<name>, value.<option>.<value>. */
export function gameWord(game: string, key: string): string | null {
  return glossaryOf(game)[key]?.name ?? null;
}
