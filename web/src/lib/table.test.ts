import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, ServerMessage, TableUpdate } from "../messages";
import type { Pace } from "./prefs.svelte";
import { TableStore } from "./table.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function update(at: number, since: number | null, events = 1): TableUpdate {
  const event = { event: "took", seat: 0, values: {}, say: `to ${at}` };
  return {
    type: "table",
    at,
    since,
    tokens: { 0: at },
    position: { choices: [{ action: 17 }], asides: [] },
    proposal: null,
    events: Array.from({ length: events }, () => event),
  } as unknown as TableUpdate;
}

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
let store: TableStore;
let pace: Pace = "instant";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  FakeSocket.all = [];
  pace = "instant";
  store = new TableStore("abc", "en", null, () => pace);
  socket().onopen?.();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the table's socket", () => {
  it("takes numbered updates and keeps the log", () => {
    expect(socket().url).not.toContain("since");
    socket().hear(update(3, null, 2));
    expect(store.fresh).toEqual([]);
    socket().hear(update(4, 3));
    expect(store.update?.at).toBe(4);
    expect(store.log.map((line) => line.say)).toEqual(["to 3", "to 3", "to 4"]);
    expect(store.fresh).toHaveLength(1);
  });

  it("asks for everything anew where something was missed", () => {
    socket().hear(update(3, 0));
    socket().hear(update(6, 5));
    expect(store.update?.at).toBe(3);
    expect(socket().sent).toEqual([{ type: "sync" }]);
    socket().hear(update(6, null, 2));
    expect(store.update?.at).toBe(6);
    expect(store.log.map((line) => line.say)).toEqual(["to 6", "to 6"]);
    expect(store.fresh).toEqual([]);
  });

  it("asks for deltas, and makes whole updates of them", () => {
    expect(socket().url).toContain("deltas=true");
    socket().hear(update(3, null));
    const before = store.update;
    const event = update(4, 3).events;
    socket().hear({ type: "delta", since: 3, events: event, delta: { at: [4], tokens: { 0: [9] } } });
    expect(store.update).toEqual({ ...before, at: 4, since: 3, tokens: { 0: 9 }, events: event });
    expect(store.update?.position).toBe(before?.position);
    expect(store.log.map((line) => line.say)).toEqual(["to 3", "to 4"]);
    expect(socket().sent).toEqual([]);
  });

  it("adds deltas to what was heard last, shown or not", () => {
    pace = "slow";
    socket().hear(update(3, null));
    socket().hear(update(4, 3));
    socket().hear({ ...update(5, 4), undo_seat: 1 });
    socket().hear({ type: "delta", since: 5, events: [], delta: { at: [6] } });
    expect(store.update?.at).toBe(4);
    store.hurry();
    expect([store.update?.at, store.update?.undo_seat]).toEqual([6, 1]);
  });

  it("asks for everything anew where a delta is not for what was heard last", () => {
    const delta: ServerMessage = { type: "delta", since: 5, events: [], delta: { at: [6] } };
    socket().hear(delta);
    socket().hear(update(3, null));
    socket().hear(delta);
    expect(store.update?.at).toBe(3);
    expect(socket().sent).toEqual([{ type: "sync" }, { type: "sync" }]);
    socket().hear(update(6, null));
    socket().hear({ type: "delta", since: 6, events: [], delta: { at: [7] } });
    expect(store.update?.at).toBe(7);
  });

  it("is busy until an own action is in an update", () => {
    socket().hear(update(3, 0));
    store.play(0, 17);
    expect(socket().sent).toEqual([{ type: "play", id: "m1", token: 3, seat: 0, action: 17 }]);
    store.play(0, 18);
    expect(socket().sent).toHaveLength(1);
    socket().hear({ type: "accepted", id: "m1", at: 4 });
    expect(store.busy).toBe(true);
    socket().hear(update(4, 3));
    expect(store.busy).toBe(false);
  });

  it("sends the token of the seat, which others' doings do not change", () => {
    socket().hear({ ...update(3, null), tokens: { 0: 2, 1: 5 } });
    socket().hear({ ...update(4, 3, 0), tokens: { 0: 2, 1: 6 } });
    store.play(0, 17);
    expect(socket().sent).toMatchObject([{ type: "play", token: 2, seat: 0 }]);
  });

  it("answers the wish for a take-back that is shown", () => {
    store.answer(0, true);
    socket().hear({ ...update(3, null), proposal: { number: 7, seat: 1, moves: 1, agreed: [] } });
    store.answer(0, true);
    expect(socket().sent).toEqual([{ type: "answer", id: "m1", seat: 0, proposal: 7, agree: true }]);
  });

  it("is free again after a refusal, and tells it", () => {
    socket().hear(update(3, 0));
    store.play(0, 17);
    socket().hear({ type: "refused", id: "m1", code: "invalid", error: "no", at: 3 });
    expect(store.busy).toBe(false);
    expect(store.problem?.error).toBe("no");
    socket().hear({ type: "refused", id: "m2", code: "stale", error: "no", reason: "moved_on", values: {}, at: 1 });
    expect(store.problem?.error).toBe("The table has moved on meanwhile.");
  });

  it("logs and tells another's take-back, once", () => {
    const table = {
      seats: [
        { seat: 0, mine: true },
        { seat: 1, mine: false },
      ],
    };
    const back = (seat: number, at: number, since: number | null): TableUpdate =>
      ({
        ...update(at, since, 0),
        table,
        names: ["Ann", "Bob"],
        taken_back: { seat, moves: 2 },
      }) as unknown as TableUpdate;
    socket().hear(update(3, null, 2));
    socket().hear(back(1, 4, null));
    expect(store.log.map((line) => line.say)).toEqual(["Bob took back the last 2 moves"]);
    expect(store.fresh).toHaveLength(1);
    socket().hear(back(1, 4, 4));
    expect(store.log).toHaveLength(1);
    socket().hear(back(0, 5, null));
    expect(store.log).toEqual([]);
  });

  it("reconnects with growing patience, from where it was", () => {
    socket().hear(update(3, 0));
    socket().break();
    expect(store.link).toBe("lost");
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().url).toContain("since=3");
    socket().break();
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(3);
    socket().hear(update(3, 3, 0));
    expect(store.link).toBe("open");
  });

  it("gives up a connection that no longer answers, and keeps one that does", () => {
    socket().hear(update(3, 0));
    for (let pings = 0; pings < 3; pings++) {
      vi.advanceTimersByTime(15_000);
      expect(socket().sent.at(-1)).toEqual({ type: "ping" });
      socket().hear({ type: "pong", id: "" });
    }
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(store.link).toBe("lost");
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(2);
    expect(socket().url).toContain("since=3");
  });

  it("never waits long for the next try", () => {
    socket().hear(update(3, 0));
    for (let tries = 1; tries < 12; tries++) {
      socket().break();
      vi.advanceTimersByTime(4_000);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
  });

  it("sends an action again that a lost connection swallowed, not one that arrived", () => {
    socket().hear(update(3, 0));
    store.play(0, 17);
    socket().break();
    vi.advanceTimersByTime(700);
    socket().hear(update(3, 3, 0));
    expect(socket().sent.map((one) => one.type)).toEqual(["play"]);
    socket().break();
    vi.advanceTimersByTime(1400);
    socket().hear(update(4, 3));
    expect(socket().sent).toEqual([]);
    expect(store.busy).toBe(false);
  });

  it("sends again what a lost connection swallowed while others went on", () => {
    socket().hear({ ...update(3, 0), tokens: { 0: 1 } });
    store.play(0, 17);
    socket().break();
    vi.advanceTimersByTime(700);
    socket().hear({ ...update(5, 3), tokens: { 0: 1 } });
    expect(socket().sent).toMatchObject([{ type: "play", token: 1 }]);
  });

  it("does not come back to a table that it may not see", () => {
    socket().hear({ type: "refused", id: "", code: "forbidden", error: "by invitation", at: 0 });
    socket().break(1008);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(store.link).toBe("refused");
  });

  it("comes again as another: everything is told anew, and nothing of before is waited for", () => {
    socket().hear(update(3, null));
    store.play(0, 17);
    const before = socket();
    store.reconnect();
    expect([before.readyState, FakeSocket.all.length, store.busy]).toEqual([3, 2, false]);
    expect(socket().url).not.toContain("since");
    before.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().hear(update(5, null, 2));
    expect([store.link, store.update?.at, store.log.length]).toEqual(["open", 5, 2]);
    expect(socket().sent.filter(({ type }) => type === "play")).toEqual([]);
  });

  it("shows an own move at once", () => {
    pace = "normal";
    socket().hear(update(1, 0));
    vi.advanceTimersByTime(1000);
    socket().hear(update(2, 1));
    store.play(0, 17);
    socket().hear({ type: "accepted", id: "m1", at: 3 });
    socket().hear(update(3, 2));
    expect(store.update?.at).toBe(3);
    expect(store.busy).toBe(false);
  });

  it("shows others' moves one by one, and is busy meanwhile", () => {
    pace = "normal";
    socket().hear(update(1, 0));
    vi.advanceTimersByTime(1000);
    for (let at = 2; at < 6; at++) socket().hear(update(at, at - 1));
    expect(store.update?.at).toBe(2);
    expect(store.busy).toBe(true);
    vi.advanceTimersByTime(890);
    expect(store.update?.at).toBe(2);
    vi.advanceTimersByTime(20);
    expect(store.update?.at).toBe(3);
    store.hurry();
    expect(store.update?.at).toBe(5);
    expect(store.busy).toBe(false);
    socket().hear(update(6, 5));
    expect(store.update?.at).toBe(6); // what follows is hurried, too
    vi.advanceTimersByTime(5000);
    for (let at = 7; at < 10; at++) socket().hear(update(at, at - 1));
    expect(store.update?.at).toBe(7);
    store.hurry();
    store.play(0, 17);
    socket().hear({ type: "accepted", id: "m1", at: 10 });
    socket().hear(update(10, 9));
    for (let at = 11; at < 13; at++) socket().hear(update(at, at - 1));
    expect(store.update?.at).toBe(10);
  });

  it("counts what a bot thought towards its pace", () => {
    pace = "normal";
    socket().hear(update(1, 0));
    socket().hear(update(2, 1));
    vi.advanceTimersByTime(900);
    expect(store.update?.at).toBe(2);
    vi.advanceTimersByTime(700);
    socket().hear(update(3, 2));
    vi.advanceTimersByTime(190);
    expect(store.update?.at).toBe(2);
    vi.advanceTimersByTime(20);
    expect(store.update?.at).toBe(3);
    vi.advanceTimersByTime(2000);
    socket().hear(update(4, 3)); // a master's move
    expect([store.update?.at, store.busy]).toEqual([4, false]);
  });

  it.each([
    ["slow", 1800, 12_000],
    ["normal", 900, 6000],
    ["instant", 0, 0],
  ] as const)("shows them %s, however many there are", (wanted, each, all) => {
    pace = wanted;
    socket().hear(update(1, null));
    socket().hear(update(2, 1));
    vi.advanceTimersByTime(each);
    const began = performance.now();
    for (let at = 3; at < 43; at++) socket().hear(update(at, at - 1));
    expect(store.busy).toBe(each > 0);
    while (store.busy) vi.advanceTimersByTime(10);
    const took = performance.now() - began;
    expect(took).toBeGreaterThanOrEqual(all * 0.9);
    expect(took).toBeLessThanOrEqual(all + 20);
  });

  it("shows everything at once while nobody looks", () => {
    pace = "slow";
    vi.stubGlobal("document", { hidden: true });
    socket().hear(update(1, null));
    for (let at = 2; at < 6; at++) socket().hear(update(at, at - 1));
    expect([store.update?.at, store.busy]).toEqual([5, false]);
  });
});
