// A table as its socket tells it: numbered updates, own actions acknowledged, reconnection.

import type {
  Accepted,
  Chat,
  ClientMessage,
  EventInfo,
  Refused,
  ServerMessage,
  TableDelta,
  TableUpdate,
  TalkUpdate,
} from "../messages";
import { plural, refused, t } from "../words";
import { applied, type Delta } from "./deltas";
import type { Lang, Pace } from "./prefs.svelte";

export interface LogLine extends EventInfo {
  key: number;
}

type Link = "connecting" | "open" | "lost" | "refused";

const PING_SECONDS = 15;
const ANSWER_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3;
const LOG_LINES = 2000;
const TALK_LINES = 200;
const POLICY_VIOLATION = 1008;
const LULL_MS = 3000;
/** Of others' moves in milliseconds: each is looked at so long, and all that wait together no longer than that. */
const PACE_MS: Record<Pace, { each: number; all: number }> = {
  slow: { each: 1800, all: 12000 },
  normal: { each: 900, all: 6000 },
  instant: { each: 0, all: 0 },
};

type Wish =
  | { type: "play"; seat: number; action: number; token: number }
  | { type: "undo"; seat: number; token: number }
  | { type: "answer"; seat: number; proposal: number; agree: boolean };

/** What is played and not yet seen in an update. */
interface Sent {
  message: Wish & { id: string };
  /** its number, once accepted */
  accepted: number | null;
}

export class TableStore {
  update: TableUpdate | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  /** events of the latest update alone, to be told */
  fresh: LogLine[] = $state.raw([]);
  /** what is said at the table; the latest lines of it */
  talk: Chat[] = $state.raw([]);
  link: Link = $state("connecting");
  problem: Refused | null = $state.raw(null);
  sent: Sent | null = $state.raw(null);
  /** how often one has come here, or back after a lost connection */
  returns = $state(0);
  /** updates heard and not yet shown */
  queue: TableUpdate[] = $state.raw([]);

