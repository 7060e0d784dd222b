import { describe, expect, it } from "vitest";
import { fit } from "./fit";

const BAR_AND_DOCK = 120;
const TABS = 50;
const at = (width: number, height: number) => fit({ width, height: height - BAR_AND_DOCK }, TABS);

describe("a board in its place", () => {
  it.each([
    [1010, 600],
    [1280, 720],
    [1366, 768],
  ])("lies side by side on a screen of %i x %i, as large as there is room", (width, height) => {
    const { shape, zoom } = at(width, height);
    expect(shape).toBe("wide");
    expect(1260 * zoom).toBeLessThanOrEqual(width);
    expect(590 * zoom).toBeLessThanOrEqual(height - BAR_AND_DOCK);
    expect(Math.max((1260 * zoom) / width, (590 * zoom) / (height - BAR_AND_DOCK))).toBeCloseTo(1);
  });

  it("has the others below where it is high", () => {
    expect(at(1180, 900).shape).toBe("tall");
  });

  it("grows with the screen, but not without end", () => {
    expect(at(1680, 1080).zoom).toBeGreaterThan(at(1366, 768).zoom);
    expect(at(5000, 3000).zoom).toBeLessThan(2);
  });

  it("shows one area at a time on a phone, at its full size", () => {
    expect(at(374, 844)).toEqual({ shape: "upright", zoom: 1 });
    expect(at(374, 560)).toEqual({ shape: "upright", zoom: 1 }); // it scrolls rather than shrinks
    expect(at(330, 844).zoom).toBeCloseTo(330 / 374);
    expect(fit({ width: 676, height: 346 }, TABS).shape).toBe("flat");
  });

  it("stays upright on an upright phone, however little its dock leaves", () => {
    for (let height = 560; height > 100; height--) expect(fit({ width: 374, height }, TABS).shape).toBe("upright");
  });

  it("has the same shape whatever stands above it, which lies otherwise in each", () => {
    for (let width = 300; width < 1000; width += 7)
      for (let height = 100; height < 1000; height += 7)
        expect(fit({ width, height }, 0).shape).toBe(fit({ width, height }, 100).shape);
  });

  it("grows on a tablet held upright", () => {
    const { shape, zoom } = at(768, 1100);
    expect(shape).toBe("upright");
    expect(zoom).toBeGreaterThan(1.4);
  });
});
