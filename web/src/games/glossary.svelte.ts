// What pieces, options and score sheets are called and do: made by `make types` from the games' own words, loaded
// for one language at a time.

import { prefs, type Lang } from "../lib/prefs.svelte";

export interface Entry {
  name: string;
  help?: string;
  /** of an option of free form: what may be given */
  allowed?: string;
}
export type Glossary = Readonly<Record<string, Entry>>;

const files = import.meta.glob<Glossary>("./*/glossary.*.json", { import: "default" });

class Shelf {
  #found: Record<string, Glossary> = $state.raw({});
  readonly #asked = new Map<string, Promise<void>>();

  /** Empty until it has been loaded. */
  of(game: string, lang: Lang): Glossary {
    void this.load(game, lang);
    return this.#found[`${game} ${lang}`] ?? {};
  }

  load(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`;
    const asked = this.#asked.get(key) ?? this.#fetch(key, files[`./${game}/glossary.${lang}.json`]);
    this.#asked.set(key, asked);
    return asked;
  }

  async #fetch(key: string, file: (() => Promise<Glossary>) | undefined): Promise<void> {
    const glossary = (await file?.()) ?? {};
    this.#found = { ...this.#found, [key]: glossary };
  }
}

const shelf = new Shelf();

export const glossaryOf = (game: string, lang: Lang = prefs.lang): Glossary => shelf.of(game, lang);
export const loadGlossary = (game: string, lang: Lang = prefs.lang): Promise<void> => shelf.load(game, lang);

/** An entry, the one for a value of an option where they differ. */
export function entryOf(glossary: Glossary, key: string, value: string): Entry {
  return glossary[key] ?? glossary[`${key}:${value}`] ?? { name: key };
}

/** The entries of a key by what they hold for: one under "" for all, or one for each value of an option. */
export function variantsOf(glossary: Glossary, key: string): [value: string, entry: Entry][] {
  const whole = glossary[key];
  if (whole) return [["", whole]];
  return Object.entries(glossary).flatMap(([one, entry]) =>
    one.startsWith(`${key}:`) ? [[one.slice(key.length + 1), entry] as [string, Entry]] : [],
  );
}
