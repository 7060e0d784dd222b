// The pictures of the README, from tables that are the same every time. `make pictures` runs it.
// node tools/pictures.mjs address folder
import { mkdirSync, writeFileSync } from "node:fs";
import { browser } from "./lib/browser.mjs";
import { open, PAGES } from "./lib/pages.mjs";
import { drawn, faults } from "./lib/people.mjs";

const folder = process.argv[3];
const LARGEST = 200_000; // bytes
const WIDE = { guided: false };
const PHONE = { phone: true, guided: false };

const PICTURES = {
  home: [PAGES.home, WIDE],
  table: [PAGES.late, WIDE],
  dark: [
    { ...PAGES.late, chosen: true },
    { ...WIDE, theme: "dark" },
  ],
  russian: [PAGES.early, { ...WIDE, lang: "ru", guided: true }],
  modules: [PAGES.modules, WIDE],
  hallertau: [PAGES.hallertau, WIDE],
  tuscany: [PAGES.tuscany, WIDE],
  "tuscany-boards": [PAGES.joining, { ...WIDE, theme: "dark" }],
  score: [PAGES.over, WIDE],
  rules: [PAGES.rules, WIDE],
  replay: [PAGES.replay, WIDE],
  "phone-home": [PAGES.first, PHONE],
  "phone-table": [{ ...PAGES.late, chosen: true }, PHONE],
  "phone-tuscany": [PAGES.tuscany, PHONE],
  "phone-hallertau": [PAGES.hallertau, { ...PHONE, theme: "dark" }],
};

mkdirSync(folder, { recursive: true });
for (const [name, [page, how]] of Object.entries(PICTURES)) {
  try {
    const tab = await open(name, page, how);
    await tab.waitForTimeout(500); // the board finds its size
    const since = tab.locator("[data-since] button");
    if ((await since.count()) > 0) await since.first().click(); // what the others did is read
    await drawn(tab);
    const session = await tab.context().newCDPSession(tab);
    const clip = { x: 0, y: 0, ...tab.viewportSize(), scale: how.phone ? 2 : 1 };
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82, clip });
    const picture = Buffer.from(data, "base64");
    writeFileSync(`${folder}/${name}.webp`, picture);
    console.log(name, `${Math.round(picture.length / 1000)} kB`);
    if (picture.length > LARGEST) faults.push(`${name} is larger than ${LARGEST / 1000} kB`);
    await tab.context().close();
  } catch (error) {
    faults.push(`${name}: ${String(error).split("\n")[0]}`);
  }
}
await browser.close();
for (const one of faults) console.log("FAULT", one);
process.exitCode = faults.length ? 1 : 0;
