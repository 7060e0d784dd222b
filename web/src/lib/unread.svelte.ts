// What was said in a chat and not yet seen. What was said before one came is no news.

import type { Chat } from "../messages";

export class Unread {
  #read: number | null = $state(null);
  readonly #lines: () => readonly Chat[] | undefined;

  /** `lines`: undefined until they are known. */
  constructor(lines: () => readonly Chat[] | undefined) {
    this.#lines = lines;
    $effect(() => {
      const known = lines();
      if (known && this.#read === null) this.#read = known.at(-1)?.id ?? 0;
    });
  }

  get count(): number {
    const read = this.#read;
    return read === null ? 0 : (this.#lines() ?? []).filter((line) => line.id > read).length;
  }

  /** All up to a line has come into sight. */
  seen(line: number): void {
    this.#read = line;
  }
}
