// Every page, wide and phone, light and dark, English and Russian: nothing that axe finds, no error in the console,
// no horizontal scroll, question and confirm in sight. Run by tests/web, which prepares the tables.
import { browser } from "./lib/browser.mjs";
import { shared } from "./lib/cases.mjs";
import { open, PAGES } from "./lib/pages.mjs";
import { faults } from "./lib/people.mjs";
import { misplaced, violations } from "./lib/sound.mjs";

const WAYS = [
  { phone: false, lang: "en", theme: "light" },
  { phone: true, lang: "ru", theme: "dark" },
];
const pages = Object.entries(PAGES).filter(([name]) => !process.argv[3] || name === process.argv[3]);
let count = 0;
for (const [how, name, page] of shared(WAYS.flatMap((how) => pages.map((one) => [how, ...one])))) {
  const tab = await open(name, page, how);
  const found = [...(await misplaced(tab, page.playing, page.inSight)), ...(await violations(tab))];
  // The other theme has other colours and nothing else.
  await tab.emulateMedia({ colorScheme: how.theme === "light" ? "dark" : "light" });
  found.push(...(await violations(tab, { runOnly: ["color-contrast"] })), ...faults.splice(0));
  count += found.length;
  console.log(
    found.length ? "FAULT" : "ok   ",
    name,
    how.phone ? "phone" : "wide",
    how.lang,
    found.map((one) => `\n  ${one}`).join(""),
  );
  await tab.context().close();
}
await browser.close();
console.log(count ? `${count} faults` : "no faults");
process.exitCode = count ? 1 : 0;
