/** Joining boards by hand: every step leads from one way to another, allowed or not. */

import { LETTERS, SHAPES, SPACES, WAYS, type Way } from "./content";
import { wayOf } from "./domain";

export const PLACES = LETTERS.map((_, place) => place);
export const JOINTS = PLACES.slice(1);

/** At each joint of a shape, whether the next board lies higher. */
const risesOf = (shape: number): boolean[] =>
  JOINTS.map((place) => SHAPES[shape]![place * SPACES]![1]! < SHAPES[shape]![(place - 1) * SPACES]![1]!);

/** Whether the board after a joint lies higher than the one before. */
export const rises = (way: number, joint: number): boolean => risesOf(wayOf(way).shape)[joint]!;

const same = <T>(one: readonly T[], two: readonly T[]): boolean => one.every((value, at) => value === two[at]);

const numberOf = (way: Way): number =>
  WAYS.findIndex(
    ({ order, turned, shape }) => shape === way.shape && same(order, way.order) && same(turned, way.turned),
  );

/** The board at a place is turned by half. */
export function turnedAt(way: number, place: number): number {
  const { order, turned, shape } = wayOf(way);
  return numberOf({ order, turned: turned.with(place, !turned[place]), shape });
}

const carried = <T>(row: readonly T[], from: number, to: number): T[] =>
  row.toSpliced(from, 1).toSpliced(to, 0, row[from]!);

/** The board at one place goes to another; those between close up. */
export function movedTo(way: number, from: number, to: number): number {
  const { order, turned, shape } = wayOf(way);
  return numberOf({ order: carried(order, from, to), turned: carried(turned, from, to), shape });
}

/** What was higher after a joint is lower, and the rest goes along. */
export function shiftedAt(way: number, joint: number): number {
  const { order, turned, shape } = wayOf(way);
  const wanted = risesOf(shape);
  wanted[joint] = !wanted[joint];
  return numberOf({ order, turned, shape: SHAPES.findIndex((_, other) => same(risesOf(other), wanted)) });
}
