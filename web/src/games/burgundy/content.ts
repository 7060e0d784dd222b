/** What is printed: kinds and codes of tiles, estates, depots, tracks. Mirrors `content.py`. */

import type { Edition, Kind } from "./view";

export const KINDS: readonly Kind[] = ["castle", "mine", "ship", "animal", "building", "monastery"];
const LETTERS = "CMSPBY";

export const BUILDING_NAMES = [
  "warehouse",
  "watchtower",
  "workshop",
  "church",
  "market",
  "boarding-house",
  "bank",
  "town-hall",
] as const;
export type Building = (typeof BUILDING_NAMES)[number];
export const GOODS_NAMES = ["turquoise", "purple", "pink", "red", "brown", "orange"] as const;
export const GOODS = GOODS_NAMES.length;
export const STORAGE = 3;
export const GOODS_SPACES = 3;

const FIRST_BUILDING = 4;
const FIRST_ANIMAL = 12;
const FIRST_MONASTERY = 24;
export const LAST_TILE = 49;

/** A tile taken apart: its kind, and which one of that kind. */
export type Tile =
  | { kind: "castle" | "mine" | "ship" }
  | { kind: "building"; building: Building }
  | { kind: "animal"; animal: number; count: number }
  | { kind: "monastery"; number: number };

export function tileOf(code: number): Tile {
  if (code >= FIRST_MONASTERY) return { kind: "monastery", number: code - FIRST_MONASTERY + 1 };
  if (code >= FIRST_ANIMAL) {
    const at = code - FIRST_ANIMAL;
    return { kind: "animal", animal: Math.floor(at / 3), count: (at % 3) + 2 };
  }
  if (code >= FIRST_BUILDING) return { kind: "building", building: BUILDING_NAMES[code - FIRST_BUILDING] ?? "bank" };
  return { kind: code === 1 ? "castle" : code === 2 ? "mine" : "ship" };
}

const ANIMALS = ["cow", "pig", "sheep", "chicken-or-goat"];

/** The key of a tile in the glossary, and its place in the rules. */
export function tileKey(code: number): string {
  const tile = tileOf(code);
  switch (tile.kind) {
    case "building":
      return tile.building;
    case "animal":
      return `${ANIMALS[tile.animal]}:${tile.count}`;
    case "monastery":
      return `monastery:${tile.number}`;
    default:
      return tile.kind;
  }
}

export const monasteryTile = (number: number): number => FIRST_MONASTERY + number - 1;
export const editionOf = (name: string): Edition => (name === "2011" ? "2011" : "2019");

// The main board: six depots of four spaces in a ring, then the eight spaces of the black depot.

const DEPOTS = 6;
export const SPACES = 4;
export const NUMBERED = DEPOTS * SPACES;
export const SPACE_KINDS = "YBSP YBCB PSBY MSBP BMBY CBSP".replaceAll(" ", "").split("").map(kindOfLetter);
export const PHASES = ["A", "B", "C", "D", "E"] as const;
export const PHASE_POINTS = [10, 8, 6, 4, 2];
export const REGION_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36];
export const STEPS = 7;

export function kindOfLetter(letter: string): Kind {
  return KINDS[LETTERS.indexOf(letter)] ?? "castle";
}

// Estates

export const ROWS = [4, 5, 6, 7, 6, 5, 4];
export const DIE_NUMBERS = "6543216545431236126541254312612563413".split("").map(Number);

const SHARED: Record<number, string> = {
  1: "PCCY PPCYB PPBYBB SSSCSSS BBMBBP BMYBB MYYB",
  3: "PPPP SSCSS BMYYSB BBYCYBB BBYYBB CPMMC BPSB",
  4: "CPBS PPBSS BBBSCM PPPYYMS BCYBBB BMBYY SBYC",
  5: "PBBS PPBMM BCYSSS BBPYCBB YCPYSB BPBCS YYBM",
  6: "YYCS YBBSB PPMSBB YBBCSBB YBBMSB YMPPS CPPC",
  7: "YCCS YPPPS SMBBMP SYBBBPB BYBBPB BSMYB SCCY",
  8: "BBSB SCYCB BYMYYS BPYMPYB SPPPMB BCPCS BSBB",
  9: "BBCY BBPPS BBPPSS CYYMSCY SSYMBP YBBBP MCBB",
};
const OLD_SECOND = "SBPC PSBPB PPPBYB BBBBBYC YYMYMS BBMYS CSSC";
const NEW_SECOND = "YYYC BBSPM MBBSPS CBSCYBS YSBPYB BBPBM PPBC";
const ESTATES: Record<Edition, Record<number, string>> = {
  "2011": { ...SHARED, 2: OLD_SECOND },
  "2019": { ...SHARED, 2: NEW_SECOND, 10: OLD_SECOND },
};

export const BEGINNER_ESTATES: Record<Edition, readonly number[]> = { "2011": [1], "2019": [1, 2] };
export const estatesOf = (edition: Edition): number[] => Object.keys(ESTATES[edition]).map(Number);

/** The colours of an estate's cells, as numbers. */
export function layoutOf(edition: Edition, estate: number): number[] {
  const layout = ESTATES[edition][estate] ?? SHARED[1] ?? "";
  return layout
    .replaceAll(" ", "")
    .split("")
    .map((letter) => LETTERS.indexOf(letter));
}

/** Centres of the 37 cells for cells of width 1, the middle cell at the origin. */
export const CELL_CENTRES: readonly (readonly [number, number])[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, at) => [at - (length - 1) / 2, (row - 3) * 0.866] as const),
);

export const TOUCHING: readonly (readonly number[])[] = CELL_CENTRES.map(([x, y], cell) =>
  CELL_CENTRES.flatMap(([otherX, otherY], other) =>
    other !== cell && Math.hypot(x - otherX, y - otherY) < 1.1 ? [other] : [],
  ),
);

/** The cells of one colour that hang together with a cell. */
export function regionOf(colours: readonly number[], cell: number): number[] {
  const region = [cell];
  for (const member of region)
    for (const other of TOUCHING[member] ?? [])
      if (colours[other] === colours[cell] && !region.includes(other)) region.push(other);
  return region;
}
