/** Which estates are played on: an option with a field of its own. */

import { prefs } from "../../lib/prefs.svelte";
import EstatesField from "./EstatesField.svelte";
import { estatesInWords } from "./words";

export const fields = { estates: EstatesField };

export function inWords(option: string, value: unknown): string | null {
  return option === "estates" ? estatesInWords(value, prefs.lang) : null;
}
