/** What the numbers in events mean. */

import { NEUTRAL, OWN, TYPES, type Type } from "./content";

const typesIn = (counts: Record<Type, number>): Type[] =>
  TYPES.flatMap((type) => Array.from({ length: counts[type] }, () => type));
const SET = typesIn(OWN);
const NEUTRALS = typesIn(NEUTRAL);
const SETS = [0, 1, 2, 3]; // of as many players as may be

/** Tiles by number, neutral ones first, then one set after the other; what follows are wooden hexes. */
const TILES: readonly Type[] = [...NEUTRALS, ...SETS.flatMap(() => SET)];

/** The sign of a tile or a hex. */
export const pieceSign = (piece: number): Type | "hex" => TILES[piece] ?? "hex";
