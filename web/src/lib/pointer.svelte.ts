// What a person points at while a table asks: touches that narrow the choices, forgotten with the next question.

import type { ChoiceInfo } from "../messages";
import * as pointing from "./pointing";

interface Touched {
  /** the number of the question */
  at: number;
  chosen: readonly string[];
}

const NOTHING: Touched = { at: -1, chosen: [] };

export class Pointer {
  readonly #asked: () => { at: number; choices: readonly ChoiceInfo[] };
  readonly #idle: () => boolean;
  #touched: Touched = $state.raw(NOTHING);
  #beforeLift = NOTHING;

  /** `idle`: nothing can be touched now. */
  constructor(asked: () => { at: number; choices: readonly ChoiceInfo[] }, idle: () => boolean) {
    this.#asked = asked;
    this.#idle = idle;
  }

  readonly #base = $derived.by(() => pointing.begin(this.#asked().choices));
  readonly #pointing = $derived.by(() => {
    const { at, chosen } = this.#touched;
    const { choices } = this.#base;
    return { choices, chosen: at === this.#asked().at && pointing.isMeant(choices, chosen) ? chosen : [] };
  });
  readonly #outlook = $derived.by(() => pointing.outlook(this.#pointing));

  /** What can be played from here, with what is lit for it. */
  readonly outlook = $derived.by(() => (this.#idle() ? { ...this.#outlook, lit: new Set<string>() } : this.#outlook));
  readonly chosen: ReadonlySet<string> = $derived.by(() => new Set(this.#pointing.chosen));
  /** All that any choice touches. */
  readonly elements = $derived.by(() => [...new Set(this.#base.choices.flatMap((one) => one.elements))]);
  readonly live: ReadonlySet<string> = $derived.by(() => new Set(this.#idle() ? [] : this.elements));
  readonly prices = $derived.by(() => pointing.prices(this.#idle() ? [] : this.#outlook.left));

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
    this.#touched = { at: this.#asked().at, chosen };
  }
}
