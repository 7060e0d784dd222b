/** Signs that stand on several pieces, mostly in front of something else. */

import { box, disc, put, type Glyph } from "./glyph";

export const crate: Glyph = [
  ["ink", box(2, 4, 20, 17)],
  ["cutline", "M2.8 8.6h18.4M2.8 16.4h18.4M8 9v7M16 9v7"],
];
export const plusMinus: Glyph = [
  ["ink", "M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"],
  ["cut", "M10.6 4.4h2.8v3.8h3.8V11h-3.8v3.8h-2.8V11H6.8V8.2h3.8zM6.8 16.8h10.4v2.8H6.8z"],
];
export const two: Glyph = [
  ["ink", "M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"],
  [
    "cut",
    "M6.8 9.4C6.8 6.2 9 4.2 12.2 4.2c3.1 0 5.2 1.9 5.2 4.7 0 2.3-1.2 3.8-3.4 5.8l-2.3 2.1h5.9v2.9H6.8v-2.5l5-4.7c1.6-1.5 2.2-2.3 2.2-3.4 0-1.2-.7-1.9-1.9-1.9-1.3 0-2 .8-2 2.2z",
  ],
];
export const plus: Glyph = [
  ["ink", disc(12, 12, 11)],
  ["cut", "M10.3 5h3.4v5.3H19v3.4h-5.3V19h-3.4v-5.3H5v-3.4h5.3z"],
];
export const check: Glyph = [
  ["ink", disc(12, 12, 11)],
  ["cut", "M10 18 4.6 12.6l2.2-2.2 3.2 3.2 7.2-7.4 2.2 2.2z"],
];
export const tileOut: Glyph = [
  ["ink", "M12 1.2 20.2 6v6.4h-5V8.8L12 7 8.8 8.8v3.6h-5V6z"],
  ["ink", "M10.2 10.4h3.6v5.4H18L12 22.6 6 15.8h4.2z"],
];
export const anywhere: Glyph = [
  [
    "ink",
    "M12 .6 15.6 5h-2.2v3h-2.8V5H8.4zM12 23.4 8.4 19h2.2v-3h2.8v3h2.2zM.6 12 5 8.4v2.2h3v2.8H5v2.2zM23.4 12 19 15.6v-2.2h-3v-2.8h3V8.4z",
  ],
  ["ink", disc(12, 12, 3.4)],
];
export const shield: Glyph = [
  ["ink", "M3.4 2.6h17.2v9c0 5-3.4 8.4-8.6 10.4-5.2-2-8.6-5.4-8.6-10.4z"],
  ["cut", "M12 5.6l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z"],
];
export const bridge: Glyph = [
  [
    "ink",
    "M2.4 14.2C4.2 8 7.8 4.900 12 4.900s7.800 3.100 9.600 9.300h-3.200v5H16v-3.600c0-2.600-1.700-4.200-4-4.200s-4 1.600-4 4.200v3.600H5.600v-5z",
  ],
  ["ink", box(1.4, 20.2, 21.2, 2)],
];

/** A main thing and, in front of it at the lower right, what it brings. */
export const both = (main: Glyph, extra: Glyph): Glyph => [
  ...put(main, 0, 0, 18),
  ...put(extra, 11.5, 11.5, 12.5, true),
];
