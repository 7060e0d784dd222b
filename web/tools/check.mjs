// Every page, wide and phone, light and dark, English and Russian: nothing that axe finds, no error in the console,
// no horizontal scroll, question and confirm in sight. Run by tests/web, which prepares the tables.
import { browser } from "./lib/browser.mjs";
import { shared } from "./lib/cases.mjs";
import { open, PAGES } from "./lib/pages.mjs";
import { faults, LOOKS } from "./lib/people.mjs";
import { misplaced, violationsInBothThemes } from "./lib/sound.mjs";

const pages = Object.entries(PAGES).filter(([name]) => !process.argv[3] || name === process.argv[3]);
let count = 0;
const tabs = new Map(); // of each look, by who has it open
for (const [how, name, page] of shared(LOOKS.flatMap((how) => pages.map((one) => [how, ...one])))) {
  const who = `${page.as} ${how.lang}`;
  const tab = await open(name, page, how, tabs.get(who));
  tabs.set(who, tab);
  const placed = await misplaced(tab, page.playing, page.inSight);
  const found = [...placed, ...(await violationsInBothThemes(tab)), ...faults.splice(0)];
  count += found.length;
  console.log(
    found.length ? "FAULT" : "ok   ",
    name,
    how.phone ? "phone" : "wide",
    how.lang,
    found.map((one) => `\n  ${one}`).join(""),
  );
  if (!page.chosen) continue;
  await tab.context().close(); // the first-game guide has moved on there
  tabs.delete(who);
}
await browser.close();
console.log(count ? `${count} faults` : "no faults");
process.exitCode = count ? 1 : 0;
