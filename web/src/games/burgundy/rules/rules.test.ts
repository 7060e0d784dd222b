import { expect, test } from "vitest";
import { variantsOf } from "../../../lib/glossary";
import { runsOf, sectionsOf, topicsOf, type Block, type Rules } from "../../../lib/rules";
import { LAST_TILE, tileKey } from "../content";
import glossaryEn from "../glossary.en.json";
import glossaryRu from "../glossary.ru.json";
import { advice, steps } from "../guide";
import start from "../samples/start.json";
import { TOPICS } from "../topics";
import type { BurgundyView } from "../view";
import { rules as en } from "./en";
import { rules as ru } from "./ru";

const LANGUAGES = { en: { rules: en, glossary: glossaryEn }, ru: { rules: ru, glossary: glossaryRu } };
const tiles = Array.from({ length: LAST_TILE }, (_, at) => tileKey(at + 1));

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

test.each(Object.entries(LANGUAGES))("%s: whatever links to the rules finds its topic", (_, { rules }) => {
  const topics = topicsOf(rules);
  expect(new Set(sectionsOf(rules).map(({ id }) => id)).size).toBe(sectionsOf(rules).length);
  for (const topic of TOPICS) expect(topics).toContain(topic);
  for (const tile of tiles) expect(topics).toContain(tile);
  for (const topic of linksIn(rules)) expect(topics).toContain(topic);
  for (const { topic } of steps) if (topic) expect(topics).toContain(topic);
});

test.each(Object.entries(LANGUAGES))("%s: every tile of the glossary is in the rules, and explained", (_, { rules, glossary }) => {
  const inRules = topicsOf(rules).filter((topic) => tiles.includes(topic));
  expect(new Set(inRules)).toEqual(new Set(tiles));
  for (const tile of tiles) {
    const variants = variantsOf(glossary, tile);
    expect(variants.length).toBeGreaterThan(0);
    for (const [, { help }] of variants) expect(help).toBeTruthy();
  }
  const pieces = Object.keys(glossary).filter((key) => !key.includes(".") && !key.startsWith("goods:"));
  for (const key of pieces) expect(tiles.some((tile) => key === tile || key.startsWith(`${tile}:`))).toBe(true);
});

test("both languages have the same sections, pieces and pictures in the same places", () => {
  const shape = (rules: Rules) => sectionsOf(rules).map(({ id, blocks }) => [id, blocks.map(shapeOf)]);
  expect(shape(ru)).toEqual(shape(en));
  expect(linksIn(ru)).toEqual(linksIn(en));
});

test("the guide's advice is a tile that a die reaches", () => {
  const view = start.view as unknown as BurgundyView;
  const found = advice(view, 0);
  expect(found).not.toBeNull();
  expect(view.players[0]?.dice).toContain(found?.depot);
  const from = ((found?.depot ?? 0) - 1) * 4;
  expect(view.spaces.slice(from, from + 4)).toContain(found?.code);
});
