import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChoiceInfo, ClientMessage, Position, SeatInfo, ServerMessage, TableInfo, TableUpdate } from "../messages";
import { person } from "./api.svelte";
import { prefs } from "./prefs.svelte";
import { Session } from "./session.svelte";
import { UNSEEN } from "./view";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {}
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const choice = (action: number, ...elements: string[]): ChoiceInfo => ({
  action,
  elements,
  gains: {},
  parts: {},
  say: `do ${action}`,
  explain: "",
});
const CHOICES = [
  choice(1, "die", "space"),
  choice(2, "die", "cell"),
  choice(3, "silver"),
  choice(4),
  choice(5, "worker"),
  choice(6, "worker", "tool"),
];
const SEATS: SeatInfo[] = [
  { seat: 0, name: "Ann", bot: null, mine: true, left: false },
  { seat: 1, name: null, bot: "greedy", mine: false, left: false },
];

/** What the server tells at some number, which is also the seats' token: of seat 0, who is asked. */
function told(
  at: number,
  position: Partial<Position> = {},
  table: Partial<TableInfo> = {},
  token = at,
  undo: number | null = null,
): TableUpdate {
  const asks = {
    moves: at,
    seat: 0,
    view: { ...UNSEEN, asked: [0] },
    secret: false,
    ask: "What?",
    choices: CHOICES,
    asides: [],
  };
  const whole: Partial<TableUpdate> = {
    type: "table",
    at,
    since: null,
    tokens: { 0: token, 1: token },
    proposal: null,
    undo_seat: undo,
    names: ["Ann", "Bob"],
    table: { id: "abc", game: "plain", status: "playing", seats: SEATS, ...table } as TableInfo,
    position: { ...asks, ...position },
    events: [],
  };
  return whole as TableUpdate;
}

const acts = () => FakeSocket.last.sent.filter(({ type }) => type !== "ping" && type !== "sync");
let session: Session;
let answer: unknown;

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here", hash: "" });
  vi.stubGlobal("document", { documentElement: { dataset: { motion: "off" } }, activeElement: null });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer))));
  answer = [];
  session = new Session("abc", null, (game) => game === "plain");
  FakeSocket.last.hear(told(1));
});

afterEach(() => {
  session.close();
  prefs.atOnce = false;
  vi.unstubAllGlobals();
});

test("what is touched is confirmed, and nothing more until the table has answered", () => {
  session.confirm();
  expect(acts()).toEqual([]);
  session.touch("die");
  session.touch("cell");
  expect(session.candidate?.action).toBe(2);
  session.confirm();
  session.touch("silver");
  session.confirm();
  expect(acts()).toEqual([{ type: "play", seat: 0, action: 2, id: "m1", token: 1 }]);
  expect([session.busy, session.lit.size]).toEqual([true, 0]);
});

test("touches stay while others decide, and go with the question", () => {
  session.touch("die");
  FakeSocket.last.hear(told(2, {}, {}, 1));
  expect([...session.chosen]).toEqual(["die"]);
  session.touch("cell");
  session.confirm();
  expect(acts()).toMatchObject([{ action: 2, token: 1 }]);
  FakeSocket.last.hear({ type: "accepted", id: "m1", at: 3 });
  FakeSocket.last.hear(told(3, {}, {}, 2));
  expect(session.chosen.size).toBe(0);
});

test("of two people at one screen who are asked at once, each points anew", () => {
  session.touch("die");
  FakeSocket.last.hear(told(2, { seat: 1 }, {}, 1));
  expect(session.chosen.size).toBe(0);
});

test("nothing is played while there is no connection", () => {
  session.touch("silver");
  FakeSocket.last.onclose?.({ code: 1006 });
  session.confirm();
  expect([session.candidate?.action, session.store.sent]).toEqual([3, null]);
});

test("who wishes it plays at once what a touch decides, never what it only makes possible", () => {
  prefs.atOnce = true;
  session.touch("worker");
  expect([session.candidate?.action, acts().length]).toEqual([5, 0]);
  session.touch("tool");
  expect(acts()).toMatchObject([{ action: 6 }]);
});

test("a piece dropped on another touches both; dropped beside, it was never lifted", () => {
  session.lift("die");
  session.drop("cell");
  expect(session.candidate?.action).toBe(2);
  session.clear();
  session.lift("die");
  session.drop(null);
  expect(session.chosen.size).toBe(0);
});

test("what no board draws is answered in the dock, once it is known what is drawn", () => {
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  expect(session.answers).toEqual([]);
  const drawn = ["die", "space", "cell", "worker", "tool"].map((element) => ({ getAttribute: () => element }));
  const leave = session.drawn.watch({ querySelectorAll: () => drawn } as unknown as HTMLElement);
  expect(session.answers).toEqual(["silver", "own:4"]);
  leave?.();
  expect(session.answers).toEqual([]);
});

