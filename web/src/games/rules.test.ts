import { expect, test } from "vitest";
import { variantsOf, type Glossary } from "../lib/glossary";
import type { Step } from "../lib/guide";
import { runsOf, sectionsOf, topicsOf, type Block, type Rules } from "../lib/rules";

const texts = import.meta.glob<{ rules: Rules }>("./*/rules/{en,ru}.ts", { eager: true });
const glossaries = import.meta.glob<Glossary>("./*/glossary.*.json", { eager: true, import: "default" });
const topics = import.meta.glob<{ TOPICS: readonly string[] }>("./*/topics.ts", { eager: true });
const guides = import.meta.glob<{ steps: readonly Step[] }>("./*/guide.ts", { eager: true });

const all = Object.entries(texts).map(([path, { rules }]) => {
  const [, game = "", , lang = ""] = path.replace(".ts", "").split("/");
  return { game, lang, rules };
});
const games = [...new Set(all.map(({ game }) => game))];

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
const linksIn = (rules: Rules): string[] =>
  textsIn(rules).flatMap((text) => runsOf(text).flatMap(({ topic }) => (topic ? [topic] : [])));
const shapeOf = (block: Block): unknown =>
  typeof block === "string"
    ? "text"
    : "entries" in block
      ? block.entries
      : "pictures" in block
        ? block.pictures.map(([drawing]) => drawing)
        : "only" in block
          ? block.only
          : Object.entries(block).map(([key, value]) => [key, Array.isArray(value) ? value.length : "text"]);

test.each(all)("$game, $lang: whatever links to the rules finds its topic", ({ game, rules }) => {
  const found = topicsOf(rules);
  const ids = sectionsOf(rules).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const topic of topics[`./${game}/topics.ts`]?.TOPICS ?? []) expect(found).toContain(topic);
  for (const topic of linksIn(rules)) expect(found).toContain(topic);
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

test.each(games)("%s: both languages have the same sections, pieces and pictures in the same places", (game) => {
  const [one, other] = all.filter((found) => found.game === game).map(({ rules }) => rules);
  const shape = (rules: Rules | undefined) =>
    rules && sectionsOf(rules).map(({ id, blocks }) => [id, blocks.map(shapeOf)]);
  expect(shape(other)).toEqual(shape(one));
  expect(other && linksIn(other)).toEqual(one && linksIn(one));
});
