// What an action brings and costs, counted.

import type { Glossary } from "../lib/glossary";
import { prefs, type Lang } from "../lib/prefs.svelte";
import { glossaryOf } from "./glossary.svelte";

/** "+1 worker", "−4 barley", in the form that goes with the number. */
export function gainIn(glossary: Glossary, lang: Lang, what: string, n: number): string {
  const entry = glossary[`gain.${what}`];
  const form = new Intl.PluralRules(lang).select(Math.abs(n));
  return `${n < 0 ? "−" : "+"}${Math.abs(n)} ${entry?.[form] ?? entry?.name ?? what}`;
}

/** The same of a game, in the person's language. */
export const gainWords = (game: string, what: string, n: number): string =>
  gainIn(glossaryOf(game), prefs.lang, what, n);
