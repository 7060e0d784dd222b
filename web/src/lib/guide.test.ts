import { expect, test } from "vitest";
import type { View } from "../view";
import { isDone, isOver, seenWith, stepAt, type Moment, type Step } from "./guide";

const now: Moment = { at: 1, view: {} as View, seat: 0, mine: true, chosen: new Set(), ready: false };
const say = { en: () => "", ru: () => "" };
const steps: Step[] = [
  { id: "choose", say, when: (one) => one.chosen.size > 0 },
  { id: "hello", say, when: () => true },
  { id: "end", say, when: () => true, last: true },
];

test("the first step that fits and was not seen is shown", () => {
  expect(stepAt(steps, [], now)?.id).toBe("hello");
  expect(stepAt(steps, [], { ...now, chosen: new Set(["die:0"]) })?.id).toBe("choose");
  expect(stepAt(steps, ["hello"], now)?.id).toBe("end");
});

test("the last step ends the guide, and so does dismissing it", () => {
  const [, hello, end] = steps;
  expect(isOver(seenWith([], hello ?? null))).toBe(false);
  expect(isOver(seenWith(["hello"], end ?? null))).toBe(true);
  expect(isOver(seenWith([], null))).toBe(true);
  expect(stepAt(steps, seenWith([], null), now)).toBeUndefined();
});

test("a step is done as it says, or else once the person has made a move", () => {
  const plain: Step = { id: "plain", say, when: () => true };
  const touching: Step = { ...plain, until: (one) => one.chosen.size > 0 };
  const moved = { ...now, at: 2 };
  expect(isDone(plain, now, now)).toBe(false);
  expect(isDone(plain, moved, now)).toBe(true);
  expect(isDone(plain, moved, { ...now, mine: false })).toBe(false);
  expect(isDone(touching, moved, now)).toBe(false);
  expect(isDone(touching, { ...now, chosen: new Set(["die:0"]) }, now)).toBe(true);
});
