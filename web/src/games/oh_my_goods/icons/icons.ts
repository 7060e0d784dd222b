/**
 * The drawings: layers of paths in a box of 24 by 24, from the back to the front; colours come from board.css.
 * Resources lie on a square, goods on a disc; a building is a house in the colour of its card with the sign of what it
 * makes.
 */

import { GOODS, KINDS, RESOURCES, type Good, type Kind, type Resource } from "../content";

/** ground: the piece's own colour; ink: what is drawn on it; soft: the ink, thinned; the others are strokes. */
export type Tone = "ground" | "ink" | "soft" | "line" | "thin" | "cutline" | "edge";
export type Layer = readonly [tone: Tone, path: string, transform?: string];
export type Drawing = readonly Layer[];

export type Person = "efficient" | "sloppy" | "assistant";
export type Sign =
  | "any"
  | "coin"
  | "points"
  | "sun"
  | "sunrise"
  | "sunset"
  | "hand"
  | "deck"
  | "discards"
  | "aside"
  | "market"
  | "first"
  | "flag"
  | "arrow"
  | "house"
  | "plus"
  | "strength"
  | "crown"
  | "people"
  | "page";
export type Icon = Resource | Good | Kind | Person | Sign;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const CHIP: Drawing = [
  ["ground", box(1.5, 1.5, 21, 21, 4.5)],
  ["edge", box(1.5, 1.5, 21, 21, 4.5)],
];
const DISC: Drawing = [
  ["ground", disc(12, 12, 10.8)],
  ["edge", disc(12, 12, 10.8)],
];
const HOUSE_PATH = "M12 1 22.800 8.400v12.600a1.800 1.800 0 0 1-1.800 1.800H3a1.800 1.800 0 0 1-1.800-1.800V8.400z";
const HOUSE: Drawing = [
  ["ground", HOUSE_PATH],
  ["edge", HOUSE_PATH],
];
const CARD: Drawing = [
  ["ground", box(4, 1.5, 16, 21, 2.4)],
  ["thin", box(4, 1.5, 16, 21, 2.4)],
];

/** Smaller, around a point, in the middle of which the drawing then lies. */
const placed = (drawing: Drawing, scale: number, x: number, y: number): Drawing =>
  drawing.map(([tone, path]) => [
    tone,
    path,
    `translate(${(x - 12 * scale).toFixed(2)} ${(y - 12 * scale).toFixed(2)}) scale(${scale})`,
  ]);

const RESOURCE_SIGNS: Record<Resource, Drawing> = {
  wood: [
    ["ink", "M8 7.800h9.800c2 0 3.400 1.900 3.400 4.200s-1.400 4.200-3.400 4.200H8z"],
    ["ground", disc(7.6, 12, 4.9)],
    ["ink", disc(7.6, 12, 4.2)],
    ["cutline", `${disc(7.6, 12, 2.1)}M13.500 10.400h4M15 13.600h3.600`],
  ],
  wheat: [
    ["line", "M12 21V9"],
    ["ink", "M12 2.800c1.700 1.900 1.700 3.900 0 5.600-1.700-1.700-1.700-3.700 0-5.600z"],
    ["ink", [9.6, 13.3, 17].map((y) => grains(y)).join("")],
  ],
  wool: [
    ["ink", disc(11.4, 11.6, 7)],
    [
      "cutline",
      "M5.600 9.600c4.200.2 8 3.100 9.600 8M8.200 6.300c4.600.6 8.200 3.400 9.400 7.600M12.600 4.900c2.300 1 4 2.600 5 4.800",
    ],
    ["line", "M14.500 18.200c2 .9 4.300.8 5.700-.7"],
  ],
  clay: [
    [
      "ink",
      "M9 4h6v1.900l-.9.700c2.900 1.300 4.700 3.800 4.700 6.900 0 2.800-1.300 5-3.700 6.500H8.900c-2.400-1.500-3.700-3.700-3.700-6.500 0-3.100 1.800-5.600 4.700-6.900L9 5.900z",
    ],
    ["cutline", "M5.800 12.400h12.400M6.300 15.400h11.400"],
  ],
  stone: [
    ["ink", "M3.600 18.400 5 12.800l4.200-1.600 3.600 2.600.6 4.600-1.200 1.200H4.600z"],
    ["ink", "M13.600 19.600l.9-5.600 3.200-1.700 2.600 2.400.3 3.700-1.200 1.200z"],
    ["ink", "M8.400 10.200 10 5.600l4.300-1.200 3.300 3-.3 3.700-3.600 1.800z"],
  ],
};

