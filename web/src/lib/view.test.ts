import { describe, expect, it, vi } from "vitest";

describe("seats", () => {
  it("are called after who sits there", async () => {
    const { seatNames } = await import("./view");
    const { levels } = await import("./levels.svelte");
    const told = { style: "plays well", opponent: true, offered: true, typical: {} };
    levels.known = [{ name: "greedy", title: "Greedy bot", ...told }];
    const seat = { seat: 0, name: null, bot: null, mine: false, left: false };
    expect(seatNames([{ ...seat, name: "Anna" }, { ...seat, bot: "greedy" }, seat])).toEqual([
      "Anna",
      "Greedy bot",
      "free",
    ]);
  });
  it("are not free once the game has begun", async () => {
    const { seatNames } = await import("./view");
    const seats = [0, 1].map((seat) => ({ seat, name: null, bot: null, mine: false, left: false }));
    expect(seatNames(seats)).toEqual(["free", "free"]);
    expect(seatNames(seats, true)).toEqual(["Player 1", "Player 2"]);
  });
});

describe("addresses", () => {
  it("are read and written", async () => {
    vi.stubGlobal("location", { hash: "" });
    vi.stubGlobal("addEventListener", () => {});
    const { parse, toReplay, toRules, toTable } = await import("./route.svelte");
    expect(parse("")).toEqual({ page: "home" });
    expect(parse("#/nowhere")).toEqual({ page: "none" });
    expect(parse(toTable("a-b_9", "s/1"))).toEqual({ page: "table", id: "a-b_9", invitation: "s/1" });
    const place = { at: 12, seat: 0, invitation: "s/1" };
    expect(parse(toReplay("a-b_9", place))).toEqual({ page: "replay", id: "a-b_9", ...place });
    expect(toReplay("x", { at: 0, seat: null })).toBe("#/replay/x");
    expect(parse("#/replay/x?at=-1&seat=two")).toEqual({
      page: "replay",
      id: "x",
      at: 0,
      seat: null,
      invitation: null,
    });
    expect(parse(toRules("burgundy"))).toEqual({ page: "rules", game: "burgundy", to: null });
    expect(parse(toRules("burgundy", "monastery:6"))).toEqual({ page: "rules", game: "burgundy", to: "monastery:6" });
  });
});
