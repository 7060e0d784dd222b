// A reel that the server tells in parts, each fetched shortly before it is shown.

import { SvelteMap } from "svelte/reactivity";
import type { Frame, Replay } from "../messages";
import type { Reel, Seat } from "./reel";

export const PART = 40; // positions in a part
const AGAIN_MS = 3000;

type Fetch = (first: number, count: number, seat: Seat) => Promise<Replay>;

export class FetchedReel implements Reel {
  problem = $state("");
  private readonly frames = new SvelteMap<string, Frame>();
  private readonly asked = new Set<string>();
  private again: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly moves: number,
    private readonly fetch: Fetch,
    private readonly sentence: (error: unknown) => string,
  ) {}

  frame(at: number, seat: Seat): Frame | undefined {
    return this.frames.get(`${seat} ${at}`);
  }

  /** The part with this position first, then the neighbour that is nearer. */
  want(at: number, seat: Seat): void {
    clearTimeout(this.again);
    const parts = [at, at + PART / 2, at - PART / 2].map((one) => Math.floor(one / PART) * PART);
    for (const first of parts) {
      if (first >= 0 && first <= this.moves) void this.part(first, seat, at);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
  }

  private async part(first: number, seat: Seat, at: number): Promise<void> {
    const key = `${seat} ${first}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const replay = await this.fetch(first, PART, seat);
      replay.frames.forEach((frame, more) => this.frames.set(`${seat} ${first + more}`, frame));
      this.problem = "";
    } catch (error) {
      this.asked.delete(key);
      this.problem = this.sentence(error);
      clearTimeout(this.again);
      if (!this.closed) this.again = setTimeout(() => this.want(at, seat), AGAIN_MS);
    }
  }
}
