// What the pieces of every game's board share: what is lit, what is chosen, whom to tell of a touch, how they explain
// themselves; and what of the board is in sight.

import { untrack } from "svelte";
import { createAttachmentKey } from "svelte/attachments";
import type { Glossary } from "../lib/glossary";
import { initials } from "../lib/initials";
import type { Lang } from "../lib/prefs.svelte";
import type { Sight } from "../lib/sight";
import type { View } from "../view";
import { fit, TABLE, type Fit } from "./fit";
import { glossaryOf } from "./glossary.svelte";

/** What the board of any game finds in its view. */
export type SeenByAll = Pick<View, "asked" | "over" | "scores" | "score_sheets">;

/** What any game calls the parts of its board. */
export interface BoardWords {
  readonly shared: string;
  readonly mine: string;
  /** what a player has, for a spectator */
  readonly seen: string;
  readonly hand?: string;
  enlarge(name: string): string;
  points(count: number): string;
}

/** The parts of a board, and what stands beside it; where there is no room for all, one of them is in sight. */
export type Area = "shared" | "mine" | "hand" | "others" | "beside";

export type Attributes = Record<string, unknown>;

const NOTHING: ReadonlySet<string> = new Set();
const LONG_PRESS = 450;
const MOST_KEPT = 3000; // attributes of pieces, with their handlers

export abstract class Scene<V extends SeenByAll = SeenByAll, W extends BoardWords = BoardWords> {
  /** the area in sight where there is no room for all */
  area: Area = $state("shared");
  /** whose board a spectator looks at */
  looked = $state(0);
  /** of the board's place, in pixels; what boards are made for until it is measured */
  width = $state(TABLE.width);
  height = $state(TABLE.height);
  /** of what stands above the one area in sight, in pixels */
  above = $state(0);
  readonly #fit: Fit = $derived.by(() => fit({ width: this.width, height: this.height }, this.above));
  readonly #sight: () => Sight<V>;
  readonly #words: Readonly<Record<Lang, W>>;
  readonly #renewal = createAttachmentKey();
  #asked: { piece: EventTarget | null; text: string } = { piece: null, text: "" };
  #press: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  #downAt = 0;
  readonly #kept = new Map<string, Attributes>();

  constructor(
    readonly game: string,
    words: Readonly<Record<Lang, W>>,
    sight: () => Sight<V>,
  ) {
    this.#words = words;
    this.#sight = sight;
  }

  /** Whether an element lies on the board that all share. */
  protected abstract isShared(element: string): boolean;
  /** Where an element is drawn; null if nowhere. */
  abstract areaOf(element: string): Area | null;
  /** Where in the rules an element is explained. */
  protected abstract topicOf(element: string): string | undefined;
  /** What lies on a piece may be a better topic than where it lies. */
  protected topicAt(_target: Element, place: string | undefined): string | undefined {
    return place;
  }

  get view(): V {
    return this.#sight().view;
  }
  get words(): W {
    return this.#words[this.lang];
  }
  get glossary(): Glossary {
    return glossaryOf(this.game, this.lang);
  }
  get players(): number {
    return this.view.scores.length;
  }
  get lang(): Lang {
    return this.#sight().lang;
  }
  /** Whose board is drawn large. */
  get seat(): number {
    return this.#sight().seat ?? this.looked;
  }
  get playing(): boolean {
    return this.#sight().seat !== null;
  }
  /** Everybody but whose board is drawn large. */
  get others(): number[] {
    return this.view.scores.map((_, seat) => seat).filter((seat) => seat !== this.seat);
  }
  /** Whether one area at a time is in sight. */
  get narrow(): boolean {
    return this.shape === "upright" || this.shape === "flat";
  }
  get shape(): Fit["shape"] {
    return this.#fit.shape;
  }
  /** How large a unit of the board's measures is, in pixels. */
  get zoom(): number {
    return this.#fit.zoom;
  }
  get lit(): ReadonlySet<string> {
    return this.#sight().lit ?? NOTHING;
  }
  get live(): ReadonlySet<string> {
    return this.#sight().live ?? this.lit;
  }
  get chosen(): ReadonlySet<string> {
    return this.#sight().chosen ?? NOTHING;
  }
  get meant(): ReadonlySet<string> {
    return this.#sight().meant ?? NOTHING;
  }
  /** A native tooltip, where nobody else explains. */
  get tooltips(): boolean {
    return this.#sight().explain === undefined;
  }

  /** Whether a line of the log is about this, of the shared board or of the seat's. */
  marked(element: string, seat: number): boolean {
    const marked = this.#sight().marked;
    return !!marked?.elements.includes(element) && (this.isShared(element) || marked.seat === seat);
  }
  /** What of a seat's own a line of the log is about. */
  markedOf(seat: number): string[] {
    const marked = this.#sight().marked;
    return marked?.seat === seat ? marked.elements.filter((element) => !this.isShared(element)) : [];
  }

  /** Where to look for what a line of the log is about; null if nothing is, it is not drawn, or the log itself is read. */
  get markedArea(): Area | null {
    const marked = this.#sight().marked;
    if (untrack(() => this.area) === "beside" && !marked?.sought) return null;
    const [first] = (marked?.elements ?? []).map((one) => this.areaOf(one)).filter((one) => one !== null);
    if (!marked || !first) return null;
    if (marked.elements.some((one) => this.isShared(one))) return "shared";
    return marked.seat === this.seat ? first : "others";
  }

  /** How much of something a touch costs at least. */
  price(element: string, what: string): number {
    return this.#sight().prices?.get(element)?.[what] ?? 0;
  }

