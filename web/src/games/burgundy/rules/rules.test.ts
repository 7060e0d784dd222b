import { expect, test } from "vitest";
import { variantsOf } from "../../../lib/glossary";
import { readIn, topicsOf } from "../../../lib/rules";
import { SHIELD_POINTS } from "../content";
import { CODES, tileKey } from "../pieces";
import glossaryEn from "../glossary.en.json";
import glossaryRu from "../glossary.ru.json";
import { advice } from "../guide";
import start from "../samples/start.json";
import type { BurgundyView } from "../view";
import { rules } from ".";

const LANGUAGES = {
  en: { rules: readIn("en", rules), glossary: glossaryEn },
  ru: { rules: readIn("ru", rules), glossary: glossaryRu },
};
const tiles = [...CODES.map(tileKey), ...SHIELD_POINTS.slice(1).map((_, at) => `shield:${at + 1}`)];

test.each(Object.entries(LANGUAGES))(
  "%s: every tile and shield of the glossary is in the rules, and explained",
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
  const view = start.view as BurgundyView;
  const found = advice(view, start.seat);
  expect(found).not.toBeNull();
  expect(view.players[start.seat]?.dice).toContain(found?.depot);
  const from = ((found?.depot ?? 0) - 1) * 4;
  expect(view.spaces.slice(from, from + 4)).toContain(found?.code);
});
