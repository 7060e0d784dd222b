// What pieces, options and lines of score sheets are called and do, by keys that a game chose.

export interface Entry extends Partial<Record<Intl.LDMLPluralRule, string>> {
  name: string;
  help?: string;
  /** of an option of free form: what may be given */
  allowed?: string;
}
export type Glossary = Readonly<Record<string, Entry>>;

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
