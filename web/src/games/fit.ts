// How a board lies in the place it is given: drawn as large as there is room, all of it if it can be. Knows no game.

/** `wide`: all areas, the others' in a column; `tall`: all areas, the others' in a row; `upright` and `flat`: one area at a
 *  time, as on a phone and on a phone that lies on its side. */
export type Shape = "wide" | "tall" | "upright" | "flat";

export interface Fit {
  shape: Shape;
  /** pixels for a unit of the board's own measures */
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

/** What the areas of every game are made for, in units; there may be more. */
export const TABLE: Size = { width: 1260, height: 590 };
const TALL = 730;
const UPRIGHT: Size = { width: 374, height: 560 };
const FLAT: Size = { width: 590, height: 290 };
const SMALLEST = 0.77;
const LARGEST = 1.8;
/** of what is flat: wider than an upright phone, however high its dock is, and so many times as wide as high */
const LEAST_FLAT = { width: 450, ratio: 1.2 };

const within = (zoom: number, least: number): number => Math.max(least, Math.min(LARGEST, zoom));
const ratio = (place: Size, made: Size): number => Math.min(place.width / made.width, place.height / made.height);

/**
 * `beside`: how high in pixels are the tabs and what else stands there where one area at a time is in sight. They lie
 * otherwise in each shape, so no shape may hang on them.
 */
export function fit(place: Size, beside: number): Fit {
  const zoom = Math.min(LARGEST, ratio(place, TABLE));
  if (zoom >= SMALLEST) return { shape: place.height / zoom >= TALL ? "tall" : "wide", zoom };
  const page = { width: place.width, height: place.height - beside };
  const isFlat = place.width >= LEAST_FLAT.width && place.width > LEAST_FLAT.ratio * place.height;
  if (isFlat) return { shape: "flat", zoom: within(ratio(page, FLAT), 1) };
  return { shape: "upright", zoom: Math.min(place.width / UPRIGHT.width, within(ratio(page, UPRIGHT), 1)) };
}
