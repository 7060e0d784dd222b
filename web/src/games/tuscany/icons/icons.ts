/**
 * The drawings: layers of paths in a box of 24 by 24, from the back to the front; colours come from board.css.
 * What stands on a tile has no ground of its own: the tile is its ground.
 */

import type { Bonus, Farm, Reward, Type } from "../content";

/** ground: the piece's own colour; ink: what is drawn on it; soft: the ink, thinned; the others are strokes, of which
 * `more` has the colour of the text around. */
export type Tone = "ground" | "ink" | "soft" | "line" | "thin" | "cutline" | "edge" | "more";
export type Layer = readonly [tone: Tone, path: string, transform?: string];
export type Drawing = readonly Layer[];

export type Sign =
  | "hex"
  | "start"
  | "marble"
  | "worker"
  | "card"
  | "yield"
  | "hand"
  | "green"
  | "red"
  | "storage"
  | "stack"
  | "neutral"
  | "complete"
  | "first"
  | "flag"
  | "stop"
  | "turn"
  | "shift"
  | "ours";
export type Icon = Type | Farm | Sign | `bonus ${Bonus}`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
const hexagon = (r: number): string => {
  const [half, high] = [r / 2, (r * Math.sqrt(3)) / 2];
  return `M${12 - r} 12L${12 - half} ${(12 - high).toFixed(2)}h${r}L${12 + r} 12l${-half} ${high.toFixed(2)}h${-r}z`;
};

/** Smaller, around a point, in the middle of which the drawing then lies. */
export const placed = (drawing: Drawing, scale: number, x: number, y: number): Drawing =>
  drawing.map(([tone, path]) => [
    tone,
    path,
    `translate(${(x - 12 * scale).toFixed(2)} ${(y - 12 * scale).toFixed(2)}) scale(${scale})`,
  ]);

/** A pair of grains on a stalk. */
const grains = (y: number): string =>
  `M12.500 ${y}c-.3-2.500 1.200-4 4.200-4.200.1 2.600-1.500 4.200-4.200 4.200zM11.500 ${y}c.3-2.500-1.200-4-4.200-4.200-.1 2.600 1.500 4.200 4.200 4.200z`;

