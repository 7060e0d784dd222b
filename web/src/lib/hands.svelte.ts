// How a person plays: with the mouse, with fingers or by the keyboard.

import { tick } from "svelte";

export class Hands {
  /** what touched last was no mouse */
  finger = false;
  #goesOn = $state(false);

  /** `ready`: something is lit that the person may touch. */
  constructor(ready: () => boolean) {
    $effect(() => {
      if (!this.#goesOn || !ready()) return;
      this.#goesOn = false;
      void tick().then(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>("[data-lit]")?.focus();
      });
    });
  }

  /** Who confirms by the keyboard goes on at what is lit next: the button cannot keep the focus. */
  confirmed(byKeys: boolean): void {
    this.#goesOn ||= byKeys || (document.activeElement?.matches("[data-confirm]:focus-visible") ?? false);
  }
}
