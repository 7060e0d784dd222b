import { prefs, type Lang } from "../lib/prefs.svelte";
import { en, type Catalogue, type Key } from "./en";
import { ru } from "./ru";

export type { Key } from "./en";

const catalogues: Record<Lang, Catalogue> = { en, ru };

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The words for a key in the person's language. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(catalogues[prefs.lang][key], values);
}

export function botName(bot: string): string {
  const key = `bot.${bot}`;
  return key in en ? t(key as Key) : t("bot.other", { name: bot });
}

/** How a bot plays, in a word. */
export function botStyle(bot: string): string {
  const key = `bot.${bot}.hint`;
  return key in en ? t(key as Key) : bot;
}

export function together(names: string[]): string {
  return names.reduce((one, two) => t("and", { one, two }));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(prefs.lang) + text.slice(1);
}
