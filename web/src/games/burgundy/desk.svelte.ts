/** What every piece of the board needs: what is lit, what is chosen, whom to tell of a touch, and the words. */

import { getContext, setContext } from "svelte";
import { entryOf, type Glossary } from "../../lib/glossary";
import { glossaryOf } from "../glossary.svelte";
import { editionOf, GOODS_NAMES, tileKey } from "./content";
import { topicOf, type Topic } from "./topics";
import type { BurgundyView, Edition, Lang } from "./view";
import { words, type Words } from "./words";

export interface BoardProps {
  view: BurgundyView;
  /** whose board is drawn large; null for a spectator */
  seat: number | null;
  names: string[];
  lang: Lang;
  /** elements that a legal action touches */
  lit: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** what a line of the log is about: on the shared board, or on a seat's */
  marked?: { seat: number; elements: string[] } | null;
  touch: (element: string) => void;
  explain?: (text: string, topic?: string) => void;
}

type Attributes = Record<string, unknown>;

const LONG_PRESS = 450;
const KEY = Symbol("desk");

export class Desk {
  readonly #props: () => BoardProps;
  readonly #looked: () => number;
  #press: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;

  constructor(props: () => BoardProps, looked: () => number) {
    this.#props = props;
    this.#looked = looked;
  }

  get view(): BurgundyView {
    return this.#props().view;
  }
  get lang(): Lang {
    return this.#props().lang;
  }
  get words(): Words {
    return words[this.lang];
  }
  get edition(): Edition {
    return editionOf(this.view.options.edition);
  }
  /** Whose board is drawn large. */
  get seat(): number {
    return this.#props().seat ?? this.#looked();
  }
  get playing(): boolean {
    return this.#props().seat !== null;
  }
  get lit(): ReadonlySet<string> {
    return this.#props().lit;
  }
  get chosen(): ReadonlySet<string> {
    return this.#props().chosen;
  }
  /** A native tooltip, where nobody else explains. */
  get tooltips(): boolean {
    return this.#props().explain === undefined;
  }

  /** Whether a line of the log is about this, of the shared board or of the seat's. */
  marked(element: string, seat: number): boolean {
    const marked = this.#props().marked;
    return !!marked?.elements.includes(element) && (isShared(element) || marked.seat === seat);
  }
  /** What of a seat's own a line of the log is about. */
  markedOf(seat: number): string[] {
    const marked = this.#props().marked;
    return marked?.seat === seat ? marked.elements.filter((element) => !isShared(element)) : [];
  }

  touch(element: string): void {
    this.#props().touch(element);
  }
  explain(text: string, topic?: string): void {
    this.#props().explain?.(text, topic);
  }
  name(seat: number): string {
    return this.#props().names[seat] ?? `${seat + 1}`;
  }
  /** One or two letters for a marker, different for everybody. */
  initial(seat: number): string {
    const initials = this.view.players.map((_, at) => [...this.name(at)][0]?.toUpperCase() ?? "");
    const own = initials[seat] ?? "";
    const alike = initials.filter((other) => other === own).length > 1;
    return alike || !own ? `${seat + 1}` : own;
  }
  /** The colour class of a player: 0 is whoever's board is large. */
  tint(seat: number): number {
    if (seat === this.seat) return 0;
    return seat < this.seat ? seat + 1 : seat;
  }
  get glossary(): Glossary {
    return glossaryOf("burgundy", this.lang);
  }
  tile(code: number): { name: string; help: string } {
    const { name, help = "" } = entryOf(this.glossary, tileKey(code), this.edition);
    return { name, help };
  }
  good(colour: number): string {
    return this.glossary[`goods:${GOODS_NAMES[colour]}`]?.name ?? "";
  }
  tileText(code: number): string {
    const { name, help } = this.tile(code);
    return `${name}. ${help}`;
  }

  /** Attributes of something that explains itself but cannot be touched. */
  note(text: string, topic?: Topic): Attributes {
    return {
      role: "img",
      tabindex: -1,
      "aria-label": text,
      "data-note": "",
      ...this.#explaining(text, topic),
    };
  }

  /** Attributes of a piece: touchable while lit or chosen, else only explained. */
  piece(element: string, text: string, active = true, touched?: () => void): Attributes {
    const lit = active && this.lit.has(element);
    const chosen = active && this.chosen.has(element);
    const marks = {
      "data-el": element,
      "data-lit": lit ? "" : undefined,
      "data-chosen": chosen ? "" : undefined,
      "data-marked": this.marked(element, this.seat) ? "" : undefined,
    };
    const topic = topicOf(element);
    if (!lit && !chosen) return { ...this.note(text, topic), ...marks };
    const act = touched ?? (() => this.touch(element));
    return {
      ...this.#explaining(text, topic),
      ...marks,
      role: "button",
      tabindex: 0,
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

  /** What lies on a piece is a better topic than where it lies. */
  #explaining(text: string, place?: Topic): Attributes {
    const explain = (target: EventTarget | null) => {
      const code = target instanceof Element ? Number(target.getAttribute("data-tile")) : 0;
      this.explain(text, code ? tileKey(code) : place);
    };
    const stop = () => clearTimeout(this.#press);
    return {
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

export const isShared = (element: string): boolean => element.startsWith("space:") || element.startsWith("goods:");

export function provideDesk(props: () => BoardProps, looked: () => number): Desk {
  return setContext(KEY, new Desk(props, looked));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
