// The games' rules and the drawings in them, loaded when they are read.

import type { Component } from "svelte";
import type { Lang } from "../lib/prefs.svelte";
import { readIn, type Rules, type Told } from "../lib/rules";

export type Picture = Component<{ of: string }>;

const texts = import.meta.glob<{ rules: Rules<Told> }>("./*/rules/index.ts");
const pictures = import.meta.glob<{ default: Picture }>("./*/rules/Picture.svelte");

export const hasRules = (game: string): boolean => `./${game}/rules/index.ts` in texts;

export async function rulesOf(game: string, lang: Lang): Promise<{ rules: Rules; Picture: Picture } | null> {
  const text = texts[`./${game}/rules/index.ts`];
  const picture = pictures[`./${game}/rules/Picture.svelte`];
  if (!text || !picture) return null;
  const [{ rules }, { default: Picture }] = await Promise.all([text(), picture()]);
  return { rules: readIn(lang, rules), Picture };
}
