/** The story before a chapter: it is not asked for, the table of the next chapter brings it along. */

import { prefs } from "../../lib/prefs.svelte";
import { chapterName } from "./longsdale/words";

export const fields = { story: null };

export function inWords(option: string, value: unknown): string | null {
  if (option !== "story" || !Array.isArray(value)) return null;
  return value.map((chapter) => chapterName(String(chapter), prefs.lang)).join(" → ") || "–";
}
