/** What fits cells of all kinds. */

import type { WildTile } from "../content";
import { disc, type Glyph } from "./glyph";

const mug: Glyph = [
  ["ink", "M4.600 7.600h11.200V21c0 .8-.6 1.400-1.400 1.400H6c-.8 0-1.400-.6-1.400-1.400z"],
  ["line", "M16.200 10.400h1.800c1.600 0 2.600 1 2.600 2.600v2c0 1.600-1 2.600-2.600 2.600h-1.800"],
  ["ink", `${disc(6.4, 6, 2.6)}${disc(10.4, 4.6, 3.2)}${disc(14.2, 6, 2.6)}`],
  ["cutline", "M8.400 11.600v7.600M12 11.600v7.600"],
];
const back: Glyph = [
  ["thin", "M12 3.200 19.600 7.600v8.800L12 20.800 4.400 16.400V7.600z"],
  [
    "ink",
    "M12 7.600 13.300 10.700 16.600 11 14.100 13.200 14.900 16.400 12 14.700 9.100 16.400 9.900 13.200 7.400 11 10.700 10.700z",
  ],
];

export const wild: Record<WildTile["kind"], Glyph> = { inn: mug, "face-down": back };
