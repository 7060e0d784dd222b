// Made from src/feldberg/games/burgundy/printed.py by `make types`. Do not edit.

export type Kind = "castle" | "mine" | "ship" | "animal" | "building" | "monastery";

export type Tile = PlainTile | BuildingTile | AnimalTile | MonasteryTile;

export interface PlainTile {
  kind: "castle" | "mine" | "ship";
  key: string;
}

export interface BuildingTile {
  kind: "building";
  key: string;
  building: Building;
}

export type Building = "warehouse" | "watchtower" | "workshop" | "church" | "market" | "boarding house" | "bank" | "town hall";

export interface AnimalTile {
  kind: "animal";
  key: string;
  animal: number;
  count: number;
}

export interface MonasteryTile {
  kind: "monastery";
  key: string;
  number: number;
}

export interface Cell {
  x: number;
  y: number;
  number: number;
  neighbours: number[];
}

export type Edition = "2011" | "2019";

export interface Layout {
  /** of the cells, as numbers of kinds */
  colours: number[];
  /** the cells of each */
  regions: number[][];
}

export interface Stop {
  /** the colour that brings its bonus */
  goods: number;
  /** the tile whose effect that is, by its key */
  effect: string;
}

export const KINDS: Kind[] = ["castle", "mine", "ship", "animal", "building", "monastery"];

export const GOODS: string[] = ["turquoise", "purple", "pink", "red", "brown", "orange"];

/** by the numbers that views give them */
export const TILES: Record<string, Tile> = {
  "1": {"kind": "castle", "key": "castle"},
  "2": {"kind": "mine", "key": "mine"},
  "3": {"kind": "ship", "key": "ship"},
  "4": {"kind": "building", "key": "warehouse", "building": "warehouse"},
  "5": {"kind": "building", "key": "watchtower", "building": "watchtower"},
  "6": {"kind": "building", "key": "workshop", "building": "workshop"},
  "7": {"kind": "building", "key": "church", "building": "church"},
  "8": {"kind": "building", "key": "market", "building": "market"},
  "9": {"kind": "building", "key": "boarding-house", "building": "boarding house"},
  "10": {"kind": "building", "key": "bank", "building": "bank"},
  "11": {"kind": "building", "key": "town-hall", "building": "town hall"},
  "12": {"kind": "animal", "key": "cow:2", "animal": 0, "count": 2},
  "13": {"kind": "animal", "key": "cow:3", "animal": 0, "count": 3},
  "14": {"kind": "animal", "key": "cow:4", "animal": 0, "count": 4},
  "15": {"kind": "animal", "key": "pig:2", "animal": 1, "count": 2},
  "16": {"kind": "animal", "key": "pig:3", "animal": 1, "count": 3},
  "17": {"kind": "animal", "key": "pig:4", "animal": 1, "count": 4},
  "18": {"kind": "animal", "key": "sheep:2", "animal": 2, "count": 2},
  "19": {"kind": "animal", "key": "sheep:3", "animal": 2, "count": 3},
  "20": {"kind": "animal", "key": "sheep:4", "animal": 2, "count": 4},
  "21": {"kind": "animal", "key": "chicken-or-goat:2", "animal": 3, "count": 2},
  "22": {"kind": "animal", "key": "chicken-or-goat:3", "animal": 3, "count": 3},
  "23": {"kind": "animal", "key": "chicken-or-goat:4", "animal": 3, "count": 4},
  "24": {"kind": "monastery", "key": "monastery:1", "number": 1},
  "25": {"kind": "monastery", "key": "monastery:2", "number": 2},
  "26": {"kind": "monastery", "key": "monastery:3", "number": 3},
  "27": {"kind": "monastery", "key": "monastery:4", "number": 4},
  "28": {"kind": "monastery", "key": "monastery:5", "number": 5},
  "29": {"kind": "monastery", "key": "monastery:6", "number": 6},
  "30": {"kind": "monastery", "key": "monastery:7", "number": 7},
  "31": {"kind": "monastery", "key": "monastery:8", "number": 8},
  "32": {"kind": "monastery", "key": "monastery:9", "number": 9},
  "33": {"kind": "monastery", "key": "monastery:10", "number": 10},
  "34": {"kind": "monastery", "key": "monastery:11", "number": 11},
  "35": {"kind": "monastery", "key": "monastery:12", "number": 12},
  "36": {"kind": "monastery", "key": "monastery:13", "number": 13},
  "37": {"kind": "monastery", "key": "monastery:14", "number": 14},
  "38": {"kind": "monastery", "key": "monastery:15", "number": 15},
  "39": {"kind": "monastery", "key": "monastery:16", "number": 16},
  "40": {"kind": "monastery", "key": "monastery:17", "number": 17},
  "41": {"kind": "monastery", "key": "monastery:18", "number": 18},
  "42": {"kind": "monastery", "key": "monastery:19", "number": 19},
  "43": {"kind": "monastery", "key": "monastery:20", "number": 20},
  "44": {"kind": "monastery", "key": "monastery:21", "number": 21},
  "45": {"kind": "monastery", "key": "monastery:22", "number": 22},
  "46": {"kind": "monastery", "key": "monastery:23", "number": 23},
  "47": {"kind": "monastery", "key": "monastery:24", "number": 24},
  "48": {"kind": "monastery", "key": "monastery:25", "number": 25},
  "49": {"kind": "monastery", "key": "monastery:26", "number": 26},
};

