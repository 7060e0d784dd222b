// What must hold on every page at every moment.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { drawn } from "./people.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No horizontal scroll; while playing, question and Confirm in sight. */
export async function misplaced(page, playing, inSight = []) {
  return page.evaluate(
    ([playing, inSight]) => {
      const bad = [];
      const wide = Math.max(document.documentElement.scrollWidth, innerWidth); // a phone shows a page that is too wide smaller
      if (wide > screen.width) bad.push(`horizontal scroll: ${wide} > ${screen.width}`);
      for (const query of [...(playing ? ["[data-question]", "[data-confirm]"] : []), ...inSight]) {
        const box = document.querySelector(query)?.getBoundingClientRect();
        const seen = box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
        if (!seen) bad.push(`${query} out of sight`);
      }
      return bad;
    },
    [playing, inSight],
  );
}

/** In a page: what axe finds. It is not shown those parts of drawings that say nothing and cannot be reached: no rule is
 * about them, and most elements are such. */
async function judged(options) {
  const TELLING = /^(aria-|role$|tabindex$|href$|lang$|title$)/;
  const mute = new Set();
  const shadowed = [];
  function shadow(one, values) {
    shadowed.push([one, Object.keys(values)]);
    for (const [name, value] of Object.entries(values)) Object.defineProperty(one, name, { value, configurable: true });
  }
  function tells(node) {
    if (!(node instanceof Element)) return node instanceof Text && node.data.trim() !== "";
    const told = [...node.childNodes].filter(tells);
    if (!(node instanceof SVGElement)) return true;
    if (told.length < node.childNodes.length)
      shadow(node, { childNodes: told, children: told.filter((one) => one instanceof Element) });
    if (told.length > 0 || node instanceof SVGSVGElement) return true;
    if (node.getAttributeNames().some((name) => TELLING.test(name))) return true;
    mute.add(node);
    return false;
  }
  tells(document.documentElement);
  const shown = (one) => (mute.has(one) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const walker = document.createTreeWalker;
  shadow(document, { createTreeWalker: (root, what) => walker.call(document, root, what, shown) });
  try {
    return (await globalThis.axe.run(document, { resultTypes: ["violations"], ...options })).violations;
  } finally {
    for (const [one, names] of shadowed) for (const name of names) delete one[name];
  }
}

/** What axe finds, in a context with `bypassCSP`. */
export async function violations(page, options = {}) {
  await drawn(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(judged, options);
  return found.map(
    ({ id, nodes }) =>
      `axe ${id}: ${nodes.length} x ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.split("\n")[1] ?? ""}`,
  );
}

/** What axe finds, and of colours also in the other theme, which differs in nothing else; the page keeps that theme. */
export async function violationsInBothThemes(page) {
  const found = await violations(page);
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: dark ? "light" : "dark" });
  found.push(...(await violations(page, { runOnly: ["color-contrast"] })));
  return found;
}

export async function sound(page, { playing = false, bothThemes = false, what } = {}) {
  const found = await (bothThemes ? violationsInBothThemes : violations)(page);
  assert.deepEqual([...found, ...(await misplaced(page, playing))], [], what);
}
