/** The six goods, each with a ware of its own. */

import { disc, type Glyph } from "./glyph";

const cloth: Glyph = [
  ["ink", "M5 6.6C5 4.6 6.4 3 8.2 3H19v11.8h-7.6V20c0 .8-.6 1.4-1.4 1.4H6.4C5.6 21.4 5 20.8 5 20z"],
  ["cutline", "M11.4 14.8V6.6c0-1.6-.9-2.6-2-2.6"],
  ["cutline", "M14 7.5h3M14 11h3"],
];
const grapes: Glyph = [
  ["ink", `${disc(7.4, 9.6, 2.5)}${disc(12, 9.6, 2.5)}${disc(16.6, 9.6, 2.5)}${disc(9.7, 13.9, 2.5)}${disc(14.3, 13.9, 2.5)}${disc(12, 18.3, 2.5)}`],
  ["ink", "M11.3 6.6V3.4h1.5v.8c1.7-1.7 3.7-2 5.7-.9-1.2 2.3-3.2 3.2-5.7 2.6v.7z"],
];
const flower: Glyph = [
  ["ink", `${disc(12, 6.8, 3.3)}${disc(16.9, 10.4, 3.3)}${disc(15.1, 16.2, 3.3)}${disc(8.9, 16.2, 3.3)}${disc(7.1, 10.4, 3.3)}`],
  ["cut", disc(12, 12, 2.7)],
  ["ink", disc(12, 12, 1.4)],
];
const jug: Glyph = [
  ["ink", "M8.4 2.8h7.2v1.8h-1.1v2.2c2.7 1.3 4.3 3.7 4.3 6.7 0 3.6-1.7 5.9-3.9 7.9H9.1c-2.2-2-3.9-4.3-3.9-7.9 0-3 1.6-5.4 4.3-6.7V4.6H8.4z"],
  ["cutline", "M5.6 12.6h12.8M6 15.8h12"],
];
const barrel: Glyph = [
  ["ink", "M7 3h10c1.7 2.7 2.5 5.7 2.5 9s-.8 6.3-2.5 9H7c-1.7-2.7-2.5-5.7-2.5-9S5.3 5.7 7 3z"],
  ["cutline", "M5.4 8h13.2M5.4 16h13.2M12 3.4v17.2"],
];
const wheat: Glyph = [
  ["ink", "M11.3 22V8.4h1.4V22z"],
  ["ink", "M12 1.8c1.5 1.7 2 3.6 0 6-2-2.4-1.5-4.3 0-6zM12.7 11.6c-.2-3 1.2-4.6 4.2-4.9.3 3-1.2 4.7-4.2 4.9zM11.3 11.6c.2-3-1.2-4.6-4.2-4.9-.3 3 1.2 4.7 4.2 4.9zM12.7 16.6c-.2-3 1.2-4.6 4.2-4.9.3 3-1.2 4.7-4.2 4.9zM11.3 16.6c.2-3-1.2-4.6-4.2-4.9-.3 3 1.2 4.7 4.2 4.9z"],
];

/** By the die that sells them: 1 to 6. */
export const goods: readonly Glyph[] = [cloth, grapes, flower, jug, barrel, wheat];