/** of one numbered depot */
export const DEPOT_SPACES: number = 4;

/** of all numbered depots; those of the black depot follow */
export const NUMBERED_SPACES: number = 24;

/** what belongs on the numbered ones */
export const SPACE_KINDS: Kind[] = [
  "monastery", "building", "ship", "animal", "monastery", "building", "castle", "building", "animal", "ship",
  "building", "monastery", "mine", "ship", "building", "animal", "building", "mine", "building", "monastery", "castle",
  "building", "ship", "animal",
];

export const PHASES: string[] = ["A", "B", "C", "D", "E"];

export const PHASE_POINTS: number[] = [10, 8, 6, 4, 2];

/** by the size of the region */
export const REGION_POINTS: number[] = [0, 1, 3, 6, 10, 15, 21, 28, 36];

/** of the turn-order track */
export const STEPS: number = 7;

export const STORAGE: number = 3;

export const CELLS: Cell[] = [
  {"x": -1.5, "y": -2.598, "number": 6, "neighbours": [1, 4, 5]},
  {"x": -0.5, "y": -2.598, "number": 5, "neighbours": [0, 2, 5, 6]},
  {"x": 0.5, "y": -2.598, "number": 4, "neighbours": [1, 3, 6, 7]},
  {"x": 1.5, "y": -2.598, "number": 3, "neighbours": [2, 7, 8]},
  {"x": -2.0, "y": -1.732, "number": 2, "neighbours": [5, 0, 9, 10]},
  {"x": -1.0, "y": -1.732, "number": 1, "neighbours": [4, 6, 0, 1, 10, 11]},
  {"x": 0.0, "y": -1.732, "number": 6, "neighbours": [5, 7, 1, 2, 11, 12]},
  {"x": 1.0, "y": -1.732, "number": 5, "neighbours": [6, 8, 2, 3, 12, 13]},
  {"x": 2.0, "y": -1.732, "number": 4, "neighbours": [7, 3, 13, 14]},
  {"x": -2.5, "y": -0.866, "number": 5, "neighbours": [10, 4, 15, 16]},
  {"x": -1.5, "y": -0.866, "number": 4, "neighbours": [9, 11, 4, 5, 16, 17]},
  {"x": -0.5, "y": -0.866, "number": 3, "neighbours": [10, 12, 5, 6, 17, 18]},
  {"x": 0.5, "y": -0.866, "number": 1, "neighbours": [11, 13, 6, 7, 18, 19]},
  {"x": 1.5, "y": -0.866, "number": 2, "neighbours": [12, 14, 7, 8, 19, 20]},
  {"x": 2.5, "y": -0.866, "number": 3, "neighbours": [13, 8, 20, 21]},
  {"x": -3.0, "y": 0.0, "number": 6, "neighbours": [16, 9, 22]},
  {"x": -2.0, "y": 0.0, "number": 1, "neighbours": [15, 17, 9, 10, 22, 23]},
  {"x": -1.0, "y": 0.0, "number": 2, "neighbours": [16, 18, 10, 11, 23, 24]},
  {"x": 0.0, "y": 0.0, "number": 6, "neighbours": [17, 19, 11, 12, 24, 25]},
  {"x": 1.0, "y": 0.0, "number": 5, "neighbours": [18, 20, 12, 13, 25, 26]},
  {"x": 2.0, "y": 0.0, "number": 4, "neighbours": [19, 21, 13, 14, 26, 27]},
  {"x": 3.0, "y": 0.0, "number": 1, "neighbours": [20, 14, 27]},
  {"x": -2.5, "y": 0.866, "number": 2, "neighbours": [23, 15, 16, 28]},
  {"x": -1.5, "y": 0.866, "number": 5, "neighbours": [22, 24, 16, 17, 28, 29]},
  {"x": -0.5, "y": 0.866, "number": 4, "neighbours": [23, 25, 17, 18, 29, 30]},
  {"x": 0.5, "y": 0.866, "number": 3, "neighbours": [24, 26, 18, 19, 30, 31]},
  {"x": 1.5, "y": 0.866, "number": 1, "neighbours": [25, 27, 19, 20, 31, 32]},
  {"x": 2.5, "y": 0.866, "number": 2, "neighbours": [26, 20, 21, 32]},
  {"x": -2.0, "y": 1.732, "number": 6, "neighbours": [29, 22, 23, 33]},
  {"x": -1.0, "y": 1.732, "number": 1, "neighbours": [28, 30, 23, 24, 33, 34]},
  {"x": 0.0, "y": 1.732, "number": 2, "neighbours": [29, 31, 24, 25, 34, 35]},
  {"x": 1.0, "y": 1.732, "number": 5, "neighbours": [30, 32, 25, 26, 35, 36]},
  {"x": 2.0, "y": 1.732, "number": 6, "neighbours": [31, 26, 27, 36]},
  {"x": -1.5, "y": 2.598, "number": 3, "neighbours": [34, 28, 29]},
  {"x": -0.5, "y": 2.598, "number": 4, "neighbours": [33, 35, 29, 30]},
  {"x": 0.5, "y": 2.598, "number": 1, "neighbours": [34, 36, 30, 31]},
  {"x": 1.5, "y": 2.598, "number": 3, "neighbours": [35, 31, 32]},
];

