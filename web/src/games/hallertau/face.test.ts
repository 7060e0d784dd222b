import { expect, test } from "vitest";
import { DECKS } from "./content";
import { effects, faceOf, NotUnderstood, waysOf, type CardTexts, type Mark, type Phrase } from "./face";
import type { Entry } from "../../lib/glossary";
import english from "./glossary.en.json";
import russian from "./glossary.ru.json";
import { deckOf } from "./pieces";

type Known = Record<string, CardTexts & Entry>;
const glossary: Known = english;
const cards = Object.entries(glossary).filter(([key]) => key.startsWith("card:"));
const spaces = Object.entries(glossary).filter(([key]) => key.startsWith("space:"));

const show = (mark: Mark): string =>
  mark.is === "icon"
    ? `${mark.struck ? "no " : ""}${mark.icon}${mark.badge ? `(${mark.badge})` : ""}${mark.note ? `[${mark.note}]` : ""}`
    : mark.is === "word"
      ? `~${mark.word}`
      : mark.text;
const line = (phrases: readonly Phrase[]): string => phrases.map((phrase) => phrase.map(show).join(" ")).join(", ");

test("all cards are there, by their decks", () => {
  const sizes = Object.fromEntries(
    DECKS.map((deck) => [deck, cards.filter(([key]) => deckOf(key.slice(5)) === deck).length]),
  );
  expect(sizes).toEqual({ gateway: 120, farmyard: 140, bonus: 45, points: 25 });
});

test.each(cards)("%s is understood whole", (_, card) => {
  const face = faceOf(card);
  expect(face.needs.length > 0).toBe(Boolean(card.needs));
  expect(face.pays.length > 0).toBe(Boolean(card.pays));
  expect(face.gains.length).toBe(card.gains?.split(";").length ?? 0);
  expect(face.income.length).toBe(card.income?.split(";").length ?? 0);
  expect(face.needs.length + face.pays.length).toBeGreaterThan(0);
  for (const way of waysOf(card)) expect(JSON.stringify(faceOf(way))).not.toContain("/");
});

test.each(spaces)("%s says what it does", (_, space) => {
  expect(effects(space.gains ?? "").length).toBeGreaterThan(0);
});

test("both languages have the same cards and spaces", () => {
  const texts = (all: Known) =>
    Object.fromEntries(
      Object.entries(all).map(([key, { needs, pays, gains, income, points, only, but }]) => [
        key,
        { needs, pays, gains, income, points, only, but },
      ]),
    );
  expect(texts(russian)).toEqual(texts(english));
});

test.each([
  ["needs", "barley >= 7 or hops >= 2", "barley ≥ 7, ~or, hops ≥ 2"],
  ["needs", "wool >= 1, sheep >= 3", "wool ≥ 1, sheep ≥ 3"],
  ["needs", "clay >= 3 / hops >= 3", "clay ≥ 3, /, hops ≥ 3"],
  ["needs", "window > round + 5/6/7", "window > round + 5/6/7"],
  ["needs", "butchering >= 1", "~just space(meat)"],
  ["needs", "row2 + row3 == 0", "field[2] + field[3] = 0"],
  ["pays", "2 clay, 1 field in row 5", "2 clay, 1 field[5]"],
  ["pays", "rye = 8 - fields", "rye = 8 − field"],
  ["pays", "5 of 2 kinds", "2 × 5 goods(alike)"],
] as const)("%s: %s", (part, text, expected) => {
  expect(line(faceOf({ [part]: text })[part])).toBe(expected);
});

test("effects are told apart, with their choices and exchanges", () => {
  expect(effects("2 crops; 1 milk or 1 wool; step 1 sheep").map(line)).toEqual([
    "2 crop",
    "1 milk, ~or, 1 wool",
    "1 sheep ahead 1",
  ]);
  expect(effects("2 milk -> 1 sheep or 4 milk -> 2 sheep").map(line)).toEqual([
    "2 milk → 1 sheep, ~or, 4 milk → 2 sheep",
  ]);
  expect(effects("2 of one crop, sow it").map(line)).toEqual(["2 crop(alike) sow"]);
});

test("the ways to play a card are its tiers, and of each the alternatives to pay", () => {
  expect(waysOf({ needs: "hides >= 2 or meat >= 2", gains: "2 clay" })).toHaveLength(1);
  expect(waysOf({ pays: "3 hides or 4 hops", gains: "1 bonus" }).map((way) => way.pays)).toEqual(["3 hides", "4 hops"]);
  expect(waysOf({ needs: "jewelry >= 2/3", gains: "1 meat / 1 tools; 1 bonus" })).toEqual([
    { needs: "jewelry >= 2", pays: "", gains: "1 meat; 1 bonus" },
    { needs: "jewelry >= 3", pays: "", gains: "1 tools; 1 bonus" },
  ]);
});

test("what is not in the language is refused", () => {
  expect(() => effects("2 pigs")).toThrow(NotUnderstood);
  expect(() => faceOf({ needs: "pigs >= 2" })).toThrow(NotUnderstood);
  expect(() => faceOf({ pays: "some clay" })).toThrow(NotUnderstood);
});
