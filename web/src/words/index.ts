import { prefs, type Lang } from "../lib/prefs.svelte";
import type { Problem } from "../messages";
import { en, type Catalogue, type Key } from "./en";
import { ru } from "./ru";

export type { Key } from "./en";

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
] as const;
const unitOf = (seconds: number) => UNITS.find(([, size]) => seconds >= size) ?? (["minute", 60] as const);

const catalogues: Record<Lang, Catalogue> = { en, ru };

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The words for a key in the person's language. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return fill(catalogues[prefs.lang][key], values);
}

/** The words of a refusal for its reason, or else for its code; the server's own sentence where there are none. */
export function refused(problem: Partial<Problem>): string {
  for (const one of [problem.reason, problem.code]) {
    const key = `refusal.${one}`;
    if (key in en) return t(key as Key, problem.values);
  }
  return problem.error ?? "";
}

/** The key of the form that a number takes: one, few or many. */
export function plural<Stem extends string>(stem: Stem, n: number): `${Stem}.${"one" | "few" | "many"}` {
  const form = new Intl.PluralRules(prefs.lang).select(n);
  return `${stem}.${form === "one" || form === "few" ? form : "many"}`;
}

/** How long ago something was: "5 minutes ago". */
export function ago(moment: number, now: number): string {
  const [unit, size] = unitOf(now - moment);
  const count = Math.floor((now - moment) / size);
  return count < 1 ? t("home.now") : new Intl.RelativeTimeFormat(prefs.lang).format(-count, unit);
}

/** A length of time in its largest unit: "2 hours". */
export function lasting(seconds: number): string {
  const [unit, size] = unitOf(seconds);
  return new Intl.NumberFormat(prefs.lang, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.floor(seconds / size),
  );
}

export function together(names: string[]): string {
  return new Intl.ListFormat(prefs.lang === "en" ? "en-GB" : prefs.lang).format(names);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(prefs.lang) + text.slice(1);
}
