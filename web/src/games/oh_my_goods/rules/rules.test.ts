import { expect, test } from "vitest";
import { seenWith, stepAt, type Moment } from "../../../lib/guide";
import { readIn, topicsOf } from "../../../lib/rules";
import { FACES, GOODS, KINDS } from "../content";
import { buildAdvice, steps, workAdvice } from "../guide";
import type { PlayerView } from "../view";
import { rules as told } from ".";
import { sampleOf } from "./samples";

const topics = topicsOf(readIn("en", told));

test("every kind of building, good and assistant is in the rules, once", () => {
  const kinds = Object.keys(KINDS).filter((kind) => kind !== "character");
  const wanted = [
    ...kinds.map((kind) => `kind:${kind}`),
    ...GOODS.map((good) => `good:${good}`),
    ...FACES.map((_, face) => `face:${face}`),
  ];
  expect(topics.filter((topic) => /^(kind|good|face):/.test(topic)).toSorted()).toEqual(wanted.toSorted());
});

// The guide

const PLAN = sampleOf("plan");
const [player] = PLAN.players;
const withPlayer = (change: Partial<PlayerView>): PlayerView => ({ ...player!, ...change });

test("the guide sends the worker where most goods are to be expected", () => {
  const [mill, charburner] = player!.buildings;
  expect(workAdvice([mill!, charburner!])).toEqual({ slot: 1, mode: "efficient" });
  expect(workAdvice([{ ...mill!, odds: { efficient: 0.4, sloppy: 0.9 } }])).toEqual({ slot: 0, mode: "sloppy" });
  expect(workAdvice([{ ...charburner!, assistant: 2 }])).toBeNull();
  expect(workAdvice([{ ...charburner!, odds: null }])).toBeNull();
});

test("the guide builds what can be paid, rather what uses one's own goods", () => {
  const bakery = 34; // costs 9, takes flour and coal
  const cooperage = 18; // costs 11, takes planks
  const mill = 26; // costs 2
  expect(buildAdvice(withPlayer({ hand: [mill, cooperage, bakery], coins: 12 }))).toBe(bakery);
  expect(buildAdvice(withPlayer({ hand: [mill, cooperage], coins: 12 }))).toBe(cooperage);
  expect(buildAdvice(withPlayer({ hand: [mill, cooperage], coins: 5 }))).toBe(mill);
  expect(buildAdvice(withPlayer({ hand: [cooperage], coins: 5 }))).toBeNull();
});

test("the guide follows a first round", () => {
  let seen: string[] = [];
  const now = (question: string, change: Partial<Moment> = {}): Moment => ({
    at: 0,
    view: { ...PLAN, question },
    seat: 0,
    mine: true,
    chosen: new Set(),
    ready: false,
    ...change,
  });
  const next = (moment: Moment): string | undefined => {
    const step = stepAt(steps, seen, moment);
    if (step) seen = seenWith(seen, step);
    return step?.id;
  };
  const said = ["Exchange", "Work", "LayAside", "Produce", "Discard", "Build", "Pay"].map((one) => next(now(one)));
  expect(said).toEqual(["hello", "morning", "aside", "produce", "discard", "build", "pay"]);
  expect(next(now("Work", { chosen: new Set(["building:0"]) }))).toBe("mode");
  expect(next(now("", { mine: false }))).toBe("others");
});
