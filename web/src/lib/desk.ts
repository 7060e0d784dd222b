// What every piece of a board needs: what is lit, what is chosen, whom to tell of a touch, how it explains itself.
// Knows no game.

import { untrack } from "svelte";
import { createAttachmentKey } from "svelte/attachments";
import type { Glossary } from "./glossary";
import { initials } from "./initials";
import type { Lang } from "./prefs.svelte";

/** Elements of the shared board, or of a seat's own. */
export interface Marked {
  seat: number;
  elements: string[];
}

export interface DeskProps {
  /** whose board is drawn large; null for a spectator */
  seat: number | null;
  names: string[];
  lang: Lang;
  /** elements that narrow what was chosen, or begin */
  lit: ReadonlySet<string>;
  /** elements that any legal action touches: one that is not lit starts anew */
  live?: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** what a touch costs at least, by element */
  prices?: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** what a line of the log is about */
  marked?: Marked | null;
  touch: (element: string) => void;
  /** a text, and where in the rules there is more; where `instead` is given, only in the place of that text */
  explain?: (text: string, topic?: string, instead?: string) => void;
}

export type Attributes = Record<string, unknown>;

const LONG_PRESS = 450;

export abstract class Desk<Props extends DeskProps> {
  protected readonly props: () => Props;
  readonly #looked: () => number;
  readonly #renewal = createAttachmentKey();
  #asked: { piece: EventTarget | null; text: string } = { piece: null, text: "" };
  #press: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;

  /** `looked`: whose board a spectator looks at. */
  constructor(props: () => Props, looked: () => number) {
    this.props = props;
    this.#looked = looked;
  }

  abstract get players(): number;
  abstract get glossary(): Glossary;
  /** Whether an element lies on the board that all share. */
  protected abstract isShared(element: string): boolean;
  /** Where in the rules an element is explained. */
  protected abstract topicOf(element: string): string | undefined;
  /** What lies on a piece may be a better topic than where it lies. */
  protected topicAt(_target: Element, place: string | undefined): string | undefined {
    return place;
  }

  get lang(): Lang {
    return this.props().lang;
  }
  /** Whose board is drawn large. */
  get seat(): number {
    return this.props().seat ?? this.#looked();
  }
  get playing(): boolean {
    return this.props().seat !== null;
  }
  get lit(): ReadonlySet<string> {
    return this.props().lit;
  }
  get live(): ReadonlySet<string> {
    return this.props().live ?? this.lit;
  }
  get chosen(): ReadonlySet<string> {
    return this.props().chosen;
  }
  /** A native tooltip, where nobody else explains. */
  get tooltips(): boolean {
    return this.props().explain === undefined;
  }

  /** Whether a line of the log is about this, of the shared board or of the seat's. */
  marked(element: string, seat: number): boolean {
    const marked = this.props().marked;
    return !!marked?.elements.includes(element) && (this.isShared(element) || marked.seat === seat);
  }
  /** What of a seat's own a line of the log is about. */
  markedOf(seat: number): string[] {
    const marked = this.props().marked;
    return marked?.seat === seat ? marked.elements.filter((element) => !this.isShared(element)) : [];
  }

  /** How much of something a touch costs at least. */
  price(element: string, what: string): number {
    return this.props().prices?.get(element)?.[what] ?? 0;
  }

  touch(element: string): void {
    this.props().touch(element);
  }
  explain(text: string, topic?: string): void {
    this.props().explain?.(text, topic);
  }
  name(seat: number): string {
    return this.props().names[seat] ?? `${seat + 1}`;
  }
  /** One or two letters for a marker, different for everybody. */
  initial(seat: number): string {
    return initials(Array.from({ length: this.players }, (_, at) => this.name(at)))[seat] ?? `${seat + 1}`;
  }
  /** The colour class of a player: 0 is whoever's board is large. */
  tint(seat: number): number {
    if (seat === this.seat) return 0;
    return seat < this.seat ? seat + 1 : seat;
  }

  /** What points are for, as its score's explanation lists it. */
  sheet(points: Readonly<Record<string, number>>): string {
    return Object.entries(points)
      .filter(([, count]) => count)
      .map(([cause, count]) => `${this.glossary[`sheet.${cause}`]?.name ?? cause} ${count}`)
      .join(", ");
  }

  /** Attributes of something that explains itself but cannot be touched. */
  note(text: string, topic?: string): Attributes {
    return {
      role: "img",
      tabindex: -1,
      "aria-label": text,
      "data-note": "",
      ...this.#explaining(text, topic),
    };
  }

  /** Attributes of a piece: touchable while some legal action touches it, else only explained. */
  piece(element: string, text: string, active = true, touched?: () => void): Attributes {
    const lit = active && this.lit.has(element);
    const chosen = active && this.chosen.has(element);
    const live = lit || chosen || (active && this.live.has(element));
    const marks = {
      "data-el": element,
      "data-lit": lit ? "" : undefined,
      "data-chosen": chosen ? "" : undefined,
      "data-live": live ? "" : undefined,
      "data-marked": this.marked(element, this.seat) ? "" : undefined,
    };
    const topic = this.topicOf(element);
    if (!live) return { ...this.note(text, topic), ...marks };
    const act = touched ?? (() => this.touch(element));
    return {
      ...this.#explaining(text, topic),
      ...marks,
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

  #explaining(text: string, place?: string): Attributes {
    const topicFor = (target: EventTarget | null) => (target instanceof Element ? this.topicAt(target, place) : place);
    const explain = (target: EventTarget | null) => {
      this.#asked = { piece: target, text };
      this.explain(text, topicFor(target));
    };
    const renew = (piece: Element) => {
      const before = this.#asked.text;
      if (this.#asked.piece !== piece || before === text) return;
      this.#asked.text = text;
      untrack(() => this.props().explain?.(text, topicFor(piece), before));
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
      onpointerup: stop,
      onpointerdown: (event: PointerEvent) => {
        stop();
        this.#pressed = false;
        if (event.pointerType === "mouse") return;
        const { currentTarget } = event;
        this.#press = setTimeout(() => {
          this.#pressed = true;
          explain(currentTarget);
        }, LONG_PRESS);
      },
    };
  }
}
