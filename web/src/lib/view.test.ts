import { beforeAll, describe, expect, it, vi } from "vitest";

// The words ask the browser for its languages.
beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

describe("seats", () => {
  it("are called after who sits there", async () => {
    const { seatNames } = await import("./view");
    const seat = { seat: 0, name: null, bot: null, mine: false };
    expect(seatNames([{ ...seat, name: "Anna" }, { ...seat, bot: "greedy" }, seat])).toEqual(["Anna", "Greedy bot", "free"]);
  });
});

describe("addresses", () => {
  it("are read and written", async () => {
    vi.stubGlobal("location", { hash: "" });
    vi.stubGlobal("addEventListener", () => {});
    const { parse, toTable } = await import("./route.svelte");
    expect(parse("")).toEqual({ page: "home" });
    expect(parse("#/nowhere")).toEqual({ page: "none" });
    expect(parse(toTable("a-b_9", "s/1"))).toEqual({ page: "table", id: "a-b_9", invitation: "s/1" });
  });
});