const TYPE_DRAWINGS: Record<Type, Drawing> = {
  castle: [
    [
      "ink",
      "M3.500 21V9.500h1.700v1.600h1.500V9.500h1.700v3h.6V4.500h1.700v1.700h1.300V4.500h1.700v1.700h.1V4.500h1.700v8h.6v-3h1.700v1.600h1.200V9.500h1.500V21h-6v-3.600a2.200 2.200 0 0 0-4.400 0V21z",
    ],
    ["cutline", "M12 8.800v2.200M6 14v2M18 14v2"],
  ],
  city: [
    ["ink", "M2.600 21v-6.800l2.900-2.400 2.900 2.400V21z"],
    ["ink", "M9.200 21v-8.300c.2-3.300 1.200-5.300 3.100-6V4h1.200v2.700c1.900.7 2.900 2.700 3.100 6V21z"],
    ["ink", "M17.600 21V8l1.900-3 1.900 3v13z"],
    ["cutline", "M9.400 13.400h7M12.900 8.600v4.500M19.500 9.800v2.400M5.500 16v2.200M12.900 17v4"],
  ],
  tavern: [
    ["line", "M15.500 10.200h2.300a2 2 0 0 1 2 2v2.900a2 2 0 0 1-2 2h-2.300"],
    ["ink", "M5.200 9.200h10.600l-.5 11.800H5.700z"],
    ["ink", "M4.600 8.400c-1-2.800.8-4.700 3.200-4.300 1.300-2 4.300-2 5.500-.1 2.500-.4 4.200 1.600 3.200 4.400z"],
    ["cutline", "M8.600 11.800l.2 6.500M12.400 11.800l-.2 6.500M4.900 8.900h11.200"],
  ],
  farmland: [
    ["ink", disc(17.2, 6.4, 2.6)],
    ["ink", "M1.800 13.400c4-2.900 7.600-3.300 10.600-1.700 2.800-1.500 6-1.300 9.800.8v1.600H1.800z"],
    ["line", "M8.400 15.600 4.600 20.800M12 15.600v5.200M15.600 15.600l3.800 5.200"],
  ],
  quarry: [
    ["line", "M4.600 19.800 13.400 9.200"],
    [
      "ink",
      "M6.800 4.600c6.300-2.200 12.400 2.600 13.500 9.600-2.200-3.200-4.600-5.200-7.300-6.100-1.800-.5-3.900-1.700-6.200-3.500z",
    ],
    ["ink", "M11.800 20.800l1.400-4.600 4.600-1.400 3.400 3.200-.6 2.800z"],
  ],
  village: [
    ["ink", "M2.400 20.800v-8.600L1 12.400 8.200 6l7.200 6.400-1.400-.2v8.600z"],
    ["ink", "M15.200 20.800V12l-3.400-3.200 3.800-4.600 7.400 6.400-1.400-.2v10.400z"],
    ["cutline", "M8.200 15.200v5.600M15 10.400v10.400M18.600 13.400v2.800"],
  ],
  monastery: [
    [
      "ink",
      "M11 1.800h2v1.800h1.800v1.900H13v2.200l4.600 4.100v9.200h-3.500v-3.600a2.100 2.100 0 0 0-4.200 0V21H6.400v-9.200L11 7.700V5.500H9.200V3.600H11z",
    ],
    ["ink", "M2 21v-5.200l3.400-2.200V21zM18.600 13.600l3.400 2.200V21h-3.400z"],
    ["ground", disc(12, 12, 1.7)],
  ],
  coach: [
    ["ink", "M3.600 5.600h13.600c2.200 0 3.200 1.200 3.200 3.300v5.700H6.200c-1.900-1.700-2.800-4.700-2.600-9z"],
    ["ground", box(8, 7.8, 4.2, 3.6, 0.6)],
    ["ground", box(13.6, 7.8, 4.2, 3.6, 0.6)],
    ["line", "M20.400 14.600h2.400"],
    ["ground", `${disc(7.6, 17.6, 4)}${disc(17, 17.6, 4)}`],
    ["ink", `${disc(7.6, 17.6, 3.3)}${disc(17, 17.6, 3.3)}`],
    ["cutline", "M7.600 15.200V20M5.200 17.600H10M17 15.200V20M14.600 17.600h4.800"],
  ],
};

const FARM_DRAWINGS: Record<Farm, Drawing> = {
  vineyard: [
    ["ink", [7.2, 12, 16.8].map((x) => disc(x, 10.2, 2.5)).join("")],
    ["ink", `${disc(9.6, 14.5, 2.5)}${disc(14.4, 14.5, 2.5)}${disc(12, 18.8, 2.5)}`],
    ["line", "M12 7.400V3.200"],
    ["ink", "M12.600 5.600c1.500-2.900 4-3.900 7.200-2.900-.9 3-3.400 4.200-7.200 2.900z"],
  ],
  pigs: [
    [
      "ink",
      "M3.800 12.600c0-3.500 3.200-5.400 7.300-5.400 1.700 0 3.200.3 4.500.8l2.200-1.900.5 3.200c.8.600 1.300 1.300 1.700 2.100h1.600v4h-2.100c-.5.7-1.100 1.300-1.900 1.800v3h-3v-1.600c-1 .2-2.100.3-3.100.3-.9 0-1.800-.1-2.600-.3v1.600H5.800v-3c-1.300-1-2-2.600-2-4.600z",
    ],
    ["thin", "M3.900 12c-1.700.2-2.400-1-1.800-2.300.7-1 1.800-.2 1.300.8"],
    ["ground", disc(16.9, 11.4, 1)],
  ],
  olives: [
    ["line", "M3.400 20.600C10 18.600 15.800 12.600 18.800 4"],
    [
      "ink",
      "M12.400 12.600C8.600 12 6.600 9.600 6.600 5.600c4 .6 6 3 5.800 7zM16.600 8.800c.2-3.200-1-5.500-3.600-6.800-1.100 3 0 5.400 3.600 6.800z",
    ],
    ["ink", "M7.600 17.600c-2.900.3-4.800-.9-5.700-3.600 3-.8 4.900.4 5.700 3.600z"],
    ["ink", `${disc(18.8, 12.8, 2.9)}${disc(13, 18.6, 2.9)}`],
  ],
  wheat: [
    ["line", "M12 21.500V9"],
    ["ink", "M12 2.300c1.800 2 1.800 4.100 0 5.900-1.800-1.800-1.800-3.900 0-5.900z"],
    ["ink", [9.6, 13.4, 17.2].map((y) => grains(y)).join("")],
  ],
};

