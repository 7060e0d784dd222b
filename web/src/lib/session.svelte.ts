// A person at a table: what the table tells, what is pointed at and explained, and all that can be done. The page, its
// dock and its board are given it. Knows no game.

import { untrack } from "svelte";
import type { ChoiceInfo, GameInfo, Hint } from "../messages";
import { capital } from "../words";
import { api, playAgain, Refusal, sentence } from "./api.svelte";
import { Drawn } from "./drawn.svelte";
import type { Moment } from "./guide";
import { Hands } from "./hands.svelte";
import { Help } from "./help.svelte";
import { Pointer } from "./pointer.svelte";
import { prefs } from "./prefs.svelte";
import type { Marked, Sight } from "./sight";
import { TableStore } from "./table.svelte";
import { Unread } from "./unread.svelte";
import { asked, ownSeats, UNSEEN } from "./view";

export class Session implements Sight {
  readonly store: TableStore;
  readonly #hasRules: (game: string) => boolean;
  #games: readonly GameInfo[] = $state.raw([]);

  constructor(
    readonly id: string,
    readonly invitation: string | null,
    hasRules: (game: string) => boolean,
  ) {
    this.store = new TableStore(id, prefs.lang, invitation, () => prefs.pace);
    this.#hasRules = hasRules;
    api.games().then(
      (found) => (this.#games = found),
      () => {}, // then it has no title
    );
    $effect(() => {
      void this.#asked;
      untrack(() => this.help.forget()); // what was explained for one question is not for the next
    });
    $effect(() => {
      if (this.store.problem && this.link === "open") this.problem = this.store.problem.error;
    });
  }

  close(): void {
    this.store.close();
  }

  // What the table tells

  readonly update = $derived.by(() => this.store.update);
  readonly link = $derived.by(() => this.store.link);
  readonly table = $derived.by(() => this.update?.table);
  readonly game = $derived.by(() => this.table?.game);
  readonly info = $derived.by(() => this.#games.find((one) => one.name === this.game));
  readonly title = $derived.by(() => this.info?.title ?? "");
  readonly names = $derived.by(() => this.update?.names ?? []);
  /** the seats that are this person's */
  readonly own = $derived.by(() => ownSeats(this.table?.seats ?? []));
  readonly isPlaying = $derived.by(() => this.table?.status === "playing");
  /** this person plays, and the game goes on */
  readonly plays = $derived.by(() => this.isPlaying && this.own.length > 0);
  /** the seat at which a bot plays on for this person */
  readonly replaced = $derived.by(() => (this.isPlaying ? this.table?.seats.find((one) => one.left)?.seat : undefined));
  readonly isOver = $derived.by(() => this.table?.status === "over");

  readonly position = $derived.by(() => this.update?.position ?? null);
  readonly view = $derived.by(() => this.position?.view ?? UNSEEN);
  readonly seat = $derived.by(() => this.position?.seat ?? null);
  readonly choices = $derived.by(() => this.position?.choices ?? []);
  readonly question = $derived.by(() => this.position?.ask ?? "");
  /** whether this person is asked */
  readonly mine = $derived.by(() => this.choices.length > 0);
  /** the seats whose decision is awaited */
  readonly asked = $derived.by(() => (this.isPlaying ? asked(this.view) : []));
  /** not now: something is under way, what is shown is not the latest, or there is no connection */
  readonly busy = $derived.by(() => this.store.busy || this.link !== "open");
  /** what happened last */
  readonly news = $derived.by(() => this.store.log.findLast((line) => line.say)?.say ?? "");
  /** what the others' moves have brought since this person decided last */
  readonly since = $derived.by(() => {
    const last = this.store.log.findLastIndex((line) => this.own.includes(line.by));
    return last < 0 ? [] : this.store.log.slice(last + 1).filter((line) => line.say);
  });
  /** what others and this person say, but for those whom it does not want to hear */
  readonly talk = $derived.by(() =>
    this.store.talk.filter((line) => line.by === null || !prefs.muted.includes(line.by)),
  );
  readonly unread = new Unread(() => (this.update ? this.talk : undefined));

  // Pointing

  /** the same as long as the seat is asked the same, whatever others do meanwhile */
  readonly #asked = $derived.by(() => `${this.seat}:${this.update?.tokens[this.seat ?? -1]}`);
  readonly #pointer = new Pointer(
    () => ({ question: this.#asked, choices: this.choices }),
    () => this.busy,
  );
  readonly hands = new Hands(() => !this.busy && this.mine);
  readonly drawn = new Drawn();
  readonly outlook = $derived.by(() => this.#pointer.outlook);
  /** what Confirm would play */
  readonly candidate = $derived.by(() => this.outlook.candidate);
  /** all that any choice touches */
  readonly elements = $derived.by(() => this.#pointer.elements);
  /** what can be touched and the board does not draw */
  readonly answers = $derived.by(() => this.#pointer.beside((one) => this.drawn.misses(one)));
  readonly lit = $derived.by(() => this.outlook.lit);
  readonly meant = $derived.by(() => this.outlook.meant);
  readonly live = $derived.by(() => this.#pointer.live);
  readonly chosen = $derived.by(() => this.#pointer.chosen);
  readonly prices = $derived.by(() => this.#pointer.prices);
  /** what a line of the log is about */
  marked: Marked | null = $state.raw(null);

  touch(element: string): void {
    this.marked = null;
    this.help.touched();
    this.#pointer.touch(element);
    if (prefs.atOnce && this.outlook.decided && this.chosen.has(element)) this.confirm();
  }
  /** A piece is taken up to be dragged. */
  lift(element: string): void {
    this.marked = null;
    this.#pointer.lift(element);
  }
  /** It is dropped on another, or with null where it means nothing. */
  drop(element: string | null): void {
    if (element === null) this.#pointer.putBack();
    else this.touch(element);
  }
  /** It is dropped where such pieces go: it stays chosen. */
  keep(): void {
    if (prefs.atOnce && this.outlook.decided) this.confirm();
  }
  /** The last touch taken back. */
  back(): void {
    this.#pointer.back();
  }
  /** The ground was touched, and nothing on it. */
  clear(): void {
    this.#pointer.clear();
  }

  // Playing

  #hinted: Hint | null = $state.raw(null);

  confirm(byKeys = false): void {
    if (this.candidate === null || this.seat === null || this.busy) return;
    this.hands.confirmed(byKeys);
    if (this.hands.finger) this.help.forget(); // nothing is pointed at any more
    this.store.play(this.seat, this.candidate.action);
  }
  undo(): void {
    const seat = this.update?.undo_seat ?? null;
    if (seat !== null) this.store.undo(seat);
  }
  /** How one wants to be asked from now on. */
  say(aside: ChoiceInfo): void {
    if (this.seat !== null) this.store.play(this.seat, aside.action);
  }
  /** What a bot would do becomes the candidate; a hint that comes too late is nobody's problem. */
  async hint(): Promise<void> {
    const seat = this.seat;
    const asked = this.#asked;
    if (seat === null || this.busy) return;
    await this.#attempt(async () => {
      const hint = await api.hint(this.id, seat);
      if (this.#asked !== asked) return;
      this.#pointer.aim(hint.action);
      this.#hinted = hint;
    }, "stale");
  }
  /** Why a bot would play the candidate; null where it was not asked, or would not. */
  get advised(): string | null {
    return this.candidate !== null && this.#hinted?.action === this.candidate.action ? this.#hinted.reason : null;
  }

  // Explanations

  readonly help = new Help();
  readonly lang = $derived.by(() => prefs.lang);
  readonly ruled = $derived.by(() => this.game !== undefined && this.#hasRules(this.game));
  /** the topic at which the rules are open: null at their beginning, undefined while they are closed */
  rulesAt: string | null | undefined = $state();
  /** what the first-game guide speaks of */
  pointedOut: ReadonlySet<string> = $state.raw(new Set());
  /** what it looks at */
  readonly moment: Moment = $derived.by(() => ({
    at: this.update?.at ?? -1,
    view: this.view,
    seat: this.seat,
    mine: this.mine,
    chosen: this.chosen,
    ready: this.candidate !== null,
  }));

  explain(text: string, topic?: string, instead?: string): void {
    this.help.explain(capital(text), topic, instead && capital(instead));
  }

  #whys = 0;
  /** the question for which a reason was given */
  #reasoned = $state("");
  /** why what is explained cannot be chosen, as long as the question is the same */
  readonly why = $derived.by(() => (this.#reasoned === this.#asked ? this.help.why : ""));

  async whyNot(element: string, note: string, topic?: string): Promise<void> {
    const { seat } = this;
    const asked = this.#asked;
    if (seat === null || !this.mine || this.busy) return;
    const number = ++this.#whys;
    await this.#attempt(async () => {
      const { say } = await api.why(this.id, seat, element);
      if (!say || this.#asked !== asked || this.#whys !== number) return;
      this.#reasoned = asked;
      this.help.reason(say, capital(note), topic);
    });
  }

  // Several people at one screen

  #uncovered: number | null = $state(null);
  readonly hotSeat = $derived.by(() => this.own.length > 1);
  /** What is shown is for another than who saw the screen last. */
  readonly isCovered = $derived.by(
    () => this.hotSeat && this.isPlaying && this.position?.secret === true && this.seat !== this.#uncovered,
  );
  uncover(): void {
    this.#uncovered = this.seat;
    this.store.renew(); // the log holds what another was told
  }

  // Beside the game

  /** what went wrong */
  problem = $state("");

  async resign(): Promise<void> {
    const [seat] = this.own;
    if (seat !== undefined) await this.#attempt(() => api.resign(this.id, seat));
  }
  async comeBack(): Promise<void> {
    const seat = this.replaced;
    if (seat !== undefined) await this.#attempt(() => api.comeBack(this.id, seat));
  }
  /** A game that cannot be played on is given up. */
  async closeTable(): Promise<void> {
    await this.#attempt(() => api.close(this.id));
  }
  /** The table of the next game; null if there can be none. */
  async rematch(): Promise<string | null> {
    const { table } = this;
    if (!table) return null;
    return this.own.length > 0 ? this.#attempt(() => playAgain(table)) : table.rematch;
  }
  async #attempt<T>(doing: () => Promise<T>, quiet = ""): Promise<T | null> {
    try {
      return await doing();
    } catch (error) {
      if (!(error instanceof Refusal && error.code === quiet)) this.problem = sentence(error);
      return null;
    }
  }
}
