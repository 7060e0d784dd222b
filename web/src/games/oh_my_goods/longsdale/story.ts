/** The story of Longsdale: what its cards do in signs, which way it went, and what that brought. */

import {
  CHAPTERS,
  CHARACTERS,
  ENDINGS,
  EVENTS,
  MOVE_COST,
  NUMBERS,
  RESOURCES,
  type Chapter,
  type Kind,
} from "../content";
import type { Icon } from "../icons/icons";
import type { OhMyGoodsView, Side, StoryView } from "../view";

// Cards in signs

/** Words and symbols that are read together. */
export type Sign = readonly (Icon | { text: string })[];

const text = (said: string): { text: string } => ({ text: said });
const signed = (count: number): { text: string } => text(count < 0 ? `−${-count}` : `+${count}`);
const FIRST_CHARACTER_NUMBER = Math.max(...Object.values(NUMBERS)) + 1;

/** The character with a number, in their order; null for the number of buildings. */
export const characterOf = (number: number): number | null =>
  number < FIRST_CHARACTER_NUMBER ? null : number - FIRST_CHARACTER_NUMBER;
/** The kind of the cards with a number. */
export const kindNumbered = (number: number): Kind =>
  (Object.keys(NUMBERS) as Kind[]).find((kind) => NUMBERS[kind] === number) ?? "character";

function levied(coins: number, relief: number): Sign[] {
  if (!coins) return [];
  const paid: Sign = [signed(-coins), "coin"];
  return relief ? [paid, ["strength", signed(relief), "coin"]] : [paid];
}

export function signsOfEvent(number: number): Sign[] {
  const event = EVENTS[number]!;
  const found: Sign[] = event.brings.map((card) => [text("+"), kindNumbered(card)]);
  found.push(...levied(event.levy, event.relief));
  if (event.quarrel) found.push(["crown", text("?"), "people"]);
  if (event.new_cards) found.push([signed(event.new_cards), "hand"]);
  for (const row of ["sunrise", "sunset"] as const) if (event[row]) found.push([row, signed(event[row])]);
  for (const resource of RESOURCES) if (event.market[resource]) found.push([signed(event.market[resource]), resource]);
  if (event.moving) found.push(["assistant", "arrow", signed(-MOVE_COST), "coin"]);
  if (event.long_day) found.push(["efficient", signed(event.long_day)]);
  if (event.strike) found.push(["assistant", text("✕")]);
  if (event.cheap_buildings) found.push(["house", signed(-event.cheap_buildings), "coin"]);
  if (event.cheap_assistants) found.push(["assistant", signed(-event.cheap_assistants), "coin"]);
  return found;
}

export function signsOfEnding(number: number): Sign[] {
  const { levy, relief, strength_points, leave } = ENDINGS[number]!;
  const found = levied(levy, relief);
  if (strength_points) found.push(["strength", signed(strength_points), "points"]);
  return [...found, ...leave.map((card): Sign => [text("−"), kindNumbered(card)])];
}

export function signsOfCharacter(character: number): Sign {
  const { coins, moving, resources, cards } = CHARACTERS[character]!;
  if (coins) return ["house", signed(-coins), "coin"];
  if (moving) return ["assistant", "arrow", text("0"), "coin"];
  return resources ? [signed(-resources), "any"] : [signed(cards), "hand"];
}

export const phaseOfCharacter = (character: number): string =>
  ["I", "II", "III", "IV"][CHARACTERS[character]!.phase - 1]!;

// The way

export const CHAPTER_NAMES = Object.keys(CHAPTERS).sort() as Chapter[];

/** How a chapter stands to where one is. */
export type Footing = "walked" | "here" | "ahead" | "passed";

const leadsOn = (from: Chapter): Chapter[] => CHAPTERS[from].leads.flatMap((next) => [next, ...leadsOn(next)]);

export function footingOf(chapter: Chapter, { story, chapter: here }: StoryView): Footing {
  if (chapter === here) return "here";
  if (story.includes(chapter)) return "walked";
  return here && leadsOn(here).includes(chapter) ? "ahead" : "passed";
}

/** The side with which Longsdale goes this way; null where all ways lead there. */
export function sideOf(from: Chapter, to: Chapter): Side | null {
  const { leads } = CHAPTERS[from];
  if (leads.length === 1) return null;
  return leads.indexOf(to) === 0 ? "crown" : "people";
}

export interface Way {
  from: Chapter;
  to: Chapter;
  side: Side | null;
  footing: Footing;
}

/** All ways of the story; the one that is about to be gone is where one is. */
export function waysOf(story: StoryView, next: Chapter | null): Way[] {
  const walked = [...story.story, story.chapter];
  return CHAPTER_NAMES.flatMap((from) =>
    CHAPTERS[from].leads.map((to): Way => {
      const [start, end] = [footingOf(from, story), footingOf(to, story)];
      const gone = walked.some((one, at) => one === from && walked[at + 1] === to);
      const open = end === "ahead" && (start === "ahead" || start === "here");
      const about = start === "here" && to === next;
      const missed = start === "here" && next !== null && !about;
      const footing = gone ? "walked" : about ? "here" : open && !missed ? "ahead" : "passed";
      return { from, to, side: sideOf(from, to), footing };
    }),
  );
}

/** The key of what came of the chapter that is played, once it is over and not to be played once more. */
export function cameOf({ story, over }: Pick<OhMyGoodsView, "story" | "over">): string | null {
  return over && story?.chapter && story.next !== story.chapter ? closingOf(story.chapter, story.side) : null;
}

/** The key of what came of a chapter, by the side that won where the story forks. */
export function closingOf(chapter: Chapter, side: Side | null): string {
  return CHAPTERS[chapter].leads.length > 1 ? `closing:${chapter}:${side}` : `closing:${chapter}`;
}
