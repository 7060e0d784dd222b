// The positions of a game, wherever they come from: a server tells them bit by bit, an exported file holds them all.

import type { Frame } from "../messages";

/** A seat's perspective, or with null a spectator's. */
export type Seat = number | null;

export interface Reel {
  /** played in the whole game: there is one position more */
  readonly moves: number;
  /** what went wrong while fetching */
  readonly problem: string;
  /** a position, once it is there */
  frame(at: number, seat: Seat): Frame | undefined;
  /** will be shown next */
  want(at: number, seat: Seat): void;
}

export class WholeReel implements Reel {
  readonly problem = "";

  constructor(private readonly frames: ReadonlyMap<Seat, readonly Frame[]>) {}

  get moves(): number {
    const [any] = this.frames.values();
    return any ? any.length - 1 : 0;
  }

  frame(at: number, seat: Seat): Frame | undefined {
    return this.frames.get(seat)?.[at];
  }

  want(): void {}
}
