// What a person points at while a table asks: touches that narrow the choices, forgotten with the next question.

import type { ChoiceInfo } from "../messages";
import * as pointing from "./pointing";

export interface Asked {
  /** what tells a question from all others */
  question: string;
  choices: readonly ChoiceInfo[];
}

interface Touched {
  question: string;
  chosen: readonly string[];
}

const NOTHING: Touched = { question: "", chosen: [] };

export class Pointer {
  readonly #asked: () => Asked;
  readonly #idle: () => boolean;
  #touched: Touched = $state.raw(NOTHING);
  #beforeLift = NOTHING;

  /** `idle`: nothing can be touched now. */
  constructor(asked: () => Asked, idle: () => boolean) {
    this.#asked = asked;
    this.#idle = idle;
  }

  readonly #base = $derived.by(() => pointing.begin(this.#asked().choices));
  readonly #pointing = $derived.by(() => {
    const { question, chosen } = this.#touched;
    const { choices } = this.#base;
    const same = question === this.#asked().question;
    return { choices, chosen: same && pointing.isMeant(choices, chosen) ? chosen : [] };
  });
  readonly #outlook = $derived.by(() => pointing.outlook(this.#pointing));

  /** What can be played from here, with what is lit for it. */
  readonly outlook = $derived.by(() => (this.#idle() ? { ...this.#outlook, lit: new Set<string>() } : this.#outlook));
  readonly chosen: ReadonlySet<string> = $derived.by(() => new Set(this.#pointing.chosen));
  /** All that any choice touches. */
  readonly elements = $derived.by(() => [...new Set(this.#base.choices.flatMap((one) => one.elements))]);
  readonly live: ReadonlySet<string> = $derived.by(() => new Set(this.#idle() ? [] : this.elements));
  readonly prices = $derived.by(() => pointing.prices(this.#idle() ? [] : this.#outlook.left));

  /** What of all this is offered beside the board, which misses some of it. */
  beside(misses: (element: string) => boolean): string[] {
    return pointing.beside(this.#pointing, misses);
  }

  touch(element: string): void {
    if (!this.#idle()) this.#become(pointing.touch(this.#pointing, element));
  }
  /** Touch what one action needs, and nothing else. */
  aim(action: number): void {
    this.#become(pointing.aim(this.#base, action));
  }
  /** The last touch taken back. */
  back(): void {
    this.#become(pointing.back(this.#pointing));
  }
  clear(): void {
    this.#become(pointing.clear(this.#pointing));
  }

  /** A piece is taken up to be dragged. */
  lift(element: string): void {
    this.#beforeLift = this.#touched;
    if (!this.chosen.has(element)) this.touch(element);
  }
  /** It was dropped where it means nothing. */
  putBack(): void {
    this.#touched = this.#beforeLift;
  }

  #become({ chosen }: pointing.Pointing<ChoiceInfo>): void {
    this.#touched = { question: this.#asked().question, chosen };
  }
}