/** A pair of grains on a stalk. */
function grains(y: number): string {
  return `M12.500 ${y}c-.3-2.500 1.200-4 4.200-4.200.1 2.600-1.500 4.200-4.200 4.200zM11.500 ${y}c.3-2.500-1.200-4-4.200-4.200-.1 2.600 1.500 4.200 4.200 4.200z`;
}

const CLUSTER: Drawing = [
  ["ink", [6.6, 10.8, 15].map((x) => disc(x, 8.6, 2.1)).join("")],
  ["ink", `${disc(8.7, 12.4, 2.1)}${disc(12.9, 12.4, 2.1)}${disc(10.8, 16.2, 2.1)}`],
  ["line", "M10.800 6V3.200c1.600-.8 3.400-.8 5 0"],
];
/** Grapes have the sign of the cards that make them dear. */
const grapes = (resource: Resource): Drawing => [
  ...placed(CLUSTER, 0.84, 10, 11),
  ...placed(RESOURCE_SIGNS[resource], 0.5, 17, 17.2),
];

const GOOD_SIGNS: Record<Good, Drawing> = {
  coal: [
    ["ink", "M4.800 15.600 6.300 11.700l3.500-.9 2 2.400-.6 3.700-3.700 1z"],
    ["ink", "M12.900 17.200l.4-3.800 2.900-1.900 3 2 .1 3.200-2.700 1.500z"],
    ["ink", "M9.300 9.800l.6-3.300 3.200-1.300 2.700 1.900-.3 2.900-3.200 1.700z"],
  ],
  planks: [
    ["ink", `${box(4.4, 6, 13.6, 3.4, 0.6)}${box(6, 10.4, 13.6, 3.4, 0.6)}${box(4.4, 14.8, 13.6, 3.4, 0.6)}`],
    ["cutline", "M7.500 7.700h5M10 12.100h6M7.500 16.500h4"],
  ],
  iron: [
    ["ink", "M9.300 5.800h5.400l1.500 5H7.800zM4.900 12.200h5.300l1.300 5H3.600zM13.800 12.200h5.300l1.300 5h-7.900z"],
  ],
  glass: [
    [
      "ink",
      "M7.600 4.400h8.800c.5 4.600-.8 7.500-3.400 8.400v4.500h3v1.900H8v-1.900h3v-4.500c-2.600-.9-3.900-3.800-3.400-8.400z",
    ],
    ["cutline", "M9.400 7.800h5.200"],
  ],
  windows: [["line", `${box(6, 4.6, 12, 14.8, 1)}M12 4.600v14.800M6 11.600h12`]],
  barrels: [
    ["ink", "M7.900 4.600h8.200c2 4.800 2 10 0 14.800H7.900c-2-4.800-2-10 0-14.800z"],
    ["cutline", "M6.600 8.800h10.800M6.600 15.200h10.800"],
  ],
  tools: [
    ["line", "M6.400 18.800 13.300 11"],
    [
      "ink",
      "M10.600 6.900 13.800 4c1.900-.5 3.700 0 5.400 1.300l-1.900 1.600 2.200 2.500-2.700 2.500-2.100-2.400-1.600 1.400z",
    ],
    ["line", "M17.800 18.600l-3.600-4.400"],
  ],
  flour: [
    [
      "ink",
      "M8.600 4.400c2.200.8 4.600.8 6.800 0l-1 3.100c3 2 4.500 4.900 4.300 8.500-.1 2.300-1.300 3.500-3.600 3.500H8.900c-2.300 0-3.500-1.200-3.600-3.500-.2-3.600 1.300-6.500 4.300-8.500z",
    ],
    [
      "cutline",
      "M12 17.500v-5.800M12 14.200l-2.400-1.700M12 14.200l2.400-1.700M12 16.900l-2.400-1.700M12 16.900l2.400-1.700M9.200 7.600h5.600",
    ],
  ],
  bread: [
    [
      "ink",
      "M3.900 12.800c0-3.700 3.400-5.900 8.100-5.900s8.100 2.200 8.100 5.900c0 2.600-2.400 4.300-8.100 4.300s-8.100-1.700-8.100-4.300z",
    ],
    ["cutline", "M8 9.300l1.800 3.200M11.500 8.600l1.800 3.200M15 9l1.600 2.900"],
  ],
  shoes: [
    ["ink", "M7.600 4.800h5.600l.3 6.600c.2 1 1 1.500 2.600 1.900 2.300.5 3.500 1.500 3.600 3.300H7z"],
    ["ink", box(6.8, 17.2, 12.9, 2, 0.6)],
    ["cutline", "M10.500 8.200h2.500M10.500 10.800h2.600"],
  ],
  food: [
    ["ink", "M4.200 12.300h15.600c-.2 3.600-2 6.200-4.900 7.200H9.100c-2.900-1-4.700-3.600-4.900-7.200z"],
    [
      "line",
      "M8.600 10c-1.200-1.700 1-2.700-.1-4.800M12.200 10c-1.200-1.700 1-2.700-.1-4.800M15.800 10c-1.200-1.700 1-2.700-.1-4.800",
    ],
  ],
  cloth: [
    ["ink", "M8.500 5.400h10.300v12.200c-1.700 1.500-3.400 1.500-5.100 0s-3.400-1.500-5.200 0z"],
    ["ground", disc(7.8, 8.6, 4)],
    ["ink", disc(7.8, 8.6, 3.3)],
    ["cutline", disc(7.8, 8.6, 1.3)],
  ],
  clothing: [
    [
      "ink",
      "M8.800 4.800c1.400 1.700 5 1.700 6.400 0l5.300 3.500-2 3.800-2.200-1v8.100H7.700v-8.100l-2.200 1-2-3.800z",
    ],
  ],
  meat: [
    [
      "ink",
      "M9.600 4.600c4.800-1.200 9.500 1.700 9.600 6.200.1 5-4.500 8.600-8.600 8.500-3 0-3.100-2.500-4.400-4.300C4.700 12.900 4.200 6.100 9.600 4.600z",
    ],
    ["ground", disc(12, 10.3, 3.4)],
    ["ink", disc(12, 10.3, 1.7)],
  ],
  bricks: [
    [
      "ink",
      `${box(3.8, 6, 7.6, 3.6, 0.5)}${box(12.6, 6, 7.6, 3.6, 0.5)}${box(3.8, 10.6, 3.2, 3.6, 0.5)}${box(8.2, 10.6, 7.6, 3.6, 0.5)}${box(17, 10.6, 3.2, 3.6, 0.5)}${box(3.8, 15.2, 7.6, 3.6, 0.5)}${box(12.6, 15.2, 7.6, 3.6, 0.5)}`,
    ],
  ],
  cattle: [
    ["line", "M7.800 8.200C5.300 8 4.200 6.600 4.500 4.300M16.200 8.200c2.500-.2 3.600-1.600 3.300-3.900"],
    [
      "ink",
      "M7.300 7.700h9.400l3 2.100-3.100 1.300c-.1 2.700-.5 5-1.500 6.900-.9 1.700-5.300 1.700-6.200 0-1-1.900-1.400-4.200-1.500-6.900L4.300 9.800z",
    ],
    ["ground", `${disc(10.4, 16.6, 0.9)}${disc(13.6, 16.6, 0.9)}${disc(9.8, 11, 0.9)}${disc(14.2, 11, 0.9)}`],
  ],
  leather: [
    [
      "ink",
      "M9.500 4.800h5l.9 2.300 3.700-1.200.9 2.600-2.700 2v4.200l2.700 2.300-1.200 2.400-3.500-1-1.400 1.600h-3.800L8.700 18.400l-3.500 1L4 17l2.700-2.300v-4.200L4 8.500l.9-2.600 3.700 1.200z",
    ],
    ["cutline", "M12 8v8.500M9.800 10h4.400M9.800 14h4.400"],
  ],
  weapons: [
    [
      "line",
      "M6 5.500l9.500 10.500M18 5.500 8.500 16M13.200 17.800l4.200-3.600M10.800 17.800l-4.200-3.600M17 17.500l2 2M7 17.500l-2 2",
    ],
  ],
  corn: [
    ["ink", "M12 3.600c3 1.900 4.200 5.200 3.600 10.600h-7.200C7.800 8.800 9 5.500 12 3.600z"],
    ["cutline", "M9 8.500h6M8.600 11.500h6.800M12 5v9"],
    [
      "ink",
      "M12 20.500c-4.600-.3-7-2.900-7.200-7.900 4.400.6 6.700 3.200 7.200 7.900zM12 20.500c4.600-.3 7-2.900 7.200-7.900-4.400.6-6.700 3.200-7.200 7.900z",
    ],
  ],
  stoves: [
    [
      "ink",
      `${box(6, 8.4, 12, 9.4, 1)}M7.500 18.200h2v1.800h-2zM14.500 18.200h2v1.800h-2zM14.200 3.600h2.400v4.400h-2.400z`,
    ],
    ["ground", box(8.4, 11, 7.2, 4.4, 1)],
    ["ink", "M12 11.400c1.500 1.200 1.700 2.500.9 3.600h-1.800c-.8-1.100-.6-2.400.9-3.600z"],
  ],
  "green grapes": grapes("wood"),
  "yellow grapes": grapes("wheat"),
  "white grapes": grapes("wool"),
  "red grapes": grapes("clay"),
  "grey grapes": grapes("stone"),
};

