// The games' first-game guides, loaded when a table is shown.

import type { Step } from "../lib/guide";

const guides = import.meta.glob<{ steps: readonly Step[] }>("./*/guide.ts");

export async function guideOf(game: string): Promise<readonly Step[]> {
  const load = guides[`./${game}/guide.ts`];
  return load ? (await load()).steps : [];
}
