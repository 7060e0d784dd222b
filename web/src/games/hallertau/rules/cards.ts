/** The decks as they are listed in the rules: glossary keys of their cards. */

const cards = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `card:${String(first + at).padStart(3, "0")}`);

export const CARDS = {
  beginner: cards(1, 30),
  intermediate: cards(101, 130),
  expert: cards(201, 230),
  master: cards(301, 330),
  hops: cards(401, 435),
  sheep: cards(501, 535),
  field: cards(601, 635),
  jewelry: cards(701, 735),
  bonus: cards(801, 845),
  points: cards(901, 925),
} as const;
