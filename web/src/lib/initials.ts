// Names where there is no room for them.

const letters = (name: string, count: number): string => [...name].slice(0, count).join("");

/** Ways to shorten a name, the shortest first. */
const SHORTER: ((name: string) => string)[] = [
  (name) => letters(name, 1),
  (name) => letters(name, 2),
  (name) => letters(name, 1) + letters(name.split(" ").at(-1) ?? "", 1),
];

/** One or two letters for each name, different for everybody; a number where letters do not tell them apart. */
export function initials(names: readonly string[]): string[] {
  const large = names.map((name) => name.toLocaleUpperCase());
  return large.map((name, at) => {
    const own = SHORTER.find((short) => name && large.filter((other) => short(other) === short(name)).length === 1);
    return own ? own(name) : `${at + 1}`;
  });
}
