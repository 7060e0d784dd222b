/** The map of Longsdale: where its places lie on the way from the first chapter to the last and across it. */

import type { Chapter } from "../content";

/** Along the way and across it, each from 0 to 1: the crown's ways on one side, the people's on the other. */
export type Spot = readonly [along: number, across: number];
export type Point = readonly [x: number, y: number];

export const PLACES: Record<Chapter, Spot> = {
  "1": [0, 0.5],
  "2a": [0.24, 0.14],
  "2b": [0.24, 0.86],
  "3": [0.5, 0.5],
  "4a": [0.76, 0.14],
  "4b": [0.76, 0.86],
  "5": [1, 0.5],
};

/** What grows and stands there. */
export const SIGHTS: readonly (readonly [sight: keyof typeof DRAWINGS, spot: Spot])[] = [
  ["hill", [0.09, 0]],
  ["hill", [0.42, -0.06]],
  ["hill", [0.52, 0.04]],
  ["hill", [0.91, -0.02]],
  ["wood", [0.1, 0.16]],
  ["wood", [0.62, 0.2]],
  ["wood", [0.4, 0.74]],
  ["wood", [0.98, 0.16]],
  ["wood", [0.06, 0.92]],
  ["field", [0.6, 0.72]],
  ["field", [0.91, 0.86]],
  ["field", [0.12, 0.76]],
];
export const RIVER: readonly Spot[] = [
  [0.35, -0.6],
  [0.33, 0.05],
  [0.42, 0.35],
  [0.34, 0.62],
  [0.46, 0.95],
  [0.42, 2],
];

/** In a box of 48, by what is drawn: in ink, in the ground's colour on it, and as lines. */
export interface Drawing {
  ink: string;
  cut?: string;
  line?: string;
}

export const DRAWINGS: Record<"hill" | "wood" | "field", Drawing> = {
  hill: { ink: "", line: "M2 34C8 20 14 20 20 30M14 34C22 12 30 12 40 34M32 24c5-7 10-2 14 10" },
  wood: { ink: "M10 34 16 16l6 18zM20 36l7-22 7 22zM32 34l5-15 6 15z", line: "M16 34v4M27 36v4M37.500 34v4" },
  field: { ink: "", line: "M4 36c12-8 28-8 40 0M4 30c12-8 28-8 40 0M4 24c12-8 28-8 40 0" },
};

export const HOUSES: Record<Chapter, Drawing> = {
  // the square
  "1": {
    ink: "M4 40V26l8-8 8 8v14zM28 40V26l8-8 8 8v14zM19 40V16l5-10 5 10v24z",
    cut: "M22.500 20h3v4h-3zM9.500 31h5v9h-5zM33.500 31h5v9h-5z",
  },
  // the king's castle
  "2a": { ink: "M6 40V16h5v4h4v-4h4v8h10v-8h4v4h4v-4h5v24zM23 24V8l11 4-9 4v8z", cut: "M20 40v-8a4 4 0 0 1 8 0v8z" },
  // the weavers' houses
  "2b": {
    ink: "M3 40V22l7-7 7 7v18zM31 40V22l7-7 7 7v18z",
    cut: "M7.500 30h5v10h-5zM35.500 30h5v10h-5z",
    line: "M16 20c5 6 11 6 16 0M18 22v9c0 2 4 2 4 0v-8M26 23v8c0 2 4 2 4 0v-9",
  },
  // the bridge in snow
  "3": {
    ink: "M2 40v-8c6-8 38-8 44 0v8h-8a7 7 0 0 0-12 0h-4a7 7 0 0 0-12 0z",
    line: "M24 4v18M16 8.500l16 9M32 8.500l-16 9",
  },
  // the tower in the north
  "4a": {
    ink: "M12 40 14 18h-3v-7h4v3h4v-3h4v3h4v-3h4v7h-3l2 22z",
    cut: "M19 22h4v6h-4z",
    line: "M33 12c6-2-1-5 5-8M40 16c5-2 0-5 4-7",
  },
  // the market in summer
  "4b": {
    ink: "M4 24 9 12h30l5 12c0 4-8 4-8 0 0 4-8 4-8 0 0 4-8 4-8 0 0 4-8 4-8 0 0 4-8 4-8 0z",
    line: "M8 28v12M40 28v12M8 34h32M24 2v5M14 4l2 4M34 4l-2 4",
  },
  // the guild hall with the crown
  "5": {
    ink: "M6 40V24h36v16zM4 22 24 13l20 9zM16 11V3l4 4 4-5 4 5 4-4v8z",
    cut: "M11 27h4v13h-4zM22 27h4v13h-4zM33 27h4v13h-4z",
  },
};

/** A line that passes by all points but its ends in soft bends. */
export function bends(points: readonly Point[]): string {
  const middles = points.slice(1).map(([x, y], at) => [(x + points[at]![0]) / 2, (y + points[at]![1]) / 2] as const);
  const [first] = points;
  return `M${first!.join(" ")}${points
    .slice(1)
    .map((point, at) => `Q${point.join(" ")} ${(middles[at + 1] ?? point).join(" ")}`)
    .join("")}`;
}
