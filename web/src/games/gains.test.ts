import { expect, test } from "vitest";
import type { Glossary } from "../lib/glossary";
import type { Lang } from "../lib/prefs.svelte";
import { gainIn } from "./gains";

const glossaries = import.meta.glob<Glossary>("./*/glossary.*.json", { eager: true, import: "default" });
const gain = (game: string, lang: Lang, what: string, n: number): string =>
  gainIn(glossaries[`./${game}/glossary.${lang}.json`] ?? {}, lang, what, n);

test.each([
  ["burgundy", "en", "workers", 1, "+1 worker"],
  ["burgundy", "en", "workers", -2, "−2 workers"],
  ["burgundy", "en", "points", 11, "+11 points"],
  ["burgundy", "en", "silver", -2, "−2 silver"],
  ["burgundy", "ru", "workers", -1, "−1 рабочий"],
  ["burgundy", "ru", "workers", 4, "+4 рабочих"],
  ["burgundy", "ru", "points", 11, "+11 очков"],
  ["burgundy", "ru", "points", 21, "+21 очко"],
  ["burgundy", "ru", "points", 3, "+3 очка"],
  ["burgundy", "ru", "goods", 2, "+2 товара"],
  ["hallertau", "en", "hides", 1, "+1 hide"],
  ["hallertau", "en", "barley", -4, "−4 barley"],
  ["hallertau", "en", "tools", 1, "+1 tool"],
  ["hallertau", "ru", "barley", -4, "−4 ячменя"],
  ["hallertau", "ru", "hides", 1, "+1 шкура"],
  ["hallertau", "ru", "sheep", 5, "+5 овец"],
  ["hallertau", "ru", "workers", 1, "+1 работник"],
  ["hallertau", "ru", "workers", 3, "+3 работника"],
] as const)("%s in %s: %s %i", (game, lang, what, n, words) => {
  expect(gain(game, lang, what, n)).toBe(words);
});

test("every gain has all forms in every language", () => {
  for (const [file, glossary] of Object.entries(glossaries)) {
    const gains = Object.entries(glossary).filter(([key]) => key.startsWith("gain."));
    expect(gains.length, file).toBeGreaterThan(0);
    for (const [key, { one, few, many, other }] of gains)
      expect([one, few, many, other].every(Boolean), key).toBe(true);
  }
});

test("what has no entry keeps its name", () => {
  expect(gain("burgundy", "en", "honour", 2)).toBe("+2 honour");
});
