/** The shields: what each is about. */

import { castle, coin, cross, house, mine, paw, ship, worker } from "./basics";
import { box, disc, put, type Glyph } from "./glyph";
import { anywhere, both, crate, plus, shield, tileOut, two } from "./marks";

const hexagon: Glyph = [["ink", "M12 .8 21.700 6.400v11.200L12 23.200 2.300 17.600V6.400z"]];
const blackHexagon: Glyph = [...hexagon, ["cut", "M12 4.400 18.600 8.200v7.600L12 19.600 5.400 15.800V8.200z"]];
const die: Glyph = [
  [
    "ink",
    "M5 1.500h14a3.500 3.500 0 0 1 3.500 3.500v14a3.500 3.500 0 0 1-3.500 3.500H5A3.500 3.500 0 0 1 1.500 19V5A3.500 3.500 0 0 1 5 1.500z",
  ],
  ["cut", `${disc(7.5, 7.5, 2)}${disc(16.5, 7.5, 2)}${disc(12, 12, 2)}${disc(7.5, 16.5, 2)}${disc(16.5, 16.5, 2)}`],
];
const storage: Glyph = [
  [
    "ink",
    "M5.500 2.600 9.500 5v4.600l-4 2.400-4-2.400V5zM18.500 2.600l4 2.400v4.600l-4 2.400-4-2.400V5zM12 12l4 2.400V19l-4 2.400L8 19v-4.600z",
  ],
];
const threeCells: Glyph = [
  ["ink", "M7 3.400 12 6.300v5.800L7 15l-5-2.900V6.300zM17 3.400l5 2.900v5.800L17 15l-5-2.900"],
  ["cutline", "M12 6.300v5.800"],
];

/** By number; 0 stands for none. */
export const shields: readonly Glyph[] = [
  [],
  [...put(paw, 0, 0, 13), ...put(paw, 11, 0, 13), ...put(paw, 5.5, 11, 13)],
  [...put(worker, 0, 1, 16), ...put(worker, 9, 8, 15, true)],
  both(shield, worker),
  both(storage, plus),
  both(ship, crate),
  both(cross, worker),
  both(shield, two),
  both(mine, two),
  both(crate, coin),
  both(cross, two),
  both(castle, shield),
  both(crate, two),
  [...put(shield, 0, 0, 15), ...put(shield, 9, 9, 15, true)],
  both(hexagon, tileOut),
  both(blackHexagon, tileOut),
  [...put(die, 2, 0, 20), ["ink", box(2, 21.6, 20, 2.4)]],
  both(threeCells, plus),
  both(house, anywhere),
];
