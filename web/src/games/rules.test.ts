import { expect, test } from "vitest";
import { variantsOf, type Glossary } from "../lib/glossary";
import type { Step } from "../lib/guide";
import type { Lang } from "../lib/prefs.svelte";
import { readIn, runsOf, sectionsOf, topicsOf, type Rules, type Told } from "../lib/rules";

const texts = import.meta.glob<{ rules: Rules<Told> }>("./*/rules/index.ts", { eager: true });
const glossaries = import.meta.glob<Glossary>("./*/glossary.*.json", { eager: true, import: "default" });
const topics = import.meta.glob<{ TOPICS: readonly string[] }>("./*/topics.ts", { eager: true });
const guides = import.meta.glob<{ steps: readonly Step[] }>("./*/guide.ts", { eager: true });

const LANGUAGES = ["en", "ru"] as const;
const told = Object.entries(texts).map(([path, { rules }]) => ({ game: path.split("/")[1] ?? "", rules }));
const all = told.flatMap(({ game, rules }) => LANGUAGES.map((lang) => ({ game, lang, rules: readIn(lang, rules) })));

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
const linksIn = (text: string): string[] => runsOf(text).flatMap(({ topic }) => (topic ? [topic] : []));
const numbersIn = (text: string): Set<string> => new Set(runsOf(text).flatMap((run) => run.text.match(/\d+/g) ?? []));
const pairsIn = (value: unknown): Record<Lang, string>[] =>
  value && typeof value === "object"
    ? "en" in value
      ? [value as Record<Lang, string>]
      : Object.values(value).flatMap(pairsIn)
    : [];
test.each(all)("$game, $lang: whatever links to the rules finds its topic", ({ game, rules }) => {
  const found = topicsOf(rules);
  const ids = sectionsOf(rules).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const topic of topics[`./${game}/topics.ts`]?.TOPICS ?? []) expect(found).toContain(topic);
  for (const topic of textsIn(rules).flatMap(linksIn)) expect(found).toContain(topic);
  for (const { topic } of guides[`./${game}/guide.ts`]?.steps ?? []) if (topic) expect(found).toContain(topic);
});

test.each(all)("$game, $lang: every piece in the rules is named and explained", ({ game, lang, rules }) => {
  const glossary = glossaries[`./${game}/glossary.${lang}.json`] ?? {};
  const ids = new Set(sectionsOf(rules).map(({ id }) => id));
  for (const piece of topicsOf(rules).filter((topic) => !ids.has(topic))) {
    const variants = variantsOf(glossary, piece);
    expect(variants.length, piece).toBeGreaterThan(0);
    for (const [, { name, help }] of variants) expect(name && help, piece).toBeTruthy();
  }
});

test.each(told)(
  "$game: both languages name the same numbers and link to the same topics in every text",
  ({ rules }) => {
    for (const { en, ru } of pairsIn(rules)) {
      expect(numbersIn(ru), en).toEqual(numbersIn(en));
      expect(linksIn(ru), en).toEqual(linksIn(en));
    }
  },
);

/** A number that ends in 1, other than 11, before the plural. */
const FORM_OF_MANY = /(?<!\d)(?:\d*[02-9])?1 [а-яё]+(?:ов|ей|их|ых)(?![а-яё])/;

test.each(told)("$game: Russian words after 1, 21, ... are not in the plural", ({ rules }) => {
  for (const { ru } of pairsIn(rules)) expect(ru).not.toMatch(FORM_OF_MANY);
});
