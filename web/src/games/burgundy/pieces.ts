/** What is printed, by the numbers and names that views use. */

import {
  BEGINNER_ESTATES,
  ESTATES,
  OWN_ESTATES,
  ROUTE_BOARDS,
  TILES,
  type Edition,
  type Layout,
  type Tile,
} from "./content";

export const CODES: readonly number[] = Object.keys(TILES).map(Number);

export const tileOf = (code: number): Tile => TILES[code]!;

/** The key of a tile in the glossary, and its place in the rules. */
export const tileKey = (code: number): string => tileOf(code).key;

const BY_KEY = new Map(CODES.map((code) => [tileKey(code), code]));

export const codeOf = (key: string): number | undefined => BY_KEY.get(key);

/** The spaces of a board of a trade route: the goods, and the tile whose effect they bring. */
export const routeSpaces = (board: number): { colour: number; bonus: number }[] =>
  (ROUTE_BOARDS[board] ?? []).map(({ goods, effect }) => ({ colour: goods, bonus: codeOf(effect)! }));

export const monasteryTile = (number: number): number => BY_KEY.get(`monastery:${number}`)!;

export const editionOf = (name: unknown): Edition => (name === "2011" ? "2011" : "2019");

const OWN = new Set(Object.values(OWN_ESTATES).flat());

/** The estates for everybody: teams, one alone and border posts have others. */
export const estatesOf = (edition: Edition): number[] =>
  Object.keys(ESTATES[edition])
    .map(Number)
    .filter((number) => !OWN.has(layoutOf(edition, number).name));

export const layoutOf = (edition: Edition, estate: number): Layout => ESTATES[edition][estate]!;

export const layoutNamed = (name: string): Layout | undefined =>
  Object.values(ESTATES["2019"]).find((layout) => layout.name === name);

export const FIRST_LAYOUT = layoutOf("2019", BEGINNER_ESTATES["2019"][0]!);
