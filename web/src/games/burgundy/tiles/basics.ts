/** Castle, mine, ship, the signs of the six kinds, people and money. */

import type { Kind } from "../content";
import { box, disc, type Glyph } from "./glyph";

export const castle: Glyph = [
  [
    "ink",
    "M3 6h2v1.6h1.3V6h2v1.6h1.3V6h.4V3h1.6v1.5h1.2V3h1.6v1.5h1.2V3H17v3h-.6v1.6h1.3V6h2v1.6H21v2.6l-1 1V21H4v-9.8l-1-1z",
  ],
  ["cut", "M9.6 21v-4.1a2.4 2.4 0 0 1 4.8 0V21z"],
  ["cut", `${box(11.2, 8, 1.6, 3)}${box(6, 12.4, 1.3, 2.6)}${box(16.7, 12.4, 1.3, 2.6)}`],
];

export const mine: Glyph = [
  ["line", "M5.2 20.6 16.4 8.2"],
  ["line", "M18.8 20.6 7.6 8.2"],
  ["ink", "M12.2 4.4c4.6-1.2 8 1 9.2 6.3-1.9-2.2-3.6-3.3-5.5-3.7l-1.5 1.6-2.5-2.3z"],
  ["ink", "M3 8.3 8.6 3l3 3.1-1.5 1.4.6.7-2 1.9-.7-.7L5.6 11z"],
];

export const ship: Glyph = [
  ["ink", "M11.2 2.2v12.6H4.3C7.5 11.6 9.9 7.5 11.2 2.2z"],
  ["ink", "M12.8 4.4c3 2.6 5.1 6.1 6.1 10.4h-6.1z"],
  ["ink", "M2.6 16.2h18.8c-.7 2.6-2.1 4.4-4.2 5.4H6.8c-2.1-1-3.5-2.8-4.2-5.4z"],
  ["cutline", "M6.2 18.7h11.6"],
];

export const house: Glyph = [
  ["ink", "M12 2.8 22 11.4l-1.2 1.5-1.3-1.1V21h-15v-9.2l-1.3 1.1L2 11.4z"],
  ["cut", "M9.8 21v-6h4.4v6z"],
];

export const cross: Glyph = [
  ["ink", "M12 2c5 3 7.5 7 7.5 12v8h-15v-8c0-5 2.5-9 7.5-12z"],
  ["cut", "M11 7.5h2v3h3v2h-3v6h-2v-6H8v-2h3z"],
];

export const paw: Glyph = [
  [
    "ink",
    "M12 11.2c3.3 0 6.4 3.6 6.4 6.8 0 2.2-1.5 3.2-3.2 3.2-1.3 0-2-.6-3.2-.6s-1.9.6-3.2.6c-1.7 0-3.2-1-3.2-3.2 0-3.2 3.1-6.8 6.4-6.8z",
  ],
  ["ink", `${disc(4.3, 11.2, 2.2)}${disc(9, 6, 2.4)}${disc(15, 6, 2.4)}${disc(19.7, 11.2, 2.2)}`],
];

/** The sign of a kind, on empty cells and bonus tiles. */
export const signs: Record<Kind, Glyph> = { castle, mine, ship, animal: paw, building: house, monastery: cross };

export const worker: Glyph = [
  ["ink", "M12 12.6c5.2 0 8.4 3.2 8.8 9.4H3.2c.4-6.2 3.6-9.4 8.8-9.4z"],
  ["ink", disc(12, 8.4, 4.3)],
  ["cutline", "M7.2 7.5c3 1.1 6.6 1.1 9.6 0"],
  [
    "ink",
    "M4.8 6.8C6.6 6.4 7.4 5.8 7.9 4.3 8.5 2.5 10 1.6 12 1.6s3.5.9 4.1 2.7c.5 1.5 1.3 2.1 3.1 2.5-4.3 1.5-10.1 1.5-14.4 0z",
  ],
  ["cutline", "M9.3 13.6 12 17.4l2.7-3.8"],
];

export const coin: Glyph = [
  ["ink", disc(12, 12, 10)],
  ["cutline", disc(12, 12, 7.8)],
  [
    "cut",
    "M12 6.2c1.2 1.3 1.7 2.7 1.1 4.3 1.2-1.3 3.5-1 3.8.8.2 1.3-.9 2.2-2.2 1.9.1.7-.5 1.1-1.3 1.1l.8 2.9H9.8l.8-2.9c-.8 0-1.4-.4-1.3-1.1-1.3.3-2.4-.6-2.2-1.9.3-1.8 2.6-2.1 3.8-.8-.6-1.6-.1-3 1.1-4.3z",
  ],
];
