import { expect, test } from "vitest";
import { seenWith, stepAt, type Moment } from "../../../lib/guide";
import { readIn, sectionsOf, topicsOf, type Block } from "../../../lib/rules";
import { DECKS } from "../content";
import { faceOf, type CardTexts, type Icon, type Mark } from "../face";
import glossary from "../glossary.en.json";
import { advice, steps } from "../guide";
import { SPACES, spaceOf } from "../pieces";
import type { HallertauView, PlayerView } from "../view";
import { rules as told } from ".";
import { sampleOf } from "./samples";

const rules = readIn("en", told);
const cards = Object.entries(glossary as Record<string, CardTexts>).filter(([key]) => key.startsWith("card:"));

test("every card and every space is in the rules, once", () => {
  const pieces = topicsOf(rules).filter((topic) => /^(card|space):/.test(topic));
  const wanted = [...cards.map(([key]) => key), ...SPACES.map(({ name }) => `space:${name}`)];
  expect(pieces.toSorted()).toEqual(wanted.toSorted());
});

/** Crops, other goods and decks are told once for all of their kind. */
const KINDS = [["barley", "flax", "hops", "rye"], ["hides", "meat", "milk", "wool", "clay"], [...DECKS]];
const kind = (icon: Icon | undefined): string => KINDS.find((all) => all.includes(icon ?? ""))?.[0] ?? icon ?? "";

/** What a symbol looks like, whatever number stands on it. */
function look(mark: Mark): string[] {
  if (mark.is !== "icon") return [];
  const { icon, badge, note = "", struck = false } = mark;
  return [
    [kind(icon), kind(badge), /^\d/.test(note) ? "number" : note, struck ? "struck" : ""].filter(Boolean).join(" "),
  ];
}
const looksOf = (texts: CardTexts): string[] => {
  const { needs, pays, gains, income } = faceOf(texts);
  return [...needs, ...pays, ...gains.flat(), ...income.flat()].flat().flatMap(look);
};

test("whatever symbol is on a card is explained in the legend", () => {
  const legend = sectionsOf(rules).find(({ id }) => id === "symbols")?.blocks ?? [];
  const drawn = legend.flatMap((block: Block) =>
    typeof block === "object" && "pictures" in block ? block.pictures : [],
  );
  const told = new Set(
    drawn.flatMap(([drawing]) => {
      const [, part, text] = /^(needs|pays|gains)=(.*)$/.exec(drawing) ?? [];
      return part && text ? looksOf({ [part]: text }) : [];
    }),
  );
  for (const [key, card] of cards)
    for (const one of looksOf(card)) expect([...told], `${one} on ${key}`).toContain(one);
});

// The guide

const START = sampleOf("start");
const withPlayer = (change: Partial<PlayerView>): HallertauView => ({
  ...START,
  players: START.players.map((one) => ({ ...one, ...change })),
});
const stock = { ...START.players[0]!.stock, clay: 3 };
const sown = sampleOf("sown").players[0]!.fields;

test("the guide advises clay, then seed, then tools, each where it is cheapest", () => {
  expect(advice(START, 0)).toEqual({ plan: "clay", space: "land_sale", cost: 1 });
  const dear = START.board.map((rows, space) => (space === spaceOf("land_sale")?.place ? [1, 2, 0] : rows));
  expect(advice({ ...START, board: dear }, 0)).toEqual({ plan: "clay", space: "tool_shed", cost: 2 });
  expect(advice(withPlayer({ stock }), 0)).toEqual({ plan: "sow", space: "cultivation", cost: 1 });
  expect(advice(withPlayer({ stock, fields: sown }), 0)).toEqual({ plan: "tools", workers: 6 });
  expect(advice({ ...START, board: START.board.map(() => [1, 2, 3]) }, 0)).toEqual({ plan: "tools", workers: 6 });
  expect(advice(withPlayer({ workers: 0 }), 0)).toBeNull();
});

test("the guide leads through a first round to its end", () => {
  const moment = (view: HallertauView, question: string): Moment => ({
    at: 1,
    view: { ...view, question },
    seat: 0,
    mine: true,
    chosen: new Set(),
    ready: false,
  });
  let seen: string[] = [];
  const shown = [
    moment(START, "Turn"),
    moment(withPlayer({ stock }), "Turn"),
    moment(withPlayer({ stock }), "Sow"),
    moment(withPlayer({ stock, fields: sown }), "Turn"),
    moment(withPlayer({ stock: { ...stock, tools: 4 }, fields: sown }), "Progress"),
    moment({ ...START, round: 2 }, "Turn"),
  ].map((now) => {
    const ids: string[] = [];
    for (let step = stepAt(steps, seen, now); step; step = stepAt(steps, seen, now)) {
      expect(step.say.en(now)).toBeTruthy();
      expect(step.say.ru(now)).toBeTruthy();
      ids.push(step.id);
      seen = seenWith(seen, step);
    }
    return ids;
  });
  expect(shown).toEqual([
    ["hello", "village", "workers", "clay", "hand"],
    ["seed"],
    ["sow"],
    ["tools"],
    ["progress", "boulders"],
    ["again", "flock", "end"],
  ]);
});