const CARD: Drawing = [
  ["ground", box(4, 1.5, 16, 21, 2.4)],
  ["thin", box(4, 1.5, 16, 21, 2.4)],
];
const MARBLE: Drawing = [
  ["ground", "M12 2.500 21 7v9.800l-9 4.700-9-4.700V7z"],
  ["soft", "M12 11.700 21 7v9.800l-9 4.700z"],
  ["thin", "M12 2.500 21 7v9.800l-9 4.700-9-4.700V7zM3 7l9 4.700L21 7M12 11.700v9.800"],
];
const WORKER_PATH =
  "M12 2.400a3.700 3.700 0 0 1 3.700 3.700c0 1-.3 1.800-.9 2.500 3.100.5 6.900 2 6.900 4.100 0 1.300-1.700 1.700-3.800 1.700.4 2.700 1.800 4.500 2.300 7.100h-6.300L12 17.900l-1.900 3.600H3.800c.5-2.600 1.900-4.400 2.300-7.100-2.100 0-3.800-.4-3.800-1.700 0-2.100 3.800-3.600 6.900-4.100-.6-.7-.9-1.500-.9-2.500A3.700 3.700 0 0 1 12 2.400z";
const WORKER: Drawing = [
  ["ground", WORKER_PATH],
  ["thin", WORKER_PATH],
];
const HILLS: Layer = [
  "ink",
  "M4.600 17c2.800-3.800 5.400-4.400 7.600-1.700 2-2.200 4.400-1.900 7.200 1v3.300c0 1.500-.8 2.300-2.300 2.300H6.900c-1.500 0-2.300-.8-2.300-2.300z",
];
const SLOT: Drawing = [["line", hexagon(9.5)]];
const PLUS: Layer = ["more", "M5 1.800v6.400M1.800 5h6.400"];
const YIELD: Drawing = [
  ...CARD,
  ["ink", disc(12, 12, 5)],
  ["cutline", "M12 7v10M7 12h10M8.500 8.500l7 7M15.500 8.500l-7 7"],
];
const REGION: Drawing = [...CARD, HILLS, ["ink", disc(9, 7.6, 2.2)]];

