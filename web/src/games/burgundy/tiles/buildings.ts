/** The buildings of the cities. */

import type { BuildingTile } from "../content";
import { castle } from "./basics";
import { box, disc, type Glyph } from "./glyph";

const warehouse: Glyph = [
  ["ink", "M12 3.2 22.4 9v12.2H1.6V9z"],
  ["cut", "M5 11h14v10.2H5z"],
  ["ink", `${box(6, 16.8, 5.4, 4.4)}${box(12.6, 16.8, 5.4, 4.4)}${box(9.3, 11.7, 5.4, 4.4)}`],
  ["cutline", "M8.7 17v4M15.3 17v4M12 12v4"],
  ["cut", disc(12, 7.5, 1.2)],
];

export const watchtower: Glyph = [
  ["ink", "M12 1.2 17.4 7H6.6z"],
  ["ink", "M7.6 7.8h8.8v3.4h1.2v2.4h-1.4l1 8.4H6.8l1-8.4H6.4v-2.4h1.2z"],
  ["cut", "M9 8.6h2.2v2.6H9zM12.8 8.6H15v2.6h-2.2z"],
  ["cut", "M11 15.2h2v3h-2z"],
  ["line", "M12 1.8V.8"],
];

const workshop: Glyph = [
  ["ink", "M2 21.2V9.4l5.3-4.6v4.6l5.3-4.6v4.6L18 4.8V2.4h3.2v2.4L22 21.2z"],
  ["cut", "M6.2 12.2h8.2c.6 1.3 1.7 2 3.6 2.1v1.4h-4v1.4l1.8 2.3v1.8H8.2v-1.8l1.8-2.3v-1.3c-2.2-.2-3.5-1.3-3.8-3.6z"],
];

const church: Glyph = [
  ["ink", "M6 .8h1.6v1.7h1.7v1.5H7.6v1.6L11 10.8V21.2H2.6V10.8L6 5.6V4H4.3V2.5H6z"],
  ["ink", "M11.8 11.2 16 8.4l6.2 4.6-.9 1.2v7h-9.5z"],
  ["cut", "M5.5 21.2v-3.7a1.3 1.3 0 0 1 2.6 0v3.7z"],
  ["cut", `${disc(6.8, 12.8, 1.3)}M14 19.6v-3.3a1 1 0 0 1 2 0v3.3zM17.6 19.6v-3.3a1 1 0 0 1 2 0v3.3z`],
];

const market: Glyph = [
  [
    "ink",
    "M3.6 3h16.8L22.8 9.2c0 1.8-1 2.7-2.2 2.7s-2.1-.9-2.1-2.1c0 1.2-1 2.1-2.2 2.1s-2.1-.9-2.1-2.1c0 1.2-1 2.1-2.2 2.1s-2.2-.9-2.2-2.1c0 1.2-.9 2.1-2.1 2.1s-2.2-.9-2.2-2.1c0 1.2-.9 2.1-2.1 2.1S1.2 11 1.2 9.2z",
  ],
  ["cutline", "M7.6 3.6 5.5 9.4M10.7 3.6 9.8 9.4M13.3 3.6l.9 5.8M16.4 3.6l2.1 5.8"],
  ["ink", "M3 13h1.8v2.8h14.4V13H21v8.2H3z"],
  ["ink", `${disc(8, 14, 1.7)}${disc(12, 14, 1.7)}${disc(16, 14, 1.7)}`],
  ["cutline", "M3.8 18.6h16.4"],
];

const boarding: Glyph = [
  ["ink", "M12 1.6 22.6 10l-1.2 1.6-.9-.7v10.3h-17V10.9l-.9.7L1.4 10z"],
  ["cut", "M5.3 10.6h1.5v4.8h11.9v4.4h-1.5v-1.6H6.8v1.6H5.3z"],
  ["cut", "M7.6 11.4h2.9a1.4 1.4 0 0 1 1.4 1.4v1.8H7.6zM12.7 11.6h3.5a2.5 2.5 0 0 1 2.5 2.5v.5h-6z"],
  ["cut", disc(12, 7, 1.2)],
];

const bank: Glyph = [
  ["ink", "M12 2 22.4 7.6v2.2H1.6V7.6z"],
  ["ink", "M3.8 10.8h2.8v6.4H3.8zM8.4 10.8h2.8v6.4H8.4zM12.8 10.8h2.8v6.4h-2.8zM17.4 10.8h2.8v6.4h-2.8z"],
  ["ink", "M2.8 18h18.4v1.4H2.8zM1.6 20h20.8v1.8H1.6z"],
  ["cut", disc(12, 6.4, 1.6)],
];

const townhall: Glyph = [
  ["ink", "M12 .6h.9l4 1.3-4 1.3v1.5l2.9 3.1v3.6h6.4v9.8H1.8v-9.8h6.4V7.8l3.3-3.4V.6z"],
  ["cut", disc(12, 9.2, 2)],
  ["thin", "M12 8.1v1.2l.8.5"],
  ["cut", "M4 21.2v-3.6a1.5 1.5 0 0 1 3 0v3.6zM17 21.2v-3.6a1.5 1.5 0 0 1 3 0v3.6zM10 21.2v-4.2a2 2 0 0 1 4 0v4.2z"],
  ["cutline", "M2.6 13.6h18.8"],
];

const crane: Glyph = [
  ["ink", "M6.2 22.2V4.600h3v17.600zM3 20.600h9.600v1.800H3z"],
  ["ink", "M2.400 2.600h19.400v2.400H2.400z"],
  ["thin", "M9.200 8.600 15.600 4.800M4.200 4.800 6.400 8.400M19.400 5v5.600"],
  ["ink", "M15.600 10.800h7.400v7h-7.400z"],
  ["cutline", "M15.800 14.300h7M19.300 11v6.600"],
];

/** As the castle, but light on its ground. */
export const whiteCastle: Glyph = castle.map(([tone, path]) => [tone === "ink" ? "light" : "ink", path] as const);

export const buildings: Record<BuildingTile["building"], Glyph> = {
  warehouse,
  watchtower,
  workshop,
  church,
  market,
  "boarding house": boarding,
  bank,
  "town hall": townhall,
  crane,
  "white castle": whiteCastle,
};
