/** What is printed, by the numbers and names that views use. */

import { CARDS, SECTORS, type Deck, type Space } from "./content";

export const SPACES: readonly Space[] = SECTORS.flat();

export const spaceOf = (name: string): Space | undefined => SPACES.find((space) => space.name === name);

const DECK_OF = new Map(
  Object.values(CARDS).flatMap(({ deck, numbers }) => numbers.map((number) => [number, deck] as const)),
);

/** The deck of a card, by its number. */
export const deckOf = (number: string): Deck => DECK_OF.get(number)!;