const SIGN_DRAWINGS: Record<Sign, Drawing> = {
  hex: [
    ["ground", hexagon(11.5)],
    ["edge", hexagon(11.5)],
    ["thin", "M5.500 9.500c4-1.600 9-1.600 13 0M4.500 13.500c5-2 10-2 15 0M7 17.400c3.400-1.300 6.600-1.300 10 0"],
  ],
  start: [
    ...placed(TYPE_DRAWINGS.castle, 0.86, 12, 13.8),
    ["line", "M12 6.400V1.600"],
    ["ink", "M12.500.8 18 2.700l-5.500 2z"],
  ],
  marble: MARBLE,
  worker: WORKER,
  card: REGION,
  yield: YIELD,
  hand: [
    ["ground", "M1.800 8 7.800 5.300l5 12-5.900 2.700z"],
    ["thin", "M1.800 8 7.800 5.300l5 12-5.900 2.700z"],
    ["ground", "M22.200 8l-6-2.700-5 12 5.900 2.700z"],
    ["thin", "M22.200 8l-6-2.700-5 12 5.900 2.700z"],
    ["ground", box(7.6, 2.5, 8.8, 14.8, 1.5)],
    ["thin", box(7.6, 2.5, 8.8, 14.8, 1.5)],
  ],
  green: [
    ["ground", disc(12, 12, 10.6)],
    ["edge", disc(12, 12, 10.6)],
    ["ink", "M5.800 17.600C5 10.600 9.200 6 18 5.800c.8 8.600-3.400 13-9.800 11.600L6.800 19z"],
    ["cutline", "M7.200 18.200C9 14.400 11.400 11.600 14.800 9.400"],
  ],
  red: [
    ["ground", "M12 1.200 21 4.200v7.200c0 5.200-3.400 9-9 11.400-5.600-2.400-9-6.200-9-11.400V4.200z"],
    ["edge", "M12 1.200 21 4.200v7.200c0 5.200-3.400 9-9 11.400-5.600-2.400-9-6.200-9-11.400V4.200z"],
    ["ink", "M12 5.200l2 4.200 4.600.6-3.400 3.200.9 4.600-4.100-2.300-4.100 2.300.9-4.600L5.400 10l4.600-.6z"],
  ],
  storage: [...SLOT, ["soft", hexagon(7)]],
  stack: [
    ["ground", "M12 11.500 22 15l-10 5.500L2 15z"],
    ["thin", "M12 11.500 22 15l-10 5.500L2 15z"],
    ["ground", "M12 7 22 10.500 12 16 2 10.500z"],
    ["thin", "M12 7 22 10.500 12 16 2 10.500z"],
    ["ground", "M12 2.500 22 6l-10 5.500L2 6z"],
    ["thin", "M12 2.500 22 6l-10 5.500L2 6z"],
  ],
  neutral: [
    ["ground", hexagon(11)],
    ["edge", hexagon(11)],
    ["line", "M12 8v8M8.500 10l7 4M15.500 10l-7 4"],
  ],
  complete: [
    [
      "ink",
      "M12 1.800l2.700 2.700 3.800-.2.300 3.800 3 2.400-1.900 3.300.7 3.800-3.700 1-1.800 3.300-3.100-2.200-3.100 2.200-1.800-3.300-3.700-1 .7-3.800-1.900-3.300 3-2.400.300-3.800 3.800.2z",
    ],
    ["cutline", "M7.600 11.600l3.100 3.300 5.800-6.100"],
  ],
  first: [
    ["ink", "M3 17.500 2 7l5.500 4L12 3.500 16.500 11 22 7l-1 10.500z"],
    ["ink", "M3.500 19h17v2.500h-17z"],
  ],
  flag: [
    ["line", "M5.500 22V3"],
    ["ink", "M5.500 3h14l-3 4.700 3 4.800h-14z"],
  ],
  stop: [["line", "M5 12.500l4.800 5L19.500 6.800"]],
  turn: [
    ["line", "M19.500 9.500a8 8 0 0 0-14.300-1M4.500 14.500a8 8 0 0 0 14.300 1"],
    ["ink", "M20.800 4.200v6.600h-6.600zM3.200 19.800v-6.600h6.600z"],
  ],
  shift: [
    ["line", "M12 5v14"],
    ["ink", "M12 1l4.800 6.400H7.200zM12 23l-4.800-6.400h9.600z"],
  ],
  ours: [
    ["line", "M4.400 20.600c1-3.800 2.700-7.200 5-10"],
    [
      "ink",
      "M7.200 16.600C6.600 9.200 11 3.600 20.600 2.400c.4 4.400-.9 8-3.900 10.800l-2.600.3 1.100 1.300c-2.300 1.700-5 2.300-8 1.800z",
    ],
    ["cutline", "M8.200 15.400c2.200-3.800 4.900-6.600 8.200-8.600"],
  ],
};

/** A bonus tile shows what there is more of. */
const BONUS_SIGNS: Record<Bonus, Drawing> = {
  card: REGION,
  storage: SLOT,
  marble: MARBLE,
  worker: WORKER,
  yield: YIELD,
};
const bonus = (kind: Bonus): Drawing => [...placed(BONUS_SIGNS[kind], 0.78, 14, 14), PLUS];

const DRAWINGS = new Map<Icon, Drawing>([
  ...(Object.entries(TYPE_DRAWINGS) as [Type, Drawing][]),
  ...(Object.entries(FARM_DRAWINGS) as [Farm, Drawing][]),
  ...(Object.entries(SIGN_DRAWINGS) as [Sign, Drawing][]),
  ...(Object.keys(BONUS_SIGNS) as Bonus[]).map((kind) => [`bonus ${kind}`, bonus(kind)] as const),
]);

export const drawingOf = (icon: Icon): Drawing => DRAWINGS.get(icon)!;

/** What a yield card brings, as a sign. */
export const REWARD_SIGNS: Record<Reward, Sign> = {
  red: "red",
  green: "green",
  cards: "card",
  marble: "marble",
  hex: "hex",
  worker: "worker",
};

/** The class that gives a drawing its colours. */
export const colouring = (icon: Icon): string => `i-${icon.replace("bonus ", "")}`;
