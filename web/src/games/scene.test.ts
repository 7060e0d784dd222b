import { afterEach, describe, expect, it, vi } from "vitest";
import { begin, outlook, touch } from "../lib/pointing";
import type { Sight } from "../lib/sight";
import { Scene, type Area, type BoardWords, type SeenByAll } from "./scene.svelte";

const words: BoardWords = {
  shared: "Board",
  mine: "Mine",
  seen: "Theirs",
  enlarge: (name) => `Show ${name}`,
  points: (count) => `${count} points`,
};

/** A board of spaces for all, and of a house and a hand for each. */
class Plain extends Scene {
  override areaOf(element: string): Area | null {
    return this.isShared(element) ? "shared" : element === "card" ? "hand" : element === "house" ? "mine" : null;
  }
  protected override isShared(element: string): boolean {
    return element.startsWith("space:");
  }
  protected override topicOf(): undefined {
    return undefined;
  }
}

const view: SeenByAll = {
  score_sheets: [{ houses: 3, cards: 0 }, {}, {}],
  scores: [3, 0, 0],
  asked: [1],
  over: false,
};

function scene(sight: Partial<Sight<SeenByAll>>): Plain {
  const whole: Sight<SeenByAll> = { view, seat: 0, names: ["Ann", "Bob", "Cleo"], lang: "en", ...sight };
  return new Plain("plain", { en: words, ru: words }, () => whole);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a piece", () => {
  /** A board whose touches go where a table's go. */
  function turn() {
    let pointing = begin([
      { action: 0, elements: ["die:0", "space:1"] },
      { action: 1, elements: ["die:1", "space:2"] },
    ]);
    const piece = (element: string) => {
      const { lit } = outlook(pointing);
      const live = new Set(pointing.choices.flatMap((one) => one.elements));
      const chosen = new Set(pointing.chosen);
      return scene({ lit, live, chosen, touch: (one) => (pointing = touch(pointing, one)) }).piece(element, "text");
    };
    return { piece, chosen: () => pointing.chosen };
  }
  const click = (piece: Record<string, unknown>) => (piece["onclick"] as () => void)();
  const press = (piece: Record<string, unknown>, key: string) =>
    (piece["onkeydown"] as (event: unknown) => void)({ key, preventDefault: () => {} });

  it("that is not lit takes the place of what was chosen, by pointer and by key", () => {
    const { piece, chosen } = turn();
    click(piece("space:1"));
    expect(piece("space:2")["data-lit"]).toBeUndefined();
    expect(piece("space:2")["role"]).toBe("button");
    click(piece("space:2"));
    expect(chosen()).toEqual(["space:2"]);
    press(piece("die:0"), "Enter");
    expect(chosen()).toEqual(["die:0"]);
  });

  it("is reached by Tab while lit or chosen, by the arrows always", () => {
    const { piece } = turn();
    expect(piece("space:2")["tabindex"]).toBe(0);
    click(piece("space:1"));
    expect(piece("space:1")["tabindex"]).toBe(0);
    expect(piece("space:2")["tabindex"]).toBe(-1);
    expect(piece("space:2")["data-note"]).toBe("");
  });

  it("that no choice touches only explains itself", () => {
    const { piece } = turn();
    expect(piece("space:9")["role"]).toBe("img");
    expect(piece("space:9")["onclick"]).toBeUndefined();
    expect(piece("space:9")["onpointerenter"]).toBeDefined();
    expect(piece("space:2")["onpointerenter"]).toBeDefined();
  });

  it("that no choice touches asks why when it is clicked or its key pressed, not when it is pointed at", () => {
    vi.stubGlobal("Element", class {});
    const asked: string[] = [];
    const whyNot = (element: string, note: string): Promise<void> => {
      asked.push(`${element} ${note}`);
      return Promise.resolve();
    };
    const board = scene({ live: new Set(["space:1"]), lit: new Set(["space:1"]), whyNot });
    const piece = board.piece("space:9", "text");
    (piece["onpointerenter"] as (event: unknown) => void)({ pointerType: "mouse" });
    expect(asked).toEqual([]);
    (piece["onclick"] as (event: unknown) => void)({});
    press(piece, "Enter");
    press(piece, "x");
    expect(asked).toEqual(["space:9 text", "space:9 text"]);
    expect([piece["role"], piece["tabindex"]]).toEqual(["img", -1]);
    expect(board.piece("space:9", "text", false)["onclick"]).toBeUndefined();
    click(board.piece("space:1", "text"));
    expect(asked.length).toBe(2);
  });

  it("explains itself to a finger that rests, and is touched by one that was quick, however late that is heard", () => {
    vi.stubGlobal("Element", class {});
    vi.useFakeTimers();
    const said: string[] = [];
    const touched: string[] = [];
    const lit = new Set(["space:1"]);
    const board = scene({ lit, touch: (one) => touched.push(one), explain: (text) => said.push(text) });
    const piece = board.piece("space:1", "text");
    const touch = (ms: number) => {
      const send = (name: string, timeStamp: number) =>
        (piece[name] as (event: unknown) => void)({ pointerType: "touch", timeStamp, currentTarget: null });
      send("onpointerdown", 1000);
      vi.advanceTimersByTime(600);
      send("onpointerup", 1000 + ms);
      click(piece);
    };
    touch(600);
    expect([said, touched]).toEqual([["text"], []]);
    touch(80);
    expect(touched).toEqual(["space:1"]);
  });

  it("of a board that is only looked at cannot be touched", () => {
    const watched = scene({ live: new Set(["space:1"]), lit: new Set(["space:1"]) });
    expect(watched.piece("space:1", "text", false)["role"]).toBe("img");
  });
});

describe("a board", () => {
  const at = (seat: number, ...elements: string[]) => scene({ marked: { seat, elements } }).markedArea;

  it("shows where a line of the log happened", () => {
    expect(at(0, "house")).toBe("mine");
    expect(at(0, "card", "house")).toBe("hand");
    expect(at(1, "house")).toBe("others");
    expect(at(1, "house", "space:1")).toBe("shared");
    expect(at(0, "nowhere")).toBeNull();
    expect(scene({}).markedArea).toBeNull();
  });

  it("is large of the seat that plays, for a spectator of whom they look at", () => {
    expect(scene({ seat: 2 }).others).toEqual([0, 1]);
    const watched = scene({ seat: null });
    watched.looked = 1;
    expect([watched.seat, watched.playing, watched.others]).toEqual([1, false, [0, 2]]);
  });

  it("says what points are for, and who is asked", () => {
    expect(scene({}).scored(0)["aria-label"]).toBe("Ann: 3 points (houses 3).");
    expect(scene({}).scored(1)["aria-label"]).toBe("Bob: 0 points.");
    expect([scene({}).isAsked(1), scene({}).isAsked(0)]).toEqual([true, false]);
    expect(scene({ view: { ...view, over: true } }).isAsked(1)).toBe(false);
  });
});
