/** Which of a player's buildings feed which: what one makes another turns into more of its own. */

import { GOODS, type Good } from "./content";
import { chainOf, goodOf } from "./pieces";

export interface Feed {
  good: Good;
  /** places in the row of buildings */
  makers: number[];
  users: number[];
}

/** Every good that goes from building to building, with those that make it and those that use it. */
export function feedsOf(cards: readonly number[]): Feed[] {
  const slotsWith = (has: (card: number) => boolean): number[] =>
    cards.flatMap((card, slot) => (has(card) ? [slot] : []));
  return GOODS.map((good) => ({
    good,
    makers: slotsWith((card) => goodOf(card) === good),
    users: slotsWith((card) => chainOf(card).goods.includes(good)),
  })).filter(({ makers, users }) => makers.length > 0 && users.length > 0);
}

/** What a building can do in this round: certain, likely, or not at all; 1 or 0 only where it is sure. */
export function chance(odds: number): "sure" | "never" | number {
  if (odds >= 1) return "sure";
  if (odds <= 0) return "never";
  return Math.min(99, Math.max(1, Math.round(100 * odds)));
}

export type Pip = "there" | "held" | "missing";

/** How the units of a need are met: by market and offices, by cards in hand, or not yet. */
export function pipsOf(count: number, missing: number, held: number): Pip[] {
  return Array.from({ length: count }, (_, at) =>
    at < count - missing ? "there" : at < count - missing + held ? "held" : "missing",
  );
}
