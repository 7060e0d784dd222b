/** The content of a box: it is not asked for here, who owns one gives it to the server. */

import { prefs } from "../../lib/prefs.svelte";
import { glossaryOf } from "../glossary.svelte";

export const fields = { content: null };

export function inWords(option: string, value: unknown): string | null {
  if (option !== "content" || typeof value !== "object" || value === null) return null;
  const glossary = glossaryOf("tuscany", prefs.lang);
  return (
    Object.keys(value)
      .map((kind) => glossary[`kind:${kind}`]?.name ?? kind)
      .join(", ") || "–"
  );
}