  touch(element: string): void {
    this.#sight().touch?.(element);
  }
  explain(text: string, topic?: string): void {
    this.#sight().explain?.(text, topic);
  }
  name(seat: number): string {
    return this.#sight().names[seat] ?? `${seat + 1}`;
  }
  /** One or two letters for a marker, different for everybody. */
  initial(seat: number): string {
    return initials(Array.from({ length: this.players }, (_, at) => this.name(at)))[seat] ?? `${seat + 1}`;
  }
  score(seat: number): number {
    return this.view.scores[seat] ?? 0;
  }
  isAsked(seat: number): boolean {
    return this.view.asked.includes(seat) && !this.view.over;
  }
  /** Attributes of a seat's score, which says what the points are for. */
  scored(seat: number): Attributes {
    const sheet = this.#sheet(this.view.score_sheets[seat] ?? {});
    const points = this.words.points(this.score(seat));
    return this.note(`${this.name(seat)}: ${points}${sheet ? ` (${sheet})` : ""}.`, "end");
  }
  /** What points are for, as a score's explanation lists it. */
  #sheet(points: Readonly<Record<string, number>>): string {
    return Object.entries(points)
      .filter(([, count]) => count)
      .map(([cause, count]) => `${this.glossary[`sheet.${cause}`]?.name ?? cause} ${count}`)
      .join(", ");
  }

  /** Attributes of something that explains itself but cannot be touched. */
  note(text: string, topic?: string): Attributes {
    return this.#same(`${topic} ${text}`, () => ({
      role: "img",
      tabindex: -1,
      "aria-label": text,
      "data-note": "",
      ...this.#explaining(text, topic),
    }));
  }

  /** What was made before for the same, so that a page on which little changes has little to compare. */
  #same(key: string, make: () => Attributes): Attributes {
    let kept = this.#kept.get(key);
    if (kept === undefined) {
      if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
      kept = make();
      this.#kept.set(key, kept);
    }
    return kept;
  }

  /** Attributes of a piece: touchable while some legal action touches it, else explained, and why it is not. */
  piece(element: string, text: string, active = true, touched?: () => void): Attributes {
    const lit = active && this.lit.has(element);
    const chosen = active && this.chosen.has(element);
    const live = lit || chosen || (active && this.live.has(element));
    const marked = this.marked(element, this.seat);
    const pointed = active && this.#sight().pointedOut?.has(element) === true;
    const make = () => {
      const marks = {
        "data-el": element,
        "data-lit": lit ? "" : undefined,
        "data-chosen": chosen ? "" : undefined,
        "data-live": live ? "" : undefined,
        "data-marked": marked ? "" : undefined,
        "data-pointed": pointed ? "" : undefined,
      };
      const topic = this.topicOf(element);
      if (!live) return { ...this.note(text, topic), ...marks, ...(active && this.#asking(element, text, topic)) };
      return { ...this.#touching(text, topic, chosen, lit, touched ?? (() => this.touch(element))), ...marks };
    };
    if (touched) return make();
    return this.#same(`${[element, active, lit, chosen, live, marked, pointed].join()} ${text}`, make);
  }

  #touching(text: string, topic: string | undefined, chosen: boolean, lit: boolean, act: () => void): Attributes {
    return {
      ...this.#explaining(text, topic),
      role: "button",
      tabindex: lit || chosen ? 0 : -1, // Tab goes over what is lit, the arrows over everything
      "aria-label": text,
      "aria-pressed": chosen,
      "data-note": "",
      onclick: () => {
        if (!this.#pressed) act();
        this.#pressed = false;
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act();
      },
    };
  }

  /** A click or a key on what cannot be chosen asks why. */
  #asking(element: string, text: string, place?: string): Attributes {
    if (!this.#sight().whyNot) return {};
    const ask = (target: EventTarget | null) => {
      void this.#sight().whyNot?.(element, text, this.#topicFor(target, place));
    };
    return {
      onclick: (event: MouseEvent) => {
        if (!this.#pressed) ask(event.currentTarget);
        this.#pressed = false;
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        ask(event.currentTarget);
      },
    };
  }

  #topicFor(target: EventTarget | null, place?: string): string | undefined {
    return target instanceof Element ? this.topicAt(target, place) : place;
  }

  #explaining(text: string, place?: string): Attributes {
    const explain = (target: EventTarget | null) => {
      this.#asked = { piece: target, text };
      this.explain(text, this.#topicFor(target, place));
    };
    const renew = (piece: Element) => {
      const before = this.#asked.text;
      if (this.#asked.piece !== piece || before === text) return;
      this.#asked.text = text;
      untrack(() => this.#sight().explain?.(text, this.#topicFor(piece, place), before));
    };
    const stop = () => clearTimeout(this.#press);
    return {
      [this.#renewal]: renew, // runs again whenever the text may have changed
      onfocus: (event: FocusEvent) => explain(event.currentTarget),
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") explain(event.currentTarget);
      },
      onblur: () => this.explain(""),
      onpointerleave: (event: PointerEvent) => {
        stop();
        if (event.pointerType === "mouse") this.explain("");
      },
      onpointercancel: stop,
      onpointerup: (event: PointerEvent) => {
        stop();
        if (event.timeStamp - this.#downAt < LONG_PRESS) this.#pressed = false; // the page was busy when the finger left
      },
      onpointerdown: (event: PointerEvent) => {
        stop();
        this.#pressed = false;
        if (event.pointerType === "mouse") return;
        const { currentTarget, timeStamp } = event;
        this.#downAt = timeStamp;
        this.#press = setTimeout(() => {
          this.#pressed = true;
          explain(currentTarget);
        }, LONG_PRESS);
      },
    };
  }
}
