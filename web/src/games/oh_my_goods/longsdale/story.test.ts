import { expect, test } from "vitest";
import { UNSEEN } from "../../../lib/view";
import { CHAPTERS, EVENTS, type Chapter } from "../content";
import type { OhMyGoodsView, StoryView } from "../view";
import {
  broughtBy,
  CHAPTER_NAMES,
  closingOf,
  footingOf,
  nextOf,
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
  ...change,
});
const over = (story: Partial<StoryView>, ranking = [1]): OhMyGoodsView =>
  ({ ...UNSEEN, over: true, ranking, story: told(story) }) as OhMyGoodsView;

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

test("the side that won decides how the story goes on; a missed goal is tried again", () => {
  expect(nextOf({ ...over({}), over: false })).toBeNull();
  expect(nextOf(over({ side: "crown" }))).toBe("4a");
  expect(nextOf(over({ side: "people" }))).toBe("4b");
  expect(nextOf(over({ chapter: "2b", story: ["1"], side: null }))).toBe("3");
  expect(nextOf(over({ side: "people", goal: 20 }, [2]))).toBe("3");
  expect(nextOf(over({ chapter: "5" }))).toBeNull();
});

test("what came of a chapter is told by the side where the story forks", () => {
  expect(closingOf("1", "people")).toBe("closing:1:people");
  expect(closingOf("2a", null)).toBe("closing:2a");
});

test("a chapter brings what is not yet there, and again what an ending took away", () => {
  expect(broughtBy("1", [])).toEqual([51, 50, 57]);
  expect(broughtBy("1", [], 1)).toEqual([51]);
  expect(CHAPTERS["2a"].events).toContain(7); // brings 57, which is there
  expect(broughtBy("2a", ["1"])).toEqual([52, 54]);
  expect(broughtBy("4b", ["1", "2a", "3"])).toContain(57); // the siege took it away
});
