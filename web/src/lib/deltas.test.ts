import { expect, test } from "vitest";
import { applied, type Delta } from "./deltas";
import samples from "./deltas.json";

test.each(samples)("$before and $delta give $now", ({ before, delta, now }) => {
  const kept = structuredClone(before);
  expect(applied(before, delta as Delta)).toEqual(now);
  expect(before).toEqual(kept);
});

test("what did not change is the very same", () => {
  const before = { players: [{ hand: [1], board: { a: 1 } }, { hand: [2] }], rest: { b: 2 } };
  const now = applied(before, { players: { 0: { hand: [[3]] } } }) as typeof before;
  expect(now).toEqual({ players: [{ hand: [3], board: { a: 1 } }, { hand: [2] }], rest: { b: 2 } });
  expect([now.rest === before.rest, now.players[1] === before.players[1]]).toEqual([true, true]);
  expect(now.players[0]?.board).toBe(before.players[0]?.board);
});
