/** How a domain lies: its spaces as hexagons 24 wide that stand in columns, and the edges around its areas. */

import { COLOURS, SHAPES, SPACES, TYPES, WAYS, type Colour, type Type, type Way } from "./content";

export type Place = readonly [x: number, y: number];

const R = 12; // from the middle of a space to a corner
const HALF = (R * Math.sqrt(3)) / 2; // half a space
const STEP = 1.5 * R; // from column to column

export const typeOf = (colour: Colour): Type => TYPES[COLOURS.indexOf(colour)]!;
export const wayOf = (number: number): Way => WAYS[number]!;

/** Corners of a hexagon around the origin, from its right one on. */
const cornersOf = (r: number): Place[] =>
  Array.from({ length: 6 }, (_, at): Place => [r * Math.cos((at * Math.PI) / 3), r * Math.sin((at * Math.PI) / 3)]);
const written = (places: readonly Place[]): string =>
  places.map((place) => place.map((one) => one.toFixed(2)).join(",")).join(" ");
export const hexagon = (r: number): string => written(cornersOf(r));

/** The middles of all cells, by shape. */
const MIDDLES = SHAPES.map((grid): Place[] => {
  const heights = grid.map(([, y = 0]) => y);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  return grid.map(([x = 0, y = 0]) => [(x - 4) * STEP, (y - middle) * HALF]);
});
export const placesOf = (shape: number): readonly Place[] => MIDDLES[shape]!;

/** A view box around the middle, the same for all shapes; with so much around. */
export function boxAround(margin: number): string {
  const [x, y] = [4 * STEP + R + margin, 5 * HALF + margin];
  return [-x, -y, 2 * x, 2 * y].map((one) => one.toFixed(1)).join(" ");
}
export const WIDTH = 8 * STEP + 2 * R;

/** By edge of a hexagon, from the lower right on: what lies beyond. */
const BEYOND: readonly Place[] = [
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
  [1, -1],
];

/** By shape, for each cell the cells beyond its six edges; -1 where there is none. */
const NEIGHBOURS = SHAPES.map((grid) =>
  grid.map(([x = 0, y = 0]) =>
    BEYOND.map(([dx, dy]) => grid.findIndex(([otherX, otherY]) => otherX === x + dx && otherY === y + dy)),
  ),
);
export const neighboursOf = (shape: number): readonly (readonly number[])[] => NEIGHBOURS[shape]!;

/** Cells of one colour that touch. */
export function areasOf(shape: number, colours: readonly Colour[]): number[][] {
  const around = neighboursOf(shape);
  const found: number[][] = [];
  const seen = new Set<number>();
  for (const cell of colours.keys()) {
    if (seen.has(cell)) continue;
    const area = [cell];
    for (const one of area) {
      seen.add(one);
      for (const other of around[one] ?? [])
        if (other >= 0 && !area.includes(other) && colours[other] === colours[one]) area.push(other);
    }
    found.push(area);
  }
  return found;
}

/** The lines around an area, and those between its own cells. */
export function linesOf(shape: number, area: readonly number[]): { around: string; within: string } {
  const places = placesOf(shape);
  const neighbours = neighboursOf(shape);
  const corners = cornersOf(R);
  const lines = { around: "", within: "" };
  for (const cell of area) {
    const [x, y] = places[cell]!;
    for (const [edge, other] of neighbours[cell]!.entries()) {
      const [from, to] = [corners[edge]!, corners[(edge + 1) % 6]!];
      const line = `M${(x + from[0]).toFixed(2)} ${(y + from[1]).toFixed(2)}L${(x + to[0]).toFixed(2)} ${(y + to[1]).toFixed(2)}`;
      if (!area.includes(other)) lines.around += line;
      else if (cell < other) lines.within += line;
    }
  }
  return lines;
}

/** The colours of a domain's cells: three boards as a way lays them. */
export const coloursOf = (boards: readonly (readonly Colour[])[], { order, turned }: Way): Colour[] =>
  order.flatMap((letter, place) => (turned[place] ? boards[letter]!.toReversed() : boards[letter]!));

/** The cells of the board at a place. */
export const cellsAt = (place: number): number[] => Array.from({ length: SPACES }, (_, at) => place * SPACES + at);

/** Where an area reaches over a joint: from the middle of one space to that of the next. */
export function bridgesOf(shape: number, colours: readonly Colour[]): { colour: Colour; from: Place; to: Place }[] {
  const places = placesOf(shape);
  const boardOf = (cell: number): number => Math.floor(cell / SPACES);
  return neighboursOf(shape).flatMap((around, cell) =>
    around
      .filter((other) => boardOf(other) > boardOf(cell) && colours[other] === colours[cell])
      .map((other) => ({ colour: colours[cell]!, from: places[cell]!, to: places[other]! })),
  );
}
