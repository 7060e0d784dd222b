// Made from src/feldberg/games/tuscany/printed.py by `make types`. Do not edit.

export type Type = "castle" | "city" | "tavern" | "farmland" | "quarry" | "village" | "monastery" | "coach";

export type Colour = "dark green" | "red" | "blue" | "light green" | "grey" | "orange" | "yellow" | "beige";

export type Farm = "vineyard" | "pigs" | "olives" | "wheat";

export type Reward = "red" | "green" | "cards" | "marble" | "hex" | "worker";

export type Bonus = "card" | "storage" | "marble" | "worker" | "yield";

export type Kind = "boards" | "farmland" | "region_cards" | "yield_cards" | "colour_bonuses";

export interface Way {
  /** the letters from left to right, by number */
  order: number[];
  /** by place */
  turned: boolean[];
  /** which of the shapes it has */
  shape: number;
}

export type Edition = "revised" | "first";

export const TYPES: Type[] = ["castle", "city", "tavern", "farmland", "quarry", "village", "monastery", "coach"];

/** of the types, in their order */
export const COLOURS: Colour[] = ["dark green", "red", "blue", "light green", "grey", "orange", "yellow", "beige"];

export const FARMS: Farm[] = ["vineyard", "pigs", "olives", "wheat"];

export const REWARDS: Reward[] = ["red", "green", "cards", "marble", "hex", "worker"];

export const BONUS_KINDS: Bonus[] = ["card", "storage", "marble", "worker", "yield"];

/** of content that was not to be had */
export const KINDS: Kind[] = ["boards", "farmland", "region_cards", "yield_cards", "colour_bonuses"];

/** tiles of a player besides the starting castle */
export const OWN: Record<Type, number> = {"castle": 1, "city": 2, "tavern": 1, "farmland": 4, "quarry": 3, "village": 4, "monastery": 3, "coach": 3};

export const NEUTRAL: Record<Type, number> = {"castle": 4, "city": 4, "tavern": 4, "farmland": 4, "quarry": 4, "village": 4, "monastery": 4, "coach": 4};

export const LETTERS: string[] = ["A", "B", "C"];

/** of a board, column by column; turned, they are read from the end */
export const SPACES: number = 10;

/** of every shape the cells' places: column, and half spaces from above */
export const SHAPES: number[][][] = [
  [
    [0, -2], [0, 0], [0, 2], [1, -3], [1, -1], [1, 1], [1, 3], [2, -2], [2, 0], [2, 2], [3, -1], [3, 1], [3, 3],
    [4, -2], [4, 0], [4, 2], [4, 4], [5, -1], [5, 1], [5, 3], [6, 0], [6, 2], [6, 4], [7, -1], [7, 1], [7, 3], [7, 5],
    [8, 0], [8, 2], [8, 4],
  ],
  [
    [0, -2], [0, 0], [0, 2], [1, -3], [1, -1], [1, 1], [1, 3], [2, -2], [2, 0], [2, 2], [3, -1], [3, 1], [3, 3],
    [4, -2], [4, 0], [4, 2], [4, 4], [5, -1], [5, 1], [5, 3], [6, -2], [6, 0], [6, 2], [7, -3], [7, -1], [7, 1], [7, 3],
    [8, -2], [8, 0], [8, 2],
  ],
  [
    [0, -2], [0, 0], [0, 2], [1, -3], [1, -1], [1, 1], [1, 3], [2, -2], [2, 0], [2, 2], [3, -3], [3, -1], [3, 1],
    [4, -4], [4, -2], [4, 0], [4, 2], [5, -3], [5, -1], [5, 1], [6, -2], [6, 0], [6, 2], [7, -3], [7, -1], [7, 1],
    [7, 3], [8, -2], [8, 0], [8, 2],
  ],
  [
    [0, -2], [0, 0], [0, 2], [1, -3], [1, -1], [1, 1], [1, 3], [2, -2], [2, 0], [2, 2], [3, -3], [3, -1], [3, 1],
    [4, -4], [4, -2], [4, 0], [4, 2], [5, -3], [5, -1], [5, 1], [6, -4], [6, -2], [6, 0], [7, -5], [7, -3], [7, -1],
    [7, 1], [8, -4], [8, -2], [8, 0],
  ],
];

