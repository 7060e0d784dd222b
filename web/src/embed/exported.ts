// What `feldberg.export` writes.

import type { Lang } from "../lib/prefs.svelte";
import type { Frame } from "../messages";
import type { Seat } from "../replay/reel";

export interface Exported {
  game: string;
  title: string;
  lang: Lang;
  names: string[];
  perspectives: { seat: Seat; frames: Frame[] }[];
}
