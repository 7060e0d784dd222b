// Runs cases by their names, each with browsers of its own, and says which failed; `only` those with so much in the name,
// and of these the share that SHARE names: "2/3" is every third, from the second on.
import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { basename } from "node:path";
import { browser, contexts } from "./browser.mjs";
import { faults, picture } from "./people.mjs";

/** Those of many that are this run's. */
export function shared(all) {
  const [mine, shares] = (process.env.SHARE ?? "1/1").split("/").map(Number);
  return all.filter((_, at) => at % shares === mine - 1);
}

/** `kept`: a context that all cases share. `staying`: those that stay with their pages. */
export async function run(cases, { only = process.argv[3], kept, staying = new Set() } = {}) {
  const tool = basename(process.argv[1], ".mjs");
  const chosen = shared(Object.entries(cases).filter(([name]) => !only || name.includes(only)));
  assert.ok(chosen.length > 0, `no case is called ${only}`);
  let failed = 0;
  for (const [name, test] of chosen) {
    faults.length = 0;
    try {
      const told = await test();
      assert.deepEqual(faults, []);
      console.log("ok   ", ...[name, told].filter(Boolean));
    } catch (error) {
      const path = `${tmpdir()}/failed-${tool}-${++failed}.png`;
      console.log("FAILED", name, "\n", String(error.stack).split("\n").slice(0, 16).join("\n  "), faults.join("\n"));
      const page = contexts().at(-1)?.pages().at(-1);
      if (page) await picture(page, path);
      console.log("  seen in", path);
    }
    for (const context of contexts().filter((one) => !staying.has(one))) {
      if (context !== kept) await context.close();
      else for (const page of context.pages()) await page.close();
    }
  }
  await browser.close();
  process.exitCode = failed ? 1 : 0;
}
