// What stands beside the board of a table: players, log, chat. Where the board shows one area at a time it is one of them.

import { getContext, setContext, type Snippet } from "svelte";

export interface Beside {
  readonly title: string;
  readonly content: Snippet;
  /** grows whenever it is to come into sight */
  readonly calls: number;
}

const KEY = Symbol("beside");

export const provideBeside = (beside: Beside): Beside => setContext(KEY, beside);
/** Nothing where a board stands alone, as in a replay. */
export const useBeside = (): Beside | undefined => getContext<Beside | undefined>(KEY);