const SIGN_DRAWINGS: Record<Person | Sign, Drawing> = {
  any: [
    ["ground", box(1.5, 1.5, 21, 21, 4.5)],
    ["edge", box(1.5, 1.5, 21, 21, 4.5)],
    ["line", "M12 5.500v13M6.400 8.800l11.200 6.400M17.600 8.800 6.400 15.200"],
  ],
  coin: [
    ["ground", disc(12, 12, 10.3)],
    ["edge", disc(12, 12, 10.3)],
    ["thin", disc(12, 12, 7.4)],
    ["line", "M14.800 9.400a3.700 3.700 0 1 0 0 5.200M12.300 6.800v1.500M12.300 15.700v1.500"],
  ],
  points: [
    ["ground", "M4 2h16v15l-8 5.400L4 17z"],
    ["edge", "M4 2h16v15l-8 5.400L4 17z"],
    ["ink", "M12 5l1.900 3.900 4.200.6-3.100 3 .8 4.300-3.800-2.100-3.800 2.100.8-4.300-3.100-3 4.200-.6z"],
  ],
  sun: [
    ["ink", "M5.500 17.500a6.500 6.500 0 0 1 13 0z"],
    ["line", "M2 20.500h20M12 8V4.500M5 10.600 2.800 8.400M19 10.600l2.200-2.200"],
  ],
  sunrise: [
    ["ink", "M5.500 19a6.500 6.500 0 0 1 13 0z"],
    ["line", "M2 22h20M12 9.500v-7M8.800 5.500 12 2.300l3.200 3.200M4 12.600l-1.800-1.800M20 12.600l1.800-1.800"],
  ],
  sunset: [
    ["ink", "M5.500 19a6.500 6.500 0 0 1 13 0z"],
    ["line", "M2 22h20M12 2.300v7M8.800 6.300 12 9.500l3.200-3.200M4 12.600l-1.800-1.800M20 12.600l1.800-1.800"],
  ],
  efficient: [
    ["ink", disc(10.4, 5.2, 3.3)],
    [
      "ink",
      "M6.200 22.500v-6.800l-1.400-.3.900-5.300c.3-1 1-1.500 2-1.500h5.400l3.300-2.200 1.400 2.200-3.600 2.900-.2 11z",
    ],
    ["line", "M16.600 9.400 19.600 4"],
    ["ink", "M16.800 2.900l5.300 2.600-1.200 2.500-5.300-2.600z"],
    ["cutline", "M10.300 17v5.500"],
  ],
  sloppy: [
    ["ink", disc(7, 10.4, 3.3)],
    [
      "ink",
      "M2.800 22c-.4-4.300.8-7.600 3.800-7.900 2.600-.2 4.200 1.600 5.400 4.100l7.400.4c1.600.2 2 1.200 2 3.400z",
    ],
    ["line", "M12.600 8.400h3.300l-3.300 4h3.300M17.600 2.500h3.900l-3.900 4.700h3.900"],
  ],
  assistant: [
    ["ink", disc(12, 8.6, 3.2)],
    ["ink", "M7.600 7.400c.2-3.300 1.900-5.200 4.400-5.200s4.200 1.900 4.400 5.200l2.200.6-.2 1H7.400z"],
    ["ink", "M6.400 22.500v-5.400c0-3 2-4.700 5.600-4.700s5.600 1.700 5.600 4.700v5.400z"],
    ["ground", "M9.300 15.500h5.400v7H9.300z"],
    ["thin", "M10.400 18.500h3.200"],
  ],
  hand: [
    ["ground", "M1.800 8 7.800 5.300l5 12-5.900 2.700z"],
    ["thin", "M1.800 8 7.800 5.300l5 12-5.900 2.700z"],
    ["ground", "M22.200 8l-6-2.700-5 12 5.900 2.700z"],
    ["thin", "M22.200 8l-6-2.700-5 12 5.900 2.700z"],
    ["ground", box(7.6, 2.5, 8.8, 14.8, 1.5)],
    ["thin", box(7.6, 2.5, 8.8, 14.8, 1.5)],
  ],
  deck: [
    ["ground", box(6, 4.5, 14, 18, 2)],
    ["thin", box(6, 4.5, 14, 18, 2)],
    ["ground", box(4, 1.5, 14, 18, 2)],
    ["thin", box(4, 1.5, 14, 18, 2)],
    ["ink", "M7.500 8.500 11 6l3.500 2.500v6h-7z"],
  ],
  discards: [
    ["ground", "M7 3.500 19.500 2l2 17.500L9 21z"],
    ["thin", "M7 3.500 19.500 2l2 17.500L9 21z"],
    ["ground", "M3 5.500 15 3.800l2.500 17L5.500 22.500z"],
    ["thin", "M3 5.500 15 3.800l2.500 17L5.500 22.500z"],
    ["line", "M7 9.600l6.400 6.400M12.700 9l-5 7.400"],
  ],
  aside: [
    ...CARD,
    ["line", "M8 17.500 13 11.700"],
    ["ink", "M11 8.400 13.400 6c1.300-.4 2.600 0 3.800 1l-1.300 1.200 1.500 1.700-2 1.900-1.500-1.700-1.200 1z"],
  ],
  market: [
    [
      "ink",
      "M2.500 9.500 4.600 3h14.800l2.100 6.500c0 2-3.800 2-3.800 0 0 2-3.800 2-3.800 0 0 2-3.800 2-3.800 0 0 2-3.800 2-3.800 0 0 2-3.800 2-3.800 0z",
    ],
    ["line", "M4.500 12.500V21M19.500 12.500V21M4.500 16.500h15"],
  ],
  first: [
    ["ink", "M9 10.500 7.500 2.500h9L15 10.500z"],
    ["ink", "M10.700 11.500h2.600v7h-2.600z"],
    ["ink", "M6 18.500h12v3.500H6z"],
  ],
  flag: [
    ["line", "M5.500 22V3"],
    ["ink", "M5.500 3h14l-3 4.700 3 4.800h-14z"],
  ],
  arrow: [["line", "M4 12h14.500M13 6.500l5.500 5.500-5.500 5.500"]],
  house: HOUSE,
  plus: [["line", "M12 5v14M5 12h14"]],
  strength: [
    ["ground", "M12 1.500 21 4.500v7c0 5-3.400 8.800-9 11-5.600-2.200-9-6-9-11v-7z"],
    ["edge", "M12 1.500 21 4.500v7c0 5-3.400 8.800-9 11-5.600-2.200-9-6-9-11v-7z"],
    ["line", "M12 6v11M7.500 10h9"],
  ],
  crown: [["ink", "M3 17.500 2 7l5.500 4L12 3.500 16.500 11 22 7l-1 10.500zM3.500 19h17v2.500h-17z"]],
  page: [
    ["line", "M6 3h9.500L19 6.500V21H6zM15 3v4h4"],
    ["thin", "M9 11h7M9 14h7M9 17h5"],
  ],
  people: [
    ["ink", disc(5.5, 9, 2.6)],
    ["ink", disc(18.5, 9, 2.6)],
    ["ink", "M1 19c.2-4.300 1.700-6.400 4.500-6.400 1 0 1.800.2 2.500.7-1.400 1.500-2.200 3.400-2.400 5.700z"],
    ["ink", "M23 19c-.2-4.300-1.700-6.400-4.500-6.400-1 0-1.800.2-2.500.7 1.400 1.500 2.200 3.400 2.400 5.700z"],
    ["ink", disc(12, 6.5, 3.4)],
    ["ink", "M6.500 21.500c.3-6.200 2.100-9.500 5.500-9.500s5.200 3.300 5.500 9.500z"],
  ],
};

