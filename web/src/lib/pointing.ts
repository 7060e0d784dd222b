// The one interaction of every game: things are touched in any order, each touch narrows the legal choices to those
// that touch all chosen things. Knows no game.

export interface Pointable {
  action: number;
  elements: string[];
}

/** What a choice brings, or takes where it is less than nothing. */
export interface Priced extends Pointable {
  gains: Readonly<Record<string, number>>;
}

export interface Pointing<C extends Pointable> {
  readonly choices: readonly C[];
  /** in the order they were touched */
  readonly chosen: readonly string[];
}

export interface Outlook<C extends Pointable> {
  /** choices that touch all chosen things */
  left: C[];
  /** things that would narrow further, or begin */
  lit: Set<string>;
  /** further things that all choices left touch */
  meant: Set<string>;
  /** what Confirm would play */
  candidate: C | null;
  /** the candidate is all that is left: no touch could mean another */
  decided: boolean;
}

const OWN = "own:";

/** The thing that stands for one choice alone, where its elements do not tell it from another. */
export function ownElement(action: number): string {
  return OWN + action;
}

export function isOwnElement(element: string): boolean {
  return element.startsWith(OWN);
}

/** Choices that touch nothing, or the same as another, get a thing of their own, so that each can be meant. */
export function begin<C extends Pointable>(choices: readonly C[]): Pointing<C> {
  const same = new Map<string, number>();
  const keys = choices.map((choice) => [...new Set(choice.elements)].sort().join("\n"));
  for (const key of keys) same.set(key, (same.get(key) ?? 0) + 1);
  const told = choices.map((choice, at) => {
    const key = keys[at] ?? "";
    return key !== "" && same.get(key) === 1
      ? choice
      : { ...choice, elements: [...choice.elements, ownElement(choice.action)] };
  });
  return { choices: told, chosen: [] };
}

/** Things in the order in which they are listed, the same for every question: kinds as they come, each by name and number. */
export function inOrder(elements: readonly string[]): string[] {
  const kind = (element: string): string => element.split(":", 1)[0] ?? "";
  const kinds = [...new Set(elements.map(kind))];
  const byName = new Intl.Collator("en", { numeric: true });
  return kinds.flatMap((one) => elements.filter((element) => kind(element) === one).sort(byName.compare));
}

function touching<C extends Pointable>(choices: readonly C[], elements: readonly string[]): C[] {
  return choices.filter((choice) => elements.every((element) => choice.elements.includes(element)));
}

/** Of the things that the board misses those to be offered beside it: what some choice touches without anything drawn,
 * and what goes with the drawn things chosen. */
export function beside<C extends Pointable>(
  { choices, chosen }: Pointing<C>,
  misses: (element: string) => boolean,
): string[] {
  const drawn = chosen.filter((element) => !misses(element));
  const alone = choices.filter(({ elements }) => elements.every(misses));
  const further = drawn.length > 0 ? touching(choices, drawn) : [];
  return inOrder([...new Set([...alone, ...further].flatMap(({ elements }) => elements.filter(misses)))]);
}

/** Whether some choice touches all these things. */
export function isMeant<C extends Pointable>(choices: readonly C[], elements: readonly string[]): boolean {
  return touching(choices, elements).length > 0;
}

/** A thing touched: chosen, or taken back if it was; one outside the narrowed choices takes the place of what it excludes. */
export function touch<C extends Pointable>(pointing: Pointing<C>, element: string): Pointing<C> {
  const { choices, chosen } = pointing;
  if (chosen.includes(element)) return { choices, chosen: chosen.filter((one) => one !== element) };
  if (touching(choices, [element]).length === 0) return pointing;
  let kept = [element];
  for (const one of [...chosen].reverse()) {
    if (touching(choices, [one, ...kept]).length > 0) kept = [one, ...kept];
  }
  return { choices, chosen: kept };
}

/** The touches that mean one action: no more than needed. */
export function aim<C extends Pointable>(pointing: Pointing<C>, action: number): Pointing<C> {
  const { choices } = pointing;
  const aimed = choices.find((choice) => choice.action === action);
  let chosen: string[] = [];
  for (const element of aimed?.elements ?? []) {
    const left = touching(choices, chosen).length;
    if (left > 1 && touching(choices, [...chosen, element]).length < left) chosen = [...chosen, element];
  }
  return { choices, chosen: chosen.length > 0 ? chosen : (aimed?.elements.slice(0, 1) ?? []) };
}

/** The last touch taken back. */
export function back<C extends Pointable>(pointing: Pointing<C>): Pointing<C> {
  return { choices: pointing.choices, chosen: pointing.chosen.slice(0, -1) };
}

export function clear<C extends Pointable>(pointing: Pointing<C>): Pointing<C> {
  return pointing.chosen.length === 0 ? pointing : { choices: pointing.choices, chosen: [] };
}

export function outlook<C extends Pointable>({ choices, chosen }: Pointing<C>): Outlook<C> {
  const left = touching(choices, chosen);
  const common = new Set(left[0]?.elements.filter((element) => left.every((one) => one.elements.includes(element))));
  const lit = new Set<string>();
  for (const choice of left) {
    for (const element of choice.elements) {
      if (!chosen.includes(element) && (chosen.length === 0 || !common.has(element))) lit.add(element);
    }
  }
  const decided = left.length === 1;
  const whole = left.filter((choice) => choice.elements.every((element) => common.has(element)));
  const candidate = decided || chosen.length > 0 ? (whole[0] ?? null) : null;
  const meant = new Set(chosen.length > 0 ? [...common].filter((element) => !chosen.includes(element)) : []);
  return { left, lit, meant, candidate, decided };
}

/** What touching a thing costs at least: of everything that all choices left with it take, the least that one takes. */
export function prices(left: readonly Priced[]): Map<string, Record<string, number>> {
  const found = new Map<string, Record<string, number>>();
  for (const { elements, gains } of left) {
    const cost = Object.fromEntries(Object.entries(gains).flatMap(([what, n]) => (n < 0 ? [[what, -n]] : [])));
    for (const element of new Set(elements)) {
      const other = found.get(element) ?? cost;
      const both = Object.keys(cost).filter((what) => what in other);
      found.set(element, Object.fromEntries(both.map((what) => [what, Math.min(cost[what] ?? 0, other[what] ?? 0)])));
    }
  }
  return found;
}