test("a hint becomes the choice, unless the table has gone on", async () => {
  answer = { action: 2, reason: "It is good." };
  await session.hint();
  expect([session.candidate?.action, session.advised]).toEqual([2, "It is good."]);
  session.clear();
  session.touch("silver");
  expect(session.advised).toBeNull();
  const late = session.hint();
  FakeSocket.last.hear(told(2));
  await late;
  expect(session.candidate).toBeNull();
});

test("what cannot be chosen says why, before what it is", async () => {
  answer = { say: "Needs a 4: 3 more workers." };
  await session.whyNot("space:13", "the ship", "ships");
  expect([session.why, session.help.text, session.help.topic]).toEqual([
    "Needs a 4: 3 more workers.",
    "The ship",
    "ships",
  ]);
  session.help.reason("", "Something else");
  expect(session.why).toBe("");
  answer = { say: "" }; // it can be chosen by now
  await session.whyNot("space:13", "the ship");
  expect(session.help.text).toBe("Something else");
});

test("a reason goes with its question, and comes only to who is asked", async () => {
  answer = { say: "Not yours." };
  await session.whyNot("cell", "a cell");
  FakeSocket.last.hear(told(2, {}, {}, 1));
  expect(session.why).toBe("Not yours.");
  FakeSocket.last.hear(told(3));
  expect(session.why).toBe("");
  const late = session.whyNot("cell", "a late cell");
  FakeSocket.last.hear(told(4));
  await late;
  expect([session.why, session.help.text]).toEqual(["", "A cell"]);
  FakeSocket.last.hear(told(5, { choices: [] }));
  await session.whyNot("cell", "another cell");
  expect([session.why, session.help.text]).toEqual(["", "A cell"]);
});

test("of two touches the last one is answered", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise((answer) => answers.push(answer)));
  person.me = { id: "1", name: "Ann", login: null };
  const touches = [session.whyNot("one", "one"), session.whyNot("two", "two")];
  answers[1]?.(new Response(JSON.stringify({ say: "Two." })));
  answers[0]?.(new Response(JSON.stringify({ say: "One." })));
  await Promise.all(touches);
  expect([session.why, session.help.text]).toEqual(["Two.", "Two"]);
});

test("what only one of several people at a screen may see is covered until they say that they are there", () => {
  const both = SEATS.map((one) => ({ ...one, mine: true }));
  FakeSocket.last.hear(told(2, { secret: true }, { seats: SEATS }));
  expect(session.isCovered).toBe(false);
  FakeSocket.last.hear(told(2, { secret: true }, { seats: both }));
  expect(session.isCovered).toBe(true);
  session.uncover();
  expect(session.isCovered).toBe(false);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "sync" });
  FakeSocket.last.hear(told(3, { secret: true, seat: 1 }, { seats: both }));
  expect(session.isCovered).toBe(true);
});

test("a move is taken back by the seat that made it", () => {
  const both = SEATS.map((one) => ({ ...one, mine: true }));
  FakeSocket.last.hear(told(3, { seat: 0 }, { seats: both }, 3, 1));
  session.undo();
  expect(acts()).toMatchObject([{ type: "undo", seat: 1, token: 3 }]);
});

test("what is said comes and goes by itself; whom one does not want to hear is not heard", () => {
  const line = (id: number, by: string | null) => ({ id, by, name: by ?? "", text: "hm", at: id });
  FakeSocket.last.hear({ type: "talk", lines: [line(1, "ann"), line(2, "eve"), line(3, null)], gone: [] });
  FakeSocket.last.hear({ type: "talk", lines: [line(4, "eve")], gone: [1] });
  expect(session.talk.map((one) => one.id)).toEqual([2, 3, 4]);
  prefs.muted = ["eve"];
  expect(session.talk.map((one) => one.id)).toEqual([3]);
  prefs.muted = [];
  FakeSocket.last.onopen?.();
  expect(session.talk).toEqual([]);
});

test("who watches neither plays nor is asked", () => {
  FakeSocket.last.hear(told(2, { seat: null, choices: [] }, { seats: [] }));
  expect([session.plays, session.mine, session.asked, session.ruled]).toEqual([false, false, [0], true]);
  session.undo();
  expect(acts()).toEqual([]);
});

test("a hint that is refused because the table has gone on is no problem", async () => {
  const refusal = { code: "stale", reason: "moved_on", error: "", values: {} };
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: false, json: () => Promise.resolve(refusal) }));
  await session.hint();
  expect(session.problem).toBe("");
  refusal.code = "forbidden";
  await session.hint();
  expect(session.problem).not.toBe("");
});

test("what goes wrong is told", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no way")));
  await session.hint();
  expect(session.problem).not.toBe("");
});
