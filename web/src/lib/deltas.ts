// What changed between two values of JSON, as src/feldberg/server/deltas.py tells it: `[x]` it is x now, `[]` it is gone,
// an object: these of its members changed, which in a list are named by where they stand.

export type Delta = readonly unknown[] | { readonly [name: string]: Delta };

const isWhole = (delta: Delta): delta is readonly unknown[] => Array.isArray(delta);

/** What is now. What did not change is the very same as before, so that who draws it need not look into it. */
export function applied(before: unknown, delta: Delta): unknown {
  if (isWhole(delta)) return delta[0];
  const known = before as Record<string, unknown>;
  const now = (Array.isArray(before) ? [...(before as unknown[])] : { ...known }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(delta)) {
    if (isWhole(change) && change.length === 0) delete now[name];
    else now[name] = applied(known[name], change);
  }
  return now;
}
