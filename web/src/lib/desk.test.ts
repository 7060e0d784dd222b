import { describe, expect, it } from "vitest";
import { Desk, type DeskProps } from "./desk";
import type { Glossary } from "./glossary";
import { begin, outlook, touch } from "./pointing";

class Plain extends Desk<DeskProps> {
  glossary: Glossary = {};
  get players(): number {
    return this.props().names.length;
  }
  protected isShared(): boolean {
    return true;
  }
  protected topicOf(): undefined {
    return undefined;
  }
}

const nothing: ReadonlySet<string> = new Set();

function desk(props: Partial<DeskProps>): Plain {
  const whole = {
    seat: 0,
    names: [],
    lang: "en" as const,
    lit: nothing,
    live: nothing,
    chosen: nothing,
    touch: () => {},
    ...props,
  };
  return new Plain(
    () => whole,
    () => 0,
  );
}

describe("a piece", () => {
  /** A desk whose touches go where a table's go. */
  function turn() {
    let pointing = begin([
      { action: 0, elements: ["die:0", "space:1"] },
      { action: 1, elements: ["die:1", "space:2"] },
    ]);
    const piece = (element: string) => {
      const { lit } = outlook(pointing);
      const live = new Set(pointing.choices.flatMap((one) => one.elements));
      const chosen = new Set(pointing.chosen);
      return desk({ lit, live, chosen, touch: (one) => (pointing = touch(pointing, one)) }).piece(element, "text");
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

  it("of a board that is only looked at cannot be touched", () => {
    const watched = desk({ live: new Set(["space:1"]), lit: new Set(["space:1"]) });
    expect(watched.piece("space:1", "text", false)["role"]).toBe("img");
  });
});
