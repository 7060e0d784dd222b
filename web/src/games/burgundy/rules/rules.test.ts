import { expect, test } from "vitest";
import { variantsOf } from "../../../lib/glossary";
import { topicsOf } from "../../../lib/rules";
import { LAST_TILE, tileKey } from "../content";
import glossaryEn from "../glossary.en.json";
import glossaryRu from "../glossary.ru.json";
import { advice } from "../guide";
import start from "../samples/start.json";
import type { BurgundyView } from "../view";
import { rules as en } from "./en";
import { rules as ru } from "./ru";

const LANGUAGES = { en: { rules: en, glossary: glossaryEn }, ru: { rules: ru, glossary: glossaryRu } };
const tiles = Array.from({ length: LAST_TILE }, (_, at) => tileKey(at + 1));

test.each(Object.entries(LANGUAGES))(
  "%s: every tile of the glossary is in the rules, and explained",
  (_, { rules, glossary }) => {
    const inRules = topicsOf(rules).filter((topic) => tiles.includes(topic));
    expect(new Set(inRules)).toEqual(new Set(tiles));
    for (const tile of tiles) {
      const variants = variantsOf(glossary, tile);
      expect(variants.length).toBeGreaterThan(0);
      for (const [, { help }] of variants) expect(help).toBeTruthy();
    }
    const pieces = Object.keys(glossary).filter((key) => !key.includes(".") && !key.startsWith("goods:"));
    for (const key of pieces) expect(tiles.some((tile) => key === tile || key.startsWith(`${tile}:`))).toBe(true);
  },
);

test("the guide's advice is a tile that a die reaches", () => {
  const view = start.view as unknown as BurgundyView;
  const found = advice(view, 0);
  expect(found).not.toBeNull();
  expect(view.players[0]?.dice).toContain(found?.depot);
  const from = ((found?.depot ?? 0) - 1) * 4;
  expect(view.spaces.slice(from, from + 4)).toContain(found?.code);
});