const HAND_CARD: Drawing = [["line", box(8, 4, 8, 13, 1.5)]];
const PLUS: Layer = ["line", "M3.800 15h5M6.300 12.500v5"];

/** A tower, higher with every strength. */
const tower = (strength: number): Drawing => {
  const top = 15.5 - 3.6 * strength;
  return [
    [
      "ink",
      `M7 ${top}h2.200v1.800h1.700V${top}h2.200v1.800h1.700V${top}H17v4h-1.200l.6 ${14 - top}H7.600L8.200 ${top + 4}H7z`,
    ],
    ["cutline", Array.from({ length: strength }, (_, at) => `M10.500 ${top + 6 + at * 2.6}h3`).join("")],
  ];
};
const TOWERS: Partial<Record<Kind, number>> = { "small watchtower": 1, watchtower: 2, "large watchtower": 3 };
const PERSON: Drawing = [
  ["ground", disc(12, 12, 11)],
  ["edge", disc(12, 12, 11)],
  ["ink", disc(12, 8.8, 3.8)],
  ["ink", "M4.600 19.800c.4-4.300 3-6.600 7.400-6.600s7 2.300 7.400 6.600a11 11 0 0 1-14.800 0z"],
];

/** A house with the sign of what it makes; an office adds to market or hand. */
function house(kind: Kind): Drawing {
  const { good } = KINDS[kind];
  if (kind === "character") return PERSON;
  if (kind === "vineyard") return [...HOUSE, ...placed(CLUSTER, 0.9, 12.8, 14)];
  if (good) return [...HOUSE, ...placed(GOOD_SIGNS[good], 0.86, 12, 13.6)];
  const strength = TOWERS[kind];
  if (strength) return [...HOUSE, ...tower(strength)];
  const resource = kind.split(" ")[0] as Resource | "card";
  const sign = resource === "card" ? HAND_CARD : RESOURCE_SIGNS[resource];
  return [...HOUSE, ...placed(sign, 0.66, 14.8, 13.4), PLUS];
}

const DRAWINGS = new Map<Icon, Drawing>([
  ...RESOURCES.map((name) => [name, [...CHIP, ...RESOURCE_SIGNS[name]]] as const),
  ...GOODS.map((name) => [name, [...DISC, ...GOOD_SIGNS[name]]] as const),
  ...(Object.keys(KINDS) as Kind[]).map((kind) => [kind, house(kind)] as const),
  ...(Object.entries(SIGN_DRAWINGS) as [Person | Sign, Drawing][]),
]);

export const drawingOf = (icon: Icon): Drawing => DRAWINGS.get(icon)!;

/** The class that gives a drawing its colours: of a building those of its card. */
export const colouring = (icon: Icon): string =>
  icon in KINDS ? `c-${KINDS[icon as Kind].colour ?? "any"}` : `i-${icon.replace(" ", "-")}`;