export const WAYS: Way[] = [
  {"order": [0, 1, 2], "turned": [false, false, false], "shape": 0},
  {"order": [0, 1, 2], "turned": [false, false, false], "shape": 1},
  {"order": [0, 1, 2], "turned": [false, false, false], "shape": 2},
  {"order": [0, 1, 2], "turned": [false, false, false], "shape": 3},
  {"order": [0, 1, 2], "turned": [false, false, true], "shape": 0},
  {"order": [0, 1, 2], "turned": [false, false, true], "shape": 1},
  {"order": [0, 1, 2], "turned": [false, false, true], "shape": 2},
  {"order": [0, 1, 2], "turned": [false, false, true], "shape": 3},
  {"order": [0, 1, 2], "turned": [false, true, false], "shape": 0},
  {"order": [0, 1, 2], "turned": [false, true, false], "shape": 1},
  {"order": [0, 1, 2], "turned": [false, true, false], "shape": 2},
  {"order": [0, 1, 2], "turned": [false, true, false], "shape": 3},
  {"order": [0, 1, 2], "turned": [false, true, true], "shape": 0},
  {"order": [0, 1, 2], "turned": [false, true, true], "shape": 1},
  {"order": [0, 1, 2], "turned": [false, true, true], "shape": 2},
  {"order": [0, 1, 2], "turned": [false, true, true], "shape": 3},
  {"order": [0, 1, 2], "turned": [true, false, false], "shape": 0},
  {"order": [0, 1, 2], "turned": [true, false, false], "shape": 1},
  {"order": [0, 1, 2], "turned": [true, false, false], "shape": 2},
  {"order": [0, 1, 2], "turned": [true, false, false], "shape": 3},
  {"order": [0, 1, 2], "turned": [true, false, true], "shape": 0},
  {"order": [0, 1, 2], "turned": [true, false, true], "shape": 1},
  {"order": [0, 1, 2], "turned": [true, false, true], "shape": 2},
  {"order": [0, 1, 2], "turned": [true, false, true], "shape": 3},
  {"order": [0, 1, 2], "turned": [true, true, false], "shape": 0},
  {"order": [0, 1, 2], "turned": [true, true, false], "shape": 1},
  {"order": [0, 1, 2], "turned": [true, true, false], "shape": 2},
  {"order": [0, 1, 2], "turned": [true, true, false], "shape": 3},
  {"order": [0, 1, 2], "turned": [true, true, true], "shape": 0},
  {"order": [0, 1, 2], "turned": [true, true, true], "shape": 1},
  {"order": [0, 1, 2], "turned": [true, true, true], "shape": 2},
  {"order": [0, 1, 2], "turned": [true, true, true], "shape": 3},
  {"order": [0, 2, 1], "turned": [false, false, false], "shape": 0},
  {"order": [0, 2, 1], "turned": [false, false, false], "shape": 1},
  {"order": [0, 2, 1], "turned": [false, false, false], "shape": 2},
  {"order": [0, 2, 1], "turned": [false, false, false], "shape": 3},
  {"order": [0, 2, 1], "turned": [false, false, true], "shape": 0},
  {"order": [0, 2, 1], "turned": [false, false, true], "shape": 1},
  {"order": [0, 2, 1], "turned": [false, false, true], "shape": 2},
  {"order": [0, 2, 1], "turned": [false, false, true], "shape": 3},
  {"order": [0, 2, 1], "turned": [false, true, false], "shape": 0},
  {"order": [0, 2, 1], "turned": [false, true, false], "shape": 1},
  {"order": [0, 2, 1], "turned": [false, true, false], "shape": 2},
  {"order": [0, 2, 1], "turned": [false, true, false], "shape": 3},
  {"order": [0, 2, 1], "turned": [false, true, true], "shape": 0},
  {"order": [0, 2, 1], "turned": [false, true, true], "shape": 1},
  {"order": [0, 2, 1], "turned": [false, true, true], "shape": 2},
  {"order": [0, 2, 1], "turned": [false, true, true], "shape": 3},
  {"order": [0, 2, 1], "turned": [true, false, false], "shape": 0},
  {"order": [0, 2, 1], "turned": [true, false, false], "shape": 1},
  {"order": [0, 2, 1], "turned": [true, false, false], "shape": 2},
  {"order": [0, 2, 1], "turned": [true, false, false], "shape": 3},
  {"order": [0, 2, 1], "turned": [true, false, true], "shape": 0},
  {"order": [0, 2, 1], "turned": [true, false, true], "shape": 1},
  {"order": [0, 2, 1], "turned": [true, false, true], "shape": 2},
  {"order": [0, 2, 1], "turned": [true, false, true], "shape": 3},
  {"order": [0, 2, 1], "turned": [true, true, false], "shape": 0},
  {"order": [0, 2, 1], "turned": [true, true, false], "shape": 1},
  {"order": [0, 2, 1], "turned": [true, true, false], "shape": 2},
  {"order": [0, 2, 1], "turned": [true, true, false], "shape": 3},
  {"order": [0, 2, 1], "turned": [true, true, true], "shape": 0},
  {"order": [0, 2, 1], "turned": [true, true, true], "shape": 1},
  {"order": [0, 2, 1], "turned": [true, true, true], "shape": 2},
  {"order": [0, 2, 1], "turned": [true, true, true], "shape": 3},
  {"order": [1, 0, 2], "turned": [false, false, false], "shape": 0},
  {"order": [1, 0, 2], "turned": [false, false, false], "shape": 1},
  {"order": [1, 0, 2], "turned": [false, false, false], "shape": 2},
  {"order": [1, 0, 2], "turned": [false, false, false], "shape": 3},
  {"order": [1, 0, 2], "turned": [false, false, true], "shape": 0},
  {"order": [1, 0, 2], "turned": [false, false, true], "shape": 1},
  {"order": [1, 0, 2], "turned": [false, false, true], "shape": 2},
  {"order": [1, 0, 2], "turned": [false, false, true], "shape": 3},
  {"order": [1, 0, 2], "turned": [false, true, false], "shape": 0},
  {"order": [1, 0, 2], "turned": [false, true, false], "shape": 1},
  {"order": [1, 0, 2], "turned": [false, true, false], "shape": 2},
  {"order": [1, 0, 2], "turned": [false, true, false], "shape": 3},
  {"order": [1, 0, 2], "turned": [false, true, true], "shape": 0},
  {"order": [1, 0, 2], "turned": [false, true, true], "shape": 1},
  {"order": [1, 0, 2], "turned": [false, true, true], "shape": 2},
  {"order": [1, 0, 2], "turned": [false, true, true], "shape": 3},
  {"order": [1, 0, 2], "turned": [true, false, false], "shape": 0},
  {"order": [1, 0, 2], "turned": [true, false, false], "shape": 1},
  {"order": [1, 0, 2], "turned": [true, false, false], "shape": 2},
  {"order": [1, 0, 2], "turned": [true, false, false], "shape": 3},
  {"order": [1, 0, 2], "turned": [true, false, true], "shape": 0},
  {"order": [1, 0, 2], "turned": [true, false, true], "shape": 1},
  {"order": [1, 0, 2], "turned": [true, false, true], "shape": 2},
  {"order": [1, 0, 2], "turned": [true, false, true], "shape": 3},
  {"order": [1, 0, 2], "turned": [true, true, false], "shape": 0},
  {"order": [1, 0, 2], "turned": [true, true, false], "shape": 1},
  {"order": [1, 0, 2], "turned": [true, true, false], "shape": 2},
  {"order": [1, 0, 2], "turned": [true, true, false], "shape": 3},
  {"order": [1, 0, 2], "turned": [true, true, true], "shape": 0},
  {"order": [1, 0, 2], "turned": [true, true, true], "shape": 1},
  {"order": [1, 0, 2], "turned": [true, true, true], "shape": 2},
  {"order": [1, 0, 2], "turned": [true, true, true], "shape": 3},
  {"order": [1, 2, 0], "turned": [false, false, false], "shape": 0},
  {"order": [1, 2, 0], "turned": [false, false, false], "shape": 1},
  {"order": [1, 2, 0], "turned": [false, false, false], "shape": 2},
  {"order": [1, 2, 0], "turned": [false, false, false], "shape": 3},
  {"order": [1, 2, 0], "turned": [false, false, true], "shape": 0},
  {"order": [1, 2, 0], "turned": [false, false, true], "shape": 1},
  {"order": [1, 2, 0], "turned": [false, false, true], "shape": 2},
  {"order": [1, 2, 0], "turned": [false, false, true], "shape": 3},
  {"order": [1, 2, 0], "turned": [false, true, false], "shape": 0},
  {"order": [1, 2, 0], "turned": [false, true, false], "shape": 1},
  {"order": [1, 2, 0], "turned": [false, true, false], "shape": 2},
  {"order": [1, 2, 0], "turned": [false, true, false], "shape": 3},
  {"order": [1, 2, 0], "turned": [false, true, true], "shape": 0},
  {"order": [1, 2, 0], "turned": [false, true, true], "shape": 1},
  {"order": [1, 2, 0], "turned": [false, true, true], "shape": 2},
  {"order": [1, 2, 0], "turned": [false, true, true], "shape": 3},
  {"order": [1, 2, 0], "turned": [true, false, false], "shape": 0},
  {"order": [1, 2, 0], "turned": [true, false, false], "shape": 1},
  {"order": [1, 2, 0], "turned": [true, false, false], "shape": 2},
  {"order": [1, 2, 0], "turned": [true, false, false], "shape": 3},
  {"order": [1, 2, 0], "turned": [true, false, true], "shape": 0},
  {"order": [1, 2, 0], "turned": [true, false, true], "shape": 1},
  {"order": [1, 2, 0], "turned": [true, false, true], "shape": 2},
  {"order": [1, 2, 0], "turned": [true, false, true], "shape": 3},
  {"order": [1, 2, 0], "turned": [true, true, false], "shape": 0},
  {"order": [1, 2, 0], "turned": [true, true, false], "shape": 1},
  {"order": [1, 2, 0], "turned": [true, true, false], "shape": 2},
  {"order": [1, 2, 0], "turned": [true, true, false], "shape": 3},
  {"order": [1, 2, 0], "turned": [true, true, true], "shape": 0},
  {"order": [1, 2, 0], "turned": [true, true, true], "shape": 1},
  {"order": [1, 2, 0], "turned": [true, true, true], "shape": 2},
  {"order": [1, 2, 0], "turned": [true, true, true], "shape": 3},
  {"order": [2, 0, 1], "turned": [false, false, false], "shape": 0},
  {"order": [2, 0, 1], "turned": [false, false, false], "shape": 1},
  {"order": [2, 0, 1], "turned": [false, false, false], "shape": 2},
  {"order": [2, 0, 1], "turned": [false, false, false], "shape": 3},
  {"order": [2, 0, 1], "turned": [false, false, true], "shape": 0},
  {"order": [2, 0, 1], "turned": [false, false, true], "shape": 1},
  {"order": [2, 0, 1], "turned": [false, false, true], "shape": 2},
  {"order": [2, 0, 1], "turned": [false, false, true], "shape": 3},
  {"order": [2, 0, 1], "turned": [false, true, false], "shape": 0},
  {"order": [2, 0, 1], "turned": [false, true, false], "shape": 1},
  {"order": [2, 0, 1], "turned": [false, true, false], "shape": 2},
  {"order": [2, 0, 1], "turned": [false, true, false], "shape": 3},
  {"order": [2, 0, 1], "turned": [false, true, true], "shape": 0},
  {"order": [2, 0, 1], "turned": [false, true, true], "shape": 1},
  {"order": [2, 0, 1], "turned": [false, true, true], "shape": 2},
  {"order": [2, 0, 1], "turned": [false, true, true], "shape": 3},
  {"order": [2, 0, 1], "turned": [true, false, false], "shape": 0},
  {"order": [2, 0, 1], "turned": [true, false, false], "shape": 1},
  {"order": [2, 0, 1], "turned": [true, false, false], "shape": 2},
  {"order": [2, 0, 1], "turned": [true, false, false], "shape": 3},
  {"order": [2, 0, 1], "turned": [true, false, true], "shape": 0},
  {"order": [2, 0, 1], "turned": [true, false, true], "shape": 1},
  {"order": [2, 0, 1], "turned": [true, false, true], "shape": 2},
  {"order": [2, 0, 1], "turned": [true, false, true], "shape": 3},
  {"order": [2, 0, 1], "turned": [true, true, false], "shape": 0},
  {"order": [2, 0, 1], "turned": [true, true, false], "shape": 1},
  {"order": [2, 0, 1], "turned": [true, true, false], "shape": 2},
  {"order": [2, 0, 1], "turned": [true, true, false], "shape": 3},
  {"order": [2, 0, 1], "turned": [true, true, true], "shape": 0},
  {"order": [2, 0, 1], "turned": [true, true, true], "shape": 1},
  {"order": [2, 0, 1], "turned": [true, true, true], "shape": 2},
  {"order": [2, 0, 1], "turned": [true, true, true], "shape": 3},
  {"order": [2, 1, 0], "turned": [false, false, false], "shape": 0},
  {"order": [2, 1, 0], "turned": [false, false, false], "shape": 1},
  {"order": [2, 1, 0], "turned": [false, false, false], "shape": 2},
  {"order": [2, 1, 0], "turned": [false, false, false], "shape": 3},
  {"order": [2, 1, 0], "turned": [false, false, true], "shape": 0},
  {"order": [2, 1, 0], "turned": [false, false, true], "shape": 1},
  {"order": [2, 1, 0], "turned": [false, false, true], "shape": 2},
  {"order": [2, 1, 0], "turned": [false, false, true], "shape": 3},
  {"order": [2, 1, 0], "turned": [false, true, false], "shape": 0},
  {"order": [2, 1, 0], "turned": [false, true, false], "shape": 1},
  {"order": [2, 1, 0], "turned": [false, true, false], "shape": 2},
  {"order": [2, 1, 0], "turned": [false, true, false], "shape": 3},
  {"order": [2, 1, 0], "turned": [false, true, true], "shape": 0},
  {"order": [2, 1, 0], "turned": [false, true, true], "shape": 1},
  {"order": [2, 1, 0], "turned": [false, true, true], "shape": 2},
  {"order": [2, 1, 0], "turned": [false, true, true], "shape": 3},
  {"order": [2, 1, 0], "turned": [true, false, false], "shape": 0},
  {"order": [2, 1, 0], "turned": [true, false, false], "shape": 1},
  {"order": [2, 1, 0], "turned": [true, false, false], "shape": 2},
  {"order": [2, 1, 0], "turned": [true, false, false], "shape": 3},
  {"order": [2, 1, 0], "turned": [true, false, true], "shape": 0},
  {"order": [2, 1, 0], "turned": [true, false, true], "shape": 1},
  {"order": [2, 1, 0], "turned": [true, false, true], "shape": 2},
  {"order": [2, 1, 0], "turned": [true, false, true], "shape": 3},
  {"order": [2, 1, 0], "turned": [true, true, false], "shape": 0},
  {"order": [2, 1, 0], "turned": [true, true, false], "shape": 1},
  {"order": [2, 1, 0], "turned": [true, true, false], "shape": 2},
  {"order": [2, 1, 0], "turned": [true, true, false], "shape": 3},
  {"order": [2, 1, 0], "turned": [true, true, true], "shape": 0},
  {"order": [2, 1, 0], "turned": [true, true, true], "shape": 1},
  {"order": [2, 1, 0], "turned": [true, true, true], "shape": 2},
  {"order": [2, 1, 0], "turned": [true, true, true], "shape": 3},
];

/** by size */
export const AREA_POINTS: number[] = [0, 1, 3, 6];

/** cards of the draw action */
export const DRAWN: Record<Edition, number> = {"revised": 3, "first": 2};

export const START_HAND: number = 5;

export const MONASTERY_CARDS: number = 3;

export const CARDS_A_POINT: number = 5;

export const STORAGE_POINTS: number = 2;

export const NO_ROOM_POINTS: number = 2;

/** tiles of the display */
export const OPEN: number = 8;

export const TOO_MANY: number = 5;

export const ROUNDS: number = 3;

/** tiles of a stack */
export const STACK: number = 7;

/** of each kind */
export const BONUS_TILES: number = 5;

export const REGION_CARDS: number = 122;

export const YIELD_CARDS: number = 27;