export const ESTATES: Record<Edition, Record<string, Layout>> = {
  "2011": {
    "1": {
      "colours": [3, 0, 0, 5, 3, 3, 0, 5, 4, 3, 3, 4, 5, 4, 4, 2, 2, 2, 0, 2, 2, 2, 4, 4, 1, 4, 4, 3, 4, 1, 5, 4, 4, 1, 5, 5, 4],
      "regions": [
        [0, 4, 5, 9, 10], [1, 2, 6], [3, 7, 12], [8, 13, 14], [11], [15, 16, 17], [18], [19, 20, 21], [22, 23, 28],
        [24, 29, 33], [25, 26, 31, 32, 36], [27], [30, 34, 35],
      ],
    },
    "2": {
      "colours": [2, 4, 3, 0, 3, 2, 4, 3, 4, 3, 3, 3, 4, 5, 4, 4, 4, 4, 4, 4, 5, 0, 5, 5, 1, 5, 1, 2, 4, 4, 1, 5, 2, 0, 2, 2, 0],
      "regions": [
        [0, 5], [1, 6, 12, 15, 16, 17, 18, 19], [2, 7], [3], [4, 9, 10, 11], [8, 14], [13, 20], [21], [22, 23],
        [24, 30], [25, 31], [26], [27, 32], [28, 29], [33], [34, 35], [36],
      ],
    },
    "3": {
      "colours": [3, 3, 3, 3, 2, 2, 0, 2, 2, 4, 1, 5, 5, 2, 4, 4, 4, 5, 0, 5, 4, 4, 4, 4, 5, 5, 4, 4, 0, 3, 1, 1, 0, 4, 3, 2, 4],
      "regions": [
        [0, 1, 2, 3], [4, 5], [6], [7, 8, 13], [9, 15, 16, 22, 23], [10], [11, 12, 17, 19, 24, 25],
        [14, 20, 21, 26, 27], [18], [28], [29, 34], [30, 31], [32], [33], [35], [36],
      ],
    },
    "4": {
      "colours": [0, 3, 4, 2, 3, 3, 4, 2, 2, 4, 4, 4, 2, 0, 1, 3, 3, 3, 5, 5, 1, 2, 4, 0, 5, 4, 4, 4, 4, 1, 4, 5, 5, 2, 4, 5, 0],
      "regions": [
        [0], [1, 4, 5], [2, 6, 9, 10, 11], [3, 7, 8, 12], [13], [14, 20], [15, 16, 17], [18, 19, 24], [21], [22, 28],
        [23], [25, 26, 27, 30, 34], [29], [31, 32, 35], [33], [36],
      ],
    },
    "5": {
      "colours": [3, 4, 4, 2, 3, 3, 4, 1, 1, 4, 0, 5, 2, 2, 2, 4, 4, 3, 5, 0, 4, 4, 5, 0, 3, 5, 2, 4, 4, 3, 4, 0, 2, 5, 5, 4, 1],
      "regions": [
        [0, 4, 5], [1, 2, 6], [3], [7, 8], [9, 15, 16], [10], [11, 18, 25], [12, 13, 14], [17, 24, 29], [19],
        [20, 21, 27], [22], [23], [26, 32], [28], [30, 35], [31], [33, 34], [36],
      ],
    },
    "6": {
      "colours": [5, 5, 0, 2, 5, 4, 4, 2, 4, 3, 3, 1, 2, 4, 4, 5, 4, 4, 0, 2, 4, 4, 5, 4, 4, 1, 2, 4, 5, 1, 3, 3, 2, 0, 3, 3, 0],
      "regions": [
        [0, 1, 4], [2], [3, 7, 12, 19, 26, 32], [5, 6], [8, 13, 14, 20, 21, 27], [9, 10], [11], [15, 22, 28],
        [16, 17, 23, 24], [18], [25], [29], [30, 31, 34, 35], [33], [36],
      ],
    },
    "7": {
      "colours": [5, 0, 0, 2, 5, 3, 3, 3, 2, 2, 1, 4, 4, 1, 3, 2, 5, 4, 4, 4, 3, 4, 4, 5, 4, 4, 3, 4, 4, 2, 1, 5, 4, 2, 0, 0, 5],
      "regions": [
        [0, 4], [1, 2], [3, 8], [5, 6, 7], [9, 15], [10], [11, 12, 17, 18, 19, 24, 25], [13], [14, 20, 26], [16, 23],
        [21, 27, 32], [22, 28], [29, 33], [30], [31, 36], [34, 35],
      ],
    },
    "8": {
      "colours": [4, 4, 2, 4, 2, 0, 5, 0, 4, 4, 5, 1, 5, 5, 2, 4, 3, 5, 1, 3, 5, 4, 2, 3, 3, 3, 1, 4, 4, 0, 3, 0, 2, 4, 2, 4, 4],
      "regions": [
        [0, 1], [2], [3, 8], [4], [5], [6, 12, 13, 20], [7], [9, 15], [10, 17], [11, 18], [14],
        [16, 19, 23, 24, 25, 30], [21, 27], [22], [26], [28, 33], [29], [31], [32], [34], [35, 36],
      ],
    },
    "9": {
      "colours": [4, 4, 0, 5, 4, 4, 3, 3, 2, 4, 4, 3, 3, 2, 2, 0, 5, 5, 1, 2, 0, 5, 2, 2, 5, 1, 4, 3, 5, 4, 4, 4, 3, 1, 0, 4, 4],
      "regions": [
        [0, 1, 4, 5, 9, 10], [2], [3], [6, 7, 11, 12], [8, 13, 14, 19], [15], [16, 17, 24], [18, 25], [20], [21],
        [22, 23], [26, 29, 30, 31, 35, 36], [27, 32], [28], [33], [34],
      ],
    },
  },
  "2019": {
    "1": {
      "colours": [3, 0, 0, 5, 3, 3, 0, 5, 4, 3, 3, 4, 5, 4, 4, 2, 2, 2, 0, 2, 2, 2, 4, 4, 1, 4, 4, 3, 4, 1, 5, 4, 4, 1, 5, 5, 4],
      "regions": [
        [0, 4, 5, 9, 10], [1, 2, 6], [3, 7, 12], [8, 13, 14], [11], [15, 16, 17], [18], [19, 20, 21], [22, 23, 28],
        [24, 29, 33], [25, 26, 31, 32, 36], [27], [30, 34, 35],
      ],
    },
    "2": {
      "colours": [5, 5, 5, 0, 4, 4, 2, 3, 1, 1, 4, 4, 2, 3, 2, 0, 4, 2, 0, 5, 4, 2, 5, 2, 4, 3, 5, 4, 4, 4, 3, 4, 1, 3, 3, 4, 0],
      "regions": [
        [0, 1, 2], [3], [4, 5, 10, 11, 16], [6, 12], [7, 13], [8], [9], [14, 21], [15], [17, 23], [18], [19, 26],
        [20, 27], [22], [24, 28, 29], [25, 30, 33, 34], [31, 35], [32], [36],
      ],
    },
    "3": {
      "colours": [3, 3, 3, 3, 2, 2, 0, 2, 2, 4, 1, 5, 5, 2, 4, 4, 4, 5, 0, 5, 4, 4, 4, 4, 5, 5, 4, 4, 0, 3, 1, 1, 0, 4, 3, 2, 4],
      "regions": [
        [0, 1, 2, 3], [4, 5], [6], [7, 8, 13], [9, 15, 16, 22, 23], [10], [11, 12, 17, 19, 24, 25],
        [14, 20, 21, 26, 27], [18], [28], [29, 34], [30, 31], [32], [33], [35], [36],
      ],
    },
    "4": {
      "colours": [0, 3, 4, 2, 3, 3, 4, 2, 2, 4, 4, 4, 2, 0, 1, 3, 3, 3, 5, 5, 1, 2, 4, 0, 5, 4, 4, 4, 4, 1, 4, 5, 5, 2, 4, 5, 0],
      "regions": [
        [0], [1, 4, 5], [2, 6, 9, 10, 11], [3, 7, 8, 12], [13], [14, 20], [15, 16, 17], [18, 19, 24], [21], [22, 28],
        [23], [25, 26, 27, 30, 34], [29], [31, 32, 35], [33], [36],
      ],
    },
    "5": {
      "colours": [3, 4, 4, 2, 3, 3, 4, 1, 1, 4, 0, 5, 2, 2, 2, 4, 4, 3, 5, 0, 4, 4, 5, 0, 3, 5, 2, 4, 4, 3, 4, 0, 2, 5, 5, 4, 1],
      "regions": [
        [0, 4, 5], [1, 2, 6], [3], [7, 8], [9, 15, 16], [10], [11, 18, 25], [12, 13, 14], [17, 24, 29], [19],
        [20, 21, 27], [22], [23], [26, 32], [28], [30, 35], [31], [33, 34], [36],
      ],
    },
    "6": {
      "colours": [5, 5, 0, 2, 5, 4, 4, 2, 4, 3, 3, 1, 2, 4, 4, 5, 4, 4, 0, 2, 4, 4, 5, 4, 4, 1, 2, 4, 5, 1, 3, 3, 2, 0, 3, 3, 0],
      "regions": [
        [0, 1, 4], [2], [3, 7, 12, 19, 26, 32], [5, 6], [8, 13, 14, 20, 21, 27], [9, 10], [11], [15, 22, 28],
        [16, 17, 23, 24], [18], [25], [29], [30, 31, 34, 35], [33], [36],
      ],
    },
    "7": {
      "colours": [5, 0, 0, 2, 5, 3, 3, 3, 2, 2, 1, 4, 4, 1, 3, 2, 5, 4, 4, 4, 3, 4, 4, 5, 4, 4, 3, 4, 4, 2, 1, 5, 4, 2, 0, 0, 5],
      "regions": [
        [0, 4], [1, 2], [3, 8], [5, 6, 7], [9, 15], [10], [11, 12, 17, 18, 19, 24, 25], [13], [14, 20, 26], [16, 23],
        [21, 27, 32], [22, 28], [29, 33], [30], [31, 36], [34, 35],
      ],
    },
    "8": {
      "colours": [4, 4, 2, 4, 2, 0, 5, 0, 4, 4, 5, 1, 5, 5, 2, 4, 3, 5, 1, 3, 5, 4, 2, 3, 3, 3, 1, 4, 4, 0, 3, 0, 2, 4, 2, 4, 4],
      "regions": [
        [0, 1], [2], [3, 8], [4], [5], [6, 12, 13, 20], [7], [9, 15], [10, 17], [11, 18], [14],
        [16, 19, 23, 24, 25, 30], [21, 27], [22], [26], [28, 33], [29], [31], [32], [34], [35, 36],
      ],
    },
    "9": {
      "colours": [4, 4, 0, 5, 4, 4, 3, 3, 2, 4, 4, 3, 3, 2, 2, 0, 5, 5, 1, 2, 0, 5, 2, 2, 5, 1, 4, 3, 5, 4, 4, 4, 3, 1, 0, 4, 4],
      "regions": [
        [0, 1, 4, 5, 9, 10], [2], [3], [6, 7, 11, 12], [8, 13, 14, 19], [15], [16, 17, 24], [18, 25], [20], [21],
        [22, 23], [26, 29, 30, 31, 35, 36], [27, 32], [28], [33], [34],
      ],
    },
    "10": {
      "colours": [2, 4, 3, 0, 3, 2, 4, 3, 4, 3, 3, 3, 4, 5, 4, 4, 4, 4, 4, 4, 5, 0, 5, 5, 1, 5, 1, 2, 4, 4, 1, 5, 2, 0, 2, 2, 0],
      "regions": [
        [0, 5], [1, 6, 12, 15, 16, 17, 18, 19], [2, 7], [3], [4, 9, 10, 11], [8, 14], [13, 20], [21], [22, 23],
        [24, 30], [25, 31], [26], [27, 32], [28, 29], [33], [34, 35], [36],
      ],
    },
  },
};

