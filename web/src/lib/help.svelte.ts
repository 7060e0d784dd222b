// The explanation that was asked for last. It stays a while, so that its link can be reached, and does not change while
// the pointer only passes over other things.

const STAYS_MS = 8000;
const LINGERS_MS = 4000;
const PASSING_MS = 120;

export class Help {
  text = $state("");
  topic: string | null = $state(null);
  /** why what the text is about cannot be chosen; empty where that was not asked */
  why = $state("");
  /** how many were shown so far, and how many of them before the last touch */
  #shown = $state(0);
  #before = $state(0);
  #next: ReturnType<typeof setTimeout> | undefined;

  /** Show a text, or put it in the place of one if that is shown; an empty one says that it is no longer asked for. */
  explain(text: string, topic?: string, instead?: string): void {
    if (instead !== undefined) {
      if (this.text === instead) [this.text, this.topic, this.why] = [text, topic ?? null, ""];
    } else if (!text) this.#later(LINGERS_MS, "", null);
    else if (this.text) this.#later(PASSING_MS, text, topic ?? null);
    else this.#show(text, topic ?? null);
  }

  /** The answer to a touch on what cannot be chosen, shown at once with its text. */
  reason(why: string, text: string, topic?: string): void {
    this.#show(text, topic ?? null, why);
  }

  /** Something was touched: what it means is of more interest now. */
  touched(): void {
    clearTimeout(this.#next); // what was to come is about something touched before
    if (this.text) this.#later(STAYS_MS, "", null);
    this.#before = this.#shown;
  }
  /** It was asked for after the last touch, and covers the choice for a while. */
  get late(): boolean {
    return this.#shown > this.#before;
  }

  /** What it was about is over. */
  forget(): void {
    this.#show("", null);
  }

  #later(delay: number, text: string, topic: string | null): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#show(text, topic), delay);
  }

  #show(text: string, topic: string | null, why = ""): void {
    clearTimeout(this.#next);
    this.text = text;
    this.topic = topic;
    this.why = why;
    if (!text) return;
    this.#shown++;
    this.#later(STAYS_MS, "", null);
  }
}
