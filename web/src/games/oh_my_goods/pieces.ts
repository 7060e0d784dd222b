/** What is printed, by the numbers that views use. */

import {
  CARDS,
  COLOURS,
  FACES,
  KINDS,
  RESOURCES,
  type CardPrinted,
  type Colour,
  type Face,
  type Good,
} from "./content";
import type { Chain, Kind, Resource } from "./content";

export const cardOf = (card: number): CardPrinted => CARDS[card]!;
export const kindOf = (card: number): Kind => cardOf(card).kind;
export const colourOf = (card: number): Colour => cardOf(card).colour;
export const goodOf = (card: number): Good | null => cardOf(card).good;
export const chainOf = (card: number): Chain => KINDS[kindOf(card)].chain ?? { resources: [], goods: [] };
export const faceOf = (face: number): Face => FACES[face]!;

export interface Need {
  resource: Resource;
  count: number;
}

/** What starts a production, the most first. */
export const needsOf = (card: number): Need[] =>
  RESOURCES.map((resource) => ({ resource, count: cardOf(card).needs[resource] }))
    .filter(({ count }) => count > 0)
    .sort((one, two) => two.count - one.count);

/** The colours of buildings that an assistant asks for, each as often as it does. */
export const requiredBy = (face: number): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: faceOf(face).requires[colour] }, () => colour));

/** The resource that an office brings; null for one that brings cards, and for what is no office. */
export function officeOf(kind: Kind): Resource | null {
  const [resource = "", office] = kind.split(" ");
  return office === "office" && resource !== "card" ? (resource as Resource) : null;
}

/** How many of some cards stand for a resource. */
export const countOf = (cards: readonly number[], resource: Resource): number =>
  cards.filter((card) => cardOf(card).resource === resource).length;

export const sunsOf = (cards: readonly number[]): number => cards.filter((card) => cardOf(card).sun).length;