  private socket: WebSocket | null = null;
  private attempts = 0;
  private lines = 0;
  private messages = 0;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** the last update heard, shown or not */
  private last: TableUpdate | null = null;
  private shownAt = -Infinity;
  /** when what is shown fell behind what is heard */
  private behind = 0;
  /** what is still to come is not waited for, either */
  private hurried = false;
  private heardAt = 0;
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly lang: Lang,
    readonly invitation: string | null,
    /** how fast others' moves are shown */
    private readonly pace: () => Pace,
  ) {
    this.connect();
  }

  /** Not now: something is under way, or what is shown is not the latest. */
  get busy(): boolean {
    return this.sent !== null || this.queue.length > 0;
  }

  /** The number of the last update heard; none before the game begins, which will be news. */
  private get heard(): number | null {
    return this.last?.position ? this.last.at : null;
  }

  /** Have everything told anew, as the seat that is asked now may know it. */
  renew(): void {
    this.send({ type: "sync" });
  }

  /** Come again, as whoever the person is now. */
  reconnect(): void {
    this.stop();
    [this.last, this.sent, this.problem, this.queue] = [null, null, null, []];
    this.link = "connecting";
    this.connect();
  }

  /** Show what waits to be shown, and what follows it before one's own next move or a lull. */
  hurry(): void {
    this.hurried ||= this.queue.length > 0;
    this.showAll();
  }

  private showAll(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    const waiting = this.queue;
    this.queue = [];
    for (const update of waiting) this.show(update);
  }

  close(): void {
    this.closed = true;
    this.stop();
  }

  play(seat: number, action: number): void {
    this.act({ type: "play", seat, action, token: this.token(seat) });
  }

  undo(seat: number): void {
    this.act({ type: "undo", seat, token: this.token(seat) });
  }

  /** To the wish for a take-back. */
  answer(seat: number, agree: boolean): void {
    const proposal = this.update?.proposal?.number;
    if (proposal !== undefined) this.act({ type: "answer", seat, proposal, agree });
  }

  /** What the seat was asked, as the server counts it. */
  private token(seat: number): number {
    return this.update?.tokens[seat] ?? 0;
  }

  // Out

  private act(wish: Wish): void {
    if (this.busy || this.update === null) return;
    this.hurried = false;
    const message = { ...wish, id: `m${++this.messages}` };
    this.problem = null;
    this.sent = { message, accepted: null };
    this.send(message);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // The socket

  private connect(): void {
    if (this.closed) return;
    const query = new URLSearchParams({ lang: this.lang, deltas: "true" });
    if (this.heard !== null) query.set("since", String(this.heard));
    if (this.invitation) query.set("invitation", this.invitation);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => {
      clearTimeout(this.watchdog);
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onopen = () => {
      this.talk = []; // all of it is told anew
      this.pinging = setInterval(() => this.ping(), PING_SECONDS * 1000);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.drop();
      if (event.code === POLICY_VIOLATION) this.link = "refused";
      else this.later();
    };
  }

  /** A connection that no longer answers is given up: it may be broken without anybody having said so. */
  private ping(): void {
    this.send({ type: "ping" });
    this.watchdog = setTimeout(() => {
      this.drop();
      this.later();
    }, ANSWER_SECONDS * 1000);
  }

  private stop(): void {
    clearTimeout(this.again);
    clearTimeout(this.pacing);
    this.pacing = undefined;
    this.drop();
  }

  private drop(): void {
    clearInterval(this.pinging);
    clearTimeout(this.watchdog);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private later(): void {
    if (this.closed) return;
    this.link = "lost";
    const seconds = Math.min(LONGEST_WAIT_SECONDS, 0.5 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
    this.again = setTimeout(() => this.connect(), seconds * 1000);
  }

  // In

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.take(message);
        break;
      case "delta":
        this.takeDelta(message);
        break;
      case "talk":
        this.listen(message);
        break;
      case "accepted":
        this.acknowledge(message);
        break;
      case "refused":
        this.refuse(message);
        break;
    }
  }

  private listen({ lines, gone }: TalkUpdate): void {
    this.talk = [...this.talk.filter((line) => !gone.includes(line.id)), ...lines].slice(-TALK_LINES);
  }

  private takeDelta({ since, events, delta }: TableDelta): void {
    if (since === this.heard) this.take({ ...(applied(this.last, delta as Delta) as TableUpdate), since, events });
    else this.renew(); // something was missed
  }

  private take(update: TableUpdate): void {
    const returned = this.link !== "open";
    this.link = "open";
    this.attempts = 0;
    if (this.heard !== null && update.since !== null && update.since !== this.heard) {
      this.renew();
      return;
    }
    this.last = update;
    const own = this.sent !== null;
    if (own) this.settle(update, returned);
    const now = performance.now();
    if (this.queue.length === 0) this.behind = now;
    if (now - this.heardAt > LULL_MS) this.hurried = false;
    this.heardAt = now;
    this.queue = [...this.queue, update];
    if (own || update.since === null || this.hurried || document.hidden) this.showAll();
    else if (this.pacing === undefined) this.next();
    if (returned) this.returns++;
  }

  private next(): void {
    this.pacing = undefined;
    const [first, ...rest] = this.queue;
    if (first === undefined) return;
    const wait = first.events.length > 0 ? this.shownAt + this.look() - performance.now() : 0;
    if (wait > 0) {
      this.pacing = setTimeout(() => this.next(), wait);
      return;
    }
    this.queue = rest;
    this.show(first);
    this.next();
  }

  /** How long the last move is looked at before the next. */
  private look(): number {
    const { each, all } = PACE_MS[this.pace()];
    return Math.min(each, (this.behind + all - performance.now()) / this.queue.length);
  }

  private show(update: TableUpdate): void {
    const news = update.at === this.update?.at ? null : takenBack(update);
    const lines = update.events.map((event) => ({ ...event, key: ++this.lines }));
    const note = news ? [{ ...news, key: ++this.lines }] : [];
    this.update = update;
    if (update.since === null) {
      this.log = [...lines, ...note]; // everything anew
      this.fresh = note;
    } else {
      if (lines.length > 0) this.shownAt = performance.now();
      this.log = [...this.log, ...lines].slice(-LOG_LINES);
      this.fresh = lines;
    }
  }

  /** An own action is done with once an update has it; a connection lost meanwhile may have swallowed it. */
  private settle(update: TableUpdate, returned: boolean): void {
    const sent = this.sent;
    if (sent === null) return;
    if (sent.accepted !== null) {
      if (update.at >= sent.accepted) this.sent = null;
    } else if (returned) {
      if (isOpen(update, sent.message)) this.send(sent.message);
      else this.sent = null;
    }
  }

  private acknowledge(answer: Accepted): void {
    if (this.sent?.message.id !== answer.id) return;
    if (this.heard !== null && this.heard >= answer.at) this.sent = null;
    else this.sent = { ...this.sent, accepted: answer.at };
  }

  private refuse(answer: Refused): void {
    if (this.sent?.message.id === answer.id) this.sent = null;
    this.problem = { ...answer, error: refused(answer) };
  }
}

/** Whether what somebody did could still be done, so that it cannot have arrived. */
function isOpen({ tokens, position, proposal }: TableUpdate, wish: Wish): boolean {
  if (wish.type === "answer") return proposal?.number === wish.proposal && !proposal.agreed.includes(wish.seat);
  if (tokens[wish.seat] !== wish.token) return false;
  if (wish.type === "undo") return proposal?.seat !== wish.seat;
  return [...(position?.choices ?? []), ...(position?.asides ?? [])].some((one) => one.action === wish.action);
}

/** What the log says of another's take-back. */
function takenBack({ taken_back: back, table, names }: TableUpdate): EventInfo | null {
  if (!back || table.seats.some((one) => one.seat === back.seat && one.mine)) return null;
  const say = t(plural("table.undo.done", back.moves), { who: names[back.seat] ?? "", n: back.moves });
  return { event: "", seat: back.seat, by: back.seat, sort: "deed", heading: 0, values: {}, say, elements: [] };
}
