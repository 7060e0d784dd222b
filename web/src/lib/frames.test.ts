import { afterEach, expect, test, vi } from "vitest";
import { inFrame } from "./frames";

afterEach(() => vi.unstubAllGlobals());

test("what changes several times in a frame is looked at once, and again in the next", () => {
  let frame: (() => void) | undefined;
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => {
    expect(frame).toBeUndefined();
    frame = then;
  });
  const draw = () => {
    const then = frame;
    frame = undefined;
    then?.();
  };
  let looks = 0;
  const look = inFrame(() => looks++);
  look();
  look();
  expect(looks).toBe(0);
  draw();
  draw();
  expect(looks).toBe(1);
  look();
  draw();
  expect(looks).toBe(2);
});
