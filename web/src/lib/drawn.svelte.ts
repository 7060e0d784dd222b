// Which elements a board draws: the others are offered in the dock.

import type { Attachment } from "svelte/attachments";

export class Drawn {
  /** null until there is a board */
  #elements: ReadonlySet<string> | null = $state.raw(null);

  misses(element: string): boolean {
    return this.#elements !== null && !this.#elements.has(element);
  }

  readonly watch: Attachment<HTMLElement> = (ground) => {
    let known: ReadonlySet<string> | null = null;
    const look = (): void => {
      const found = new Set([...ground.querySelectorAll("[data-el]")].map((one) => one.getAttribute("data-el") ?? ""));
      if (found.size !== known?.size || [...found].some((one) => !known?.has(one))) this.#elements = known = found;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(ground, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-el"] });
    return () => {
      observer.disconnect();
      this.#elements = null;
    };
  };
}