export const BEGINNER_ESTATES: Record<Edition, number[]> = {"2011": [1], "2019": [1, 2]};

/** by their numbers, from the left */
export const ROUTE_BOARDS: Stop[][] = [
  [{"goods": 1, "effect": "workshop"}, {"goods": 3, "effect": "church"}, {"goods": 0, "effect": "boarding-house"}],
  [{"goods": 0, "effect": "market"}, {"goods": 1, "effect": "bank"}, {"goods": 4, "effect": "town-hall"}],
  [{"goods": 3, "effect": "castle"}, {"goods": 0, "effect": "watchtower"}, {"goods": 1, "effect": "market"}],
  [{"goods": 2, "effect": "town-hall"}, {"goods": 4, "effect": "watchtower"}, {"goods": 5, "effect": "market"}],
  [{"goods": 5, "effect": "town-hall"}, {"goods": 3, "effect": "market"}, {"goods": 2, "effect": "warehouse"}],
  [{"goods": 3, "effect": "boarding-house"}, {"goods": 0, "effect": "warehouse"}, {"goods": 5, "effect": "workshop"}],
  [{"goods": 4, "effect": "castle"}, {"goods": 5, "effect": "bank"}, {"goods": 0, "effect": "workshop"}],
  [{"goods": 3, "effect": "town-hall"}, {"goods": 2, "effect": "church"}, {"goods": 1, "effect": "boarding-house"}],
  [{"goods": 0, "effect": "bank"}, {"goods": 5, "effect": "castle"}, {"goods": 4, "effect": "workshop"}],
  [{"goods": 5, "effect": "watchtower"}, {"goods": 2, "effect": "bank"}, {"goods": 3, "effect": "warehouse"}],
  [{"goods": 4, "effect": "warehouse"}, {"goods": 1, "effect": "church"}, {"goods": 2, "effect": "watchtower"}],
  [{"goods": 2, "effect": "boarding-house"}, {"goods": 4, "effect": "church"}, {"goods": 1, "effect": "castle"}],
];

/** by their numbers, the first of which is 1 */
export const SHIELD_POINTS: number[] = [0, 12, 12, 12, 12, 12, 12, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4, 4];
