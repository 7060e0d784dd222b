// The first-game guide: short steps that follow the real game. Knows no game.

import type { Lang } from "./prefs.svelte";
import type { View } from "../view";

/** What is the case now. */
export interface Moment {
  /** grows with every update of the table */
  at: number;
  view: View;
  seat: number | null;
  /** whether this person is asked */
  mine: boolean;
  chosen: ReadonlySet<string>;
  /** whether Confirm would play something */
  ready: boolean;
}

export interface Step<M extends Moment = Moment> {
  id: string;
  when: (now: M) => boolean;
  say: Record<Lang, (now: M) => string>;
  /** the elements it speaks of, which are pointed out on the board */
  at?: (now: M) => readonly string[];
  /** it has done its work; without it, once the person has made a move */
  until?: (now: M, then: M) => boolean;
  /** where in the rules there is more */
  topic?: string;
  /** the guide ends with it */
  last?: boolean;
}

// What many steps are made of

export const asks = (now: Moment, ...questions: string[]): boolean =>
  now.mine && questions.includes(String(now.view["question"]));
export const touched = (now: Moment): boolean => now.chosen.size > 0;
export const afterwards = (now: Moment, then: Moment): boolean => now.at !== then.at;

/** A step for questions that come up in the middle of a turn. */
export const asked = (
  id: string,
  questions: string[],
  topic: string,
  en: string,
  ru: string,
  at: Step["at"] = () => [],
): Step => ({
  id,
  topic,
  at,
  when: (now) => asks(now, ...questions),
  until: (now) => !asks(now, ...questions),
  say: { en: () => en, ru: () => ru },
});

const OVER = "over";

export const isOver = (seen: readonly string[]): boolean => seen.includes(OVER);

/** The step to show: the first that fits and was not seen. */
export function stepAt<M extends Moment>(
  steps: readonly Step<M>[],
  seen: readonly string[],
  now: M,
): Step<M> | undefined {
  return isOver(seen) ? undefined : steps.find((step) => !seen.includes(step.id) && step.when(now));
}

/** Whether a step that has been shown since then has done its work. */
export function isDone<M extends Moment>(step: Step<M>, now: M, then: M): boolean {
  return step.until ? step.until(now, then) : then.mine && now.at !== then.at;
}

/** What has been seen once a step is done with, or the whole guide is. */
export function seenWith(seen: readonly string[], step: Step<never> | null): string[] {
  return step && !step.last ? [...seen, step.id] : [...seen, OVER];
}
