// The games' glossaries: made by `make types` from the games' own words, loaded for one language at a time.

import type { Glossary } from "../lib/glossary";
import { prefs, type Lang } from "../lib/prefs.svelte";

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
