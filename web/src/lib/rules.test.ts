import { expect, test } from "vitest";
import type { Glossary } from "./glossary";
import { piecesOf, readIn, runsOf, same, search, sectionOf, stemsOf, topicsOf, type Rules, type Told } from "./rules";

const glossary: Glossary = {
  bank: { name: "bank", help: "When placed: 2 silver." },
  "chapel:old": { name: "chapel", help: "Brings 3 candles." },
  "chapel:new": { name: "chapel", help: "Brings 2 candles." },
};
const rules: Rules = {
  chapters: [
    {
      title: "One",
      sections: [
        {
          id: "work",
          title: "Workers",
          blocks: ["A **worker** changes a [die](dice).", { list: ["No silver needed."] }],
        },
        {
          id: "tiles",
          title: "Жетоны",
          blocks: [{ entries: ["bank", "chapel"] }, { only: "old", text: "Рабочего можно обменять ещё раз." }],
        },
      ],
    },
  ],
};

test("a query finds other forms of its words, in names and explanations of pieces too", () => {
  expect([...search(rules, glossary, "worker").keys()]).toEqual(["work"]);
  expect([...search(rules, glossary, "Silver").keys()]).toEqual(["work", "tiles"]);
  expect([...search(rules, glossary, "candle").entries()]).toEqual([["tiles", 2]]);
  expect([...search(rules, glossary, "рабочие").keys()]).toEqual(["tiles"]);
  expect([...search(rules, glossary, "жетон").keys()]).toEqual(["tiles"]);
});

test("all words must be in a section, ё and е are the same, and nothing finds nothing", () => {
  expect([...search(rules, glossary, "silver worker").keys()]).toEqual(["work"]);
  expect(search(rules, glossary, "silver dragon").size).toBe(0);
  expect([...search(rules, glossary, "еще").keys()]).toEqual(["tiles"]);
  expect(search(rules, glossary, " , ").size).toBe(0);
});

test("marks cut a text without losing any of it", () => {
  const text = "Workers change dice; a worker costs nothing.";
  const pieces = piecesOf(text, stemsOf("worker"));
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["Workers", "worker"]);
  expect(piecesOf(text, [])).toEqual([{ text, hit: false }]);
});

test("strong words and links are runs of their own", () => {
  expect(runsOf("A **worker** changes a [die](dice).")).toEqual([
    { text: "A " },
    { text: "worker", strong: true },
    { text: " changes a " },
    { text: "die", topic: "dice" },
    { text: "." },
  ]);
});

test("what is told in all languages is read in one, and numbers are the same in all", () => {
  const table = { head: [{ en: "players", ru: "игроки" }, 2, same("A")], rows: [] };
  const section = { id: "en", title: { en: "Depots", ru: "Хранилища" }, blocks: [table, { entries: ["bank"] }] };
  const told: Rules<Told> = { chapters: [{ title: { en: "Play", ru: "Игра" }, sections: [section] }] };
  expect(readIn("ru", told)).toEqual({
    chapters: [
      {
        title: "Игра",
        sections: [
          {
            id: "en",
            title: "Хранилища",
            blocks: [{ head: ["игроки", "2", "A"], rows: [] }, { entries: ["bank"] }],
          },
        ],
      },
    ],
  });
});

test("topics are sections and the pieces in them", () => {
  expect(topicsOf(rules)).toEqual(["work", "tiles", "bank", "chapel"]);
  expect(sectionOf(rules, "chapel")?.id).toBe("tiles");
  expect(sectionOf(rules, "dragon")).toBeUndefined();
});
