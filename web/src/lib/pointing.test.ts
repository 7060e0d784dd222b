import { describe, expect, it } from "vitest";
import {
  aim,
  back,
  begin,
  beside,
  clear,
  inOrder,
  outlook,
  ownElement,
  type Pointable,
  prices,
  touch,
} from "./pointing";

function choices(...elements: string[][]): Pointable[] {
  return elements.map((one, action) => ({ action, elements: one }));
}

function touched(from: Pointable[], ...elements: string[]) {
  return elements.reduce(touch, begin(from));
}

/** A source of chance that is the same on every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("pointing", () => {
  const turn = choices(["die:0", "space:1"], ["die:1", "space:1"], ["die:0", "store:0", "cell:4"], ["done"]);

  it("aims at a choice with no more touches than it needs", () => {
    expect(aim(begin(turn), 2).chosen).toEqual(["die:0", "store:0"]);
    for (const { action } of turn) expect(outlook(aim(begin(turn), action)).candidate?.action).toBe(action);
    expect(aim(begin(choices(["only"])), 0).chosen).toEqual(["only"]);
    expect(aim(begin(turn), 99).chosen).toEqual([]);
  });

  it("lights everything that a legal choice touches", () => {
    expect([...outlook(begin(turn)).lit]).toEqual(["die:0", "space:1", "die:1", "store:0", "cell:4", "done"]);
    expect(outlook(begin(turn)).candidate).toBeNull();
  });

  it("narrows with each touch, in any order", () => {
    const one = outlook(touched(turn, "space:1"));
    expect([...one.lit]).toEqual(["die:0", "die:1"]);
    expect(one.candidate).toBeNull();
    expect(one.meant.size).toBe(0);
    expect(outlook(touched(turn, "space:1", "die:1")).candidate?.action).toBe(1);
    expect(outlook(touched(turn, "die:1", "space:1")).candidate?.action).toBe(1);
  });

  it("has a candidate as soon as one choice is left", () => {
    const found = outlook(touched(turn, "cell:4"));
    expect(found.candidate?.action).toBe(2);
    expect(found.decided).toBe(true);
    expect(found.lit.size).toBe(0);
  });

  it("knows what goes with what was touched", () => {
    const payment = choices(["red:0", "red:1"], ["grey:0", "grey:1", "red:0"], ["grey:0", "grey:1", "worker"]);
    expect(outlook(begin(payment)).meant.size).toBe(0);
    expect([...outlook(touched(payment, "grey:1")).meant]).toEqual(["grey:0"]);
    expect([...outlook(touched(payment, "worker")).meant]).toEqual(["grey:0", "grey:1"]);
    expect(outlook(begin(choices(["done"]))).meant.size).toBe(0);
  });

  it("takes back: by the same touch, by the last, all", () => {
    const two = touched(turn, "space:1", "die:1");
    expect(touch(two, "space:1").chosen).toEqual(["die:1"]);
    expect(back(two).chosen).toEqual(["space:1"]);
    expect(clear(two).chosen).toEqual([]);
    expect(back(begin(turn)).chosen).toEqual([]);
  });

  it("lets a new touch replace what it excludes", () => {
    expect(touched(turn, "die:0", "store:0", "space:1").chosen).toEqual(["die:0", "space:1"]);
    expect(touched(turn, "die:0", "done").chosen).toEqual(["done"]);
    expect(touched(turn, "cell:4", "space:1").chosen).toEqual(["space:1"]);
    expect(touched(turn, "space:1", "die:0", "cell:4").chosen).toEqual(["die:0", "cell:4"]);
  });

  it("ignores what no legal choice touches", () => {
    const begun = begin(turn);
    expect(touch(begun, "cell:9")).toBe(begun);
  });

  it("reaches a choice that lies within another, and does not call it decided", () => {
    const found = outlook(touched(choices(["goods:0"], ["goods:0", "goods:1"]), "goods:0"));
    expect(found.candidate?.action).toBe(0);
    expect(found.decided).toBe(false);
    expect([...found.lit]).toEqual(["goods:1"]);
  });

  it("tells choices apart that touch the same, or nothing", () => {
    const alike = choices(["a"], ["a"], []);
    expect(outlook(touched(alike, "a")).candidate).toBeNull();
    expect(outlook(touched(alike, "a", ownElement(1))).candidate?.action).toBe(1);
    expect(outlook(touched(alike, ownElement(2))).candidate?.action).toBe(2);
  });

  it("offers the only choice without a touch, still lit", () => {
    const found = outlook(begin(choices(["done"])));
    expect(found.candidate?.action).toBe(0);
    expect([...found.lit]).toEqual(["done"]);
  });

  it("has nothing to offer where nothing is legal", () => {
    expect(outlook(begin([]))).toEqual({ left: [], lit: new Set(), meant: new Set(), candidate: null, decided: false });
  });

  it("is never stuck: every choice of any legal set is reached by touching lit things of its own", () => {
    for (let seed = 0; seed < 400; seed++) {
      const next = chance(seed);
      const kinds = 2 + Math.floor(next() * 6);
      const legal = choices(
        ...Array.from({ length: 1 + Math.floor(next() * 12) }, () =>
          Array.from({ length: Math.floor(next() * 5) }, () => `el:${Math.floor(next() * kinds)}`),
        ),
      );
      for (const goal of begin(legal).choices) {
        let pointing = begin(legal);
        for (let touches = 0; outlook(pointing).candidate?.action !== goal.action; touches++) {
          expect(touches).toBeLessThan(10);
          const own = goal.elements.filter((element) => outlook(pointing).lit.has(element));
          expect(own.length, `seed ${seed}`).toBeGreaterThan(0);
          pointing = touch(pointing, own[Math.floor(next() * own.length)] ?? "");
        }
      }
    }
  });

  it("never dies: after any touches some choice is left", () => {
    for (let seed = 0; seed < 100; seed++) {
      const next = chance(seed);
      let pointing = begin(turn);
      for (let touches = 0; touches < 20; touches++) {
        const all = pointing.choices.flatMap((choice) => choice.elements);
        pointing = touch(pointing, all[Math.floor(next() * all.length)] ?? "");
        expect(outlook(pointing).left.length).toBeGreaterThan(0);
      }
    }
  });
});

it("lists things of a kind together, in the same order whichever comes first", () => {
  const mixed = ["pay:rye:10", "pay:hops:0", "pay:rye:2", "done", "pay:hops:1"];
  expect(inOrder(mixed)).toEqual(["pay:hops:0", "pay:hops:1", "pay:rye:2", "pay:rye:10", "done"]);
  expect(inOrder(["with:jewelry", "with:goods"])).toEqual(inOrder(["with:goods", "with:jewelry"]));
});

it("offers beside the board what stands alone, and what goes on from the things chosen", () => {
  const asked = begin([
    { action: 0, elements: ["space:farm", "choice:0"] },
    { action: 1, elements: ["space:farm", "choice:1"] },
    { action: 2, elements: ["space:shop", "done"] },
    { action: 3, elements: ["space:shop", "good:rye"] },
    { action: 4, elements: ["pass"] },
  ]);
  const misses = (element: string): boolean => !/^(space|good):/.test(element);
  const offered = (pointing: typeof asked): string[] => beside(pointing, misses);
  expect(offered(asked)).toEqual(["pass"]);
  expect(offered(touch(asked, "space:farm"))).toEqual(["pass", "choice:0", "choice:1"]);
  expect(offered(touch(touch(asked, "space:farm"), "choice:0"))).toEqual(["pass", "choice:0", "choice:1"]);
  expect(offered(touch(asked, "pass"))).toEqual(["pass"]);
  expect(offered(touch(asked, "space:shop"))).toEqual(["pass", "done"]);
  expect(beside(asked, () => true)).toHaveLength(7); // a board that draws nothing
});

it("knows what a thing costs whichever choice is made with it", () => {
  const found = prices([
    { action: 0, elements: ["die:0", "space:1"], gains: { workers: -2, points: 3 } },
    { action: 1, elements: ["die:1", "space:1"], gains: { workers: -1, silver: -2 } },
    { action: 2, elements: ["die:1", "workers"], gains: { workers: 2 } },
  ]);
  expect(found.get("space:1")).toEqual({ workers: 1 });
  expect(found.get("die:0")).toEqual({ workers: 2 });
  expect(found.get("die:1")).toEqual({});
  expect(found.get("workers")).toEqual({});
});
