// Nothing moves when the state of a table changes: a stretch of real play of each game, on a phone and wide, in both
// languages, with the first-game guide and without, against bots, as people play it: with motion, others' moves one by one.
// npm run still [-- address]
import assert from "node:assert/strict";
import { launch } from "./browser.mjs";
import { dice, move } from "./moves.mjs";
import { quickStart } from "./quick.mjs";
import { looked, watch } from "./shifts.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const MOVES = 10;
// Everything on the page counts: board, dock, guide, log, bar; also what answers a touch, which browsers leave out. Set
// apart is only the turning of the board's pages on a phone, the person's own doing. The browser itself does not count
// what scrolls, as the log does to its newest line, nor what travels before one's eyes, as a hand does that closes up.
// What remains are answers in the dock that stand elsewhere in the next question, and figures that gain a digit.
const MOST = 0.02;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const STRETCHES = [
  { game: "burgundy", viewport: PHONE, lang: "ru", guided: true },
  { game: "burgundy", viewport: WIDE, lang: "en", guided: false },
  { game: "hallertau", viewport: PHONE, lang: "en", guided: false },
  { game: "hallertau", viewport: WIDE, lang: "ru", guided: true },
];

const browser = await launch();

async function stretch({ game, viewport, lang, guided }) {
  const context = await browser.newContext({ viewport, locale: lang, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  await page.goto(address);
  if (!guided) await page.evaluate((game) => localStorage.setItem("feldberg", JSON.stringify({ guides: { [game]: ["over"] } })), game);
  await page.reload();
  await quickStart(page, game, 1);
  await page.waitForSelector("[data-dock]");
  await watch(page); // from before the board is there
  const pick = dice(5);
  let most = 0;
  for (let moves = 0; moves < MOVES && (await move(page, pick)); moves++) {
    const next = page.locator("[data-guide-next]");
    if (guided && moves % 2 && (await next.count()) > 0) await next.click();
    most = Math.max(most, await page.evaluate(() => innerHeight - (document.querySelector("[data-guide]") ?? document.querySelector("[data-dock]")).getBoundingClientRect().top));
  }
  const { all, by, shifts, places } = await looked(page);
  assert.deepEqual(Object.keys(places["[data-dock]"]).length, 1, `the dock changed its shape: ${JSON.stringify(places["[data-dock]"])}`);
  assert.deepEqual(Object.keys(places["[data-confirm]"]).length, 1, `Confirm moved: ${JSON.stringify(places["[data-confirm]"])}`);
  const worst = shifts.reduce((one, two) => (two.value > one.value ? two : one), { value: 0 });
  assert.ok(all < MOST, `shifted by ${all}: ${JSON.stringify(by)}, most by ${JSON.stringify(worst)}`);
  if (viewport === PHONE) assert.ok(most < PHONE.height * (guided ? 0.4 : 0.3), `dock and guide are ${most} px high`);
  await context.close();
  return all;
}

let failed = 0;
for (const one of STRETCHES) {
  const name = `${one.game}, ${one.viewport.width} px, ${one.lang}${one.guided ? ", guided" : ""}`;
  try {
    console.log("ok   ", name, `shifted ${(await stretch(one)).toFixed(4)}`);
  } catch (error) {
    failed++;
    console.log("FAILED", name, "\n ", String(error).slice(0, 1500));
    for (const context of browser.contexts()) await context.close();
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
