// Every page, wide and phone, light and dark, English and Russian: nothing that axe finds, no error in the console,
// no horizontal scroll, question and confirm in sight. Run by tests/web, which prepares the tables.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { launch } from "./browser.mjs";
import { misplaced } from "./layout.mjs";
import { open, PAGES } from "./pages.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const browser = await launch();
let faults = 0;

async function violations(tab, options) {
  const found = await tab.evaluate((options) => globalThis.axe.run(document, { resultTypes: ["violations"], ...options }), options);
  return found.violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.length} x ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.split("\n")[1] ?? ""}`,
  );
}

for (const how of [
  { width: 1440, height: 900, lang: "en", theme: "light" },
  { width: 390, height: 844, lang: "ru", theme: "dark" },
]) {
  for (const [name, page] of Object.entries(PAGES)) {
    if (process.argv[3] && name !== process.argv[3]) continue;
    const tab = await open(browser, address, name, page, how);
    const found = await misplaced(tab, page.playing, page.inSight);
    await tab.evaluate(axe);
    found.push(...(await violations(tab, {})));
    // The other theme has other colours and nothing else.
    await tab.emulateMedia({ colorScheme: how.theme === "light" ? "dark" : "light" });
    found.push(...(await violations(tab, { runOnly: ["color-contrast"] })), ...tab.faults);
    faults += found.length;
    console.log(found.length ? "FAULT" : "ok   ", name, how.width, how.lang, found.map((one) => `\n  ${one}`).join(""));
    await tab.context().close();
  }
}
await browser.close();
console.log(faults ? `${faults} faults` : "no faults");
process.exitCode = faults ? 1 : 0;
