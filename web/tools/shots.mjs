// Pictures of every page, wide and phone, light and dark, English and Russian, with checks of what each must hold:
// no horizontal scroll, question and confirm in sight, nothing that axe finds.
// npm run shots [-- address [folder]]
import { readFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { launch } from "./browser.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const folder = process.argv[3] ?? "/tmp/shots";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
mkdirSync(folder, { recursive: true });

const browser = await launch();
let faults = 0;

async function shot(page, name, playing) {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `${folder}/${name}.png` });
  const found = await page.evaluate((playing) => {
    const inSight = (query) => {
      const box = document.querySelector(query)?.getBoundingClientRect();
      return !!box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    };
    const bad = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) bad.push(`horizontal scroll: ${wide} > ${innerWidth}`);
    if (playing) for (const query of ["[data-question]", "[data-confirm]", "[data-undo]"]) if (!inSight(query)) bad.push(`${query} out of sight`);
    return bad;
  }, playing);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  for (const one of violations) {
    found.push(`axe ${one.id}: ${one.nodes.length} x ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].failureSummary?.split("\n")[1] ?? ""}`);
  }
  faults += found.length;
  console.log(name, found.length ? `\n  ${found.join("\n  ")}` : "ok");
}

/** Touch lit things until one choice is left; what is lit may lie on another page of the board. */
async function point(page, which) {
  for (let tries = 0; tries < 8 && !(await page.isEnabled("[data-confirm]")); tries++) {
    const lit = page.locator("[data-lit]:not([data-chosen]):visible");
    if ((await lit.count()) > 0) await lit[which]().click();
    else await page.click("[role=tab]:has(.dot.on):not([aria-selected=true])");
  }
}

for (const [width, height] of [[1440, 900], [390, 844]]) {
  for (const [theme, lang] of [["light", "en"], ["dark", "ru"], ["dark", "en"], ["light", "ru"]]) {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: lang,
      colorScheme: theme,
      bypassCSP: true,
      reducedMotion: "reduce",
      hasTouch: width < 500,
      deviceScaleFactor: 1,
    });
    const page = await context.newPage();
    const name = (what) => `${what}-${width}-${theme}-${lang}`;
    await page.goto(address);
    await page.waitForSelector("[data-quick]");
    await shot(page, name("home"));
    await page.click("[data-create]");
    await shot(page, name("create"));
    await page.goto(address);
    await page.click("[data-quick]");
    await page.waitForSelector("[data-lit]");
    await shot(page, name("table"), true);
    await point(page, "last");
    await shot(page, name("candidate"), true);
    if (lang === "en") {
      for (let moves = 0; moves < 400 && !(await page.$("[data-over]")); moves++) {
        await page.waitForSelector("[data-lit], [data-confirm]:enabled, [data-over]", { state: "attached" });
        if (await page.$("[data-over]")) break;
        if (moves === 40) await shot(page, name("late"), true);
        await point(page, "first");
        const at = await page.getAttribute("[data-dock]", "data-at");
        await page.click("[data-confirm]");
        await page.waitForFunction((at) => document.querySelector("[data-over]") || document.querySelector("[data-dock]")?.dataset.at !== at, at);
      }
      await shot(page, name("over"));
      await page.goto(address);
      await page.waitForSelector("[data-quick]");
      await shot(page, name("home-again"));
    }
    await context.close();
  }
}
await browser.close();
console.log(faults ? `${faults} faults` : "no faults");
process.exitCode = faults ? 1 : 0;
