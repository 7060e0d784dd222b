import { expect, test } from "vitest";
import { EVENTS, type Chapter } from "../content";
import type { StoryView } from "../view";
import {
  cameOf,
  CHAPTER_NAMES,
  closingOf,
  footingOf,
  signsOfCharacter,
  signsOfEnding,
  signsOfEvent,
  waysOf,
} from "./story";

const told = (change: Partial<StoryView> = {}): StoryView => ({
  chapter: "3",
  story: ["1", "2b"],
  event: 10,
  rounds: 8,
  ending: 1,
  sides: [null],
  side: null,
  goal: null,
  brought: [],
  next: null,
  ...change,
});

test("every event, ending and character says what it does in signs", () => {
  for (const event of Object.keys(EVENTS)) expect(signsOfEvent(Number(event)), event).not.toEqual([]);
  expect(signsOfEvent(8)).toEqual([
    [{ text: "−3" }, "coin"],
    ["strength", { text: "+3" }, "coin"],
  ]);
  expect(signsOfEvent(4)).toEqual([
    [{ text: "+" }, "corn field"],
    [{ text: "+1" }, "wheat"],
  ]);
  expect(signsOfEnding(3)).toEqual([
    ["strength", { text: "+1" }, "points"],
    [{ text: "−" }, "character"],
  ]);
  expect(signsOfCharacter(0)).toEqual(["house", { text: "−4" }, "coin"]);
});

test("the map knows what is walked, what lies ahead and what the story passed by", () => {
  const footings = Object.fromEntries(CHAPTER_NAMES.map((name) => [name, footingOf(name, told())]));
  expect(footings).toEqual({
    "1": "walked",
    "2a": "passed",
    "2b": "walked",
    "3": "here",
    "4a": "ahead",
    "4b": "ahead",
    "5": "ahead",
  });
});

const footingsOf = (story: StoryView, next: Chapter | null): Record<string, string> =>
  Object.fromEntries(waysOf(story, next).map(({ from, to, footing }) => [`${from} ${to}`, footing]));

test("ways are walked, open or passed by; the one that was chosen is where one is", () => {
  const before = { "1 2a": "passed", "1 2b": "walked", "2a 3": "passed", "2b 3": "walked" };
  expect(footingsOf(told(), null)).toEqual({
    ...before,
    ...{ "3 4a": "ahead", "3 4b": "ahead", "4a 5": "ahead", "4b 5": "ahead" },
  });
  expect(footingsOf(told(), "4b")).toMatchObject({ ...before, "3 4a": "passed", "3 4b": "here" });
});

test("what came of the chapter is told once it is over, unless its goal was missed", () => {
  expect(cameOf({ story: told({ next: "4a", side: "crown" }), over: true })).toBe("closing:3:crown");
  expect(cameOf({ story: told({ chapter: "5", story: ["1", "2b", "3", "4b"] }), over: true })).toBe("closing:5");
  expect(cameOf({ story: told({ next: "4a", side: "crown" }), over: false })).toBeNull();
  expect(cameOf({ story: told({ next: "3" }), over: true })).toBeNull();
  expect(cameOf({ story: told({ chapter: null, story: [] }), over: true })).toBeNull();
  expect(cameOf({ story: null, over: true })).toBeNull();
});

test("what came of a chapter is told by the side where the story forks", () => {
  expect(closingOf("1", "people")).toBe("closing:1:people");
  expect(closingOf("2a", null)).toBe("closing:2a");
});
