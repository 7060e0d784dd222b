/** How an estate lies: its cells, its river and its posts in the units in which tiles are 24 high. */

import { KINDS, SHAPES, type Kind, type Layout } from "./content";

const WIDTH = 20.78; // of a cell
const CORNER = 12; // how far a cell reaches from its middle to a corner
const OUT = 3.4; // how far a post stands outside of the corner where its cells meet

export type Place = readonly [x: number, y: number];

export interface PlannedCell {
  cell: number;
  x: number;
  y: number;
  kind: Kind;
  die: number;
}

export interface Plan {
  cells: readonly PlannedCell[];
  /** where cells lie to both sides of its middle */
  half: { x: number; y: number };
  /** a quarter turn, as a narrow page needs it; its hexagons stand on an edge then */
  turned: boolean;
  /** the way of the river, a point for each of its cells */
  river: readonly Place[];
  posts: readonly Place[];
  /** whether its corners are empty, as those of a hexagon are */
  corners: boolean;
}

/** The way from left to right becomes one from top to bottom. */
const quarter = ([x, y]: Place): Place => [-y, x];

export function planOf(layout: Layout, turned = false): Plan {
  const shape = SHAPES[layout.shape]!;
  const places = shape.cells.map(({ x, y }): Place => [x * WIDTH, y * WIDTH]);
  const lie = turned ? quarter : (place: Place): Place => place;
  const half = [
    Math.max(...places.map(([x]) => x)) + WIDTH / 2,
    Math.max(...places.map(([, y]) => y)) + CORNER,
  ] as const;
  const posts = layout.posts.map(([one = 0, two = 0]): Place => {
    const [x, y] = [0, 1].map((way) => (places[one]![way]! + places[two]![way]!) / 2) as [number, number];
    const far = Math.hypot(x, y);
    const reach = (far + CORNER / 2 + OUT) / far;
    return [x * reach, y * reach];
  });
  return {
    cells: places.map((place, cell) => {
      const [x, y] = lie(place);
      return { cell, x, y, kind: KINDS[layout.colours[cell] ?? 0] ?? "castle", die: layout.dice[cell] ?? 0 };
    }),
    half: turned ? { x: half[1], y: half[0] } : { x: half[0], y: half[1] },
    turned,
    river: shape.river.map((cell) => lie(places[cell]!)),
    posts: posts.map(lie),
    corners: shape.river.length === 0,
  };
}

/** Whether a layout is wider than a narrow page can show. */
export const isWide = (layout: Layout): boolean => planOf(layout).half.x > 4 * WIDTH;

/** A view box around the origin. */
export const boxOf = (x: number, y: number): string => `${-x} ${-y} ${2 * x} ${2 * y}`;

/** Around the cells alone. */
export const boxAround = ({ half }: Plan): string => boxOf(half.x + 1.3, half.y + 1);
