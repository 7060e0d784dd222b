import { describe, expect, it, vi } from "vitest";
import type { Frame, Replay } from "../messages";
import type { View } from "../view";
import { FetchedReel, PART } from "./fetched.svelte";
import { WholeReel } from "./reel";

const frame = (text: string): Frame => ({ view: {} as View, ask: text, told: [] });

function reel(moves: number, fetch = vi.fn()) {
  fetch.mockImplementation((first: number, count: number, seat: number | null): Promise<Replay> => {
    const length = Math.min(count, moves + 1 - first);
    return Promise.resolve({
      moves,
      first,
      frames: Array.from({ length }, (_, more) => frame(`${seat} ${first + more}`)),
    });
  });
  return { fetch, reel: new FetchedReel(moves, fetch, String) };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe("a fetched reel", () => {
  it("asks for the part of a position and the neighbour that is nearer, each once", async () => {
    const { fetch, reel: one } = reel(200);
    one.want(3, null);
    expect(one.frame(3, null)).toBeUndefined();
    await settled();
    expect(one.frame(3, null)?.ask).toBe("null 3");
    one.want(PART - 1, null);
    one.want(PART + 5, null);
    await settled();
    expect(fetch.mock.calls).toEqual([
      [0, PART, null],
      [PART, PART, null],
    ]);
    one.want(200, 1);
    await settled();
    expect(one.frame(200, 1)?.ask).toBe("1 200");
    expect(one.frame(200, null)).toBeUndefined();
  });

  it("says what went wrong, tries again, and stops when closed", async () => {
    vi.useFakeTimers();
    const { fetch, reel: one } = reel(10);
    fetch.mockRejectedValueOnce("no connection");
    one.want(0, null);
    await vi.advanceTimersByTimeAsync(10);
    expect(one.problem).toBe("no connection");
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.problem).toBe("");
    expect(one.frame(10, null)?.ask).toBe("null 10");
    fetch.mockRejectedValue("no connection");
    one.want(0, 1);
    one.close();
    const calls = fetch.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60000);
    expect(fetch.mock.calls.length).toBe(calls);
    vi.useRealTimers();
  });
});

describe("a whole reel", () => {
  it("has one position more than moves", () => {
    const one = new WholeReel(new Map([[1, [frame("a"), frame("b")]]]));
    expect(one.moves).toBe(1);
    expect(one.frame(1, 1)?.ask).toBe("b");
    expect(one.frame(2, 1)).toBeUndefined();
    expect(one.frame(0, null)).toBeUndefined();
  });
});
