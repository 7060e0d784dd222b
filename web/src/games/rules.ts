// The games' rules and the drawings in them, loaded when they are read.

import type { Component } from "svelte";
import type { Lang } from "../lib/prefs.svelte";
import type { Rules } from "../lib/rules";

export type Picture = Component<{ of: string }>;

const texts = import.meta.glob<{ rules: Rules }>("./*/rules/{en,ru}.ts");
const pictures = import.meta.glob<{ default: Picture }>("./*/rules/Picture.svelte");

export const hasRules = (game: string): boolean => `./${game}/rules/en.ts` in texts;

export async function rulesOf(game: string, lang: Lang): Promise<{ rules: Rules; Picture: Picture } | null> {
  const text = texts[`./${game}/rules/${lang}.ts`];
  const picture = pictures[`./${game}/rules/Picture.svelte`];
  if (!text || !picture) return null;
  const [{ rules }, { default: Picture }] = await Promise.all([text(), picture()]);
  return { rules, Picture };
}
