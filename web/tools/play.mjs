// Plays a game to its end in Chromium, by touching lit things only, and says what went wrong on the way.
// npm run play [-- address]   (a running `vite preview`, or the table server itself)
// WIDTH in pixels, GAME by its name, OPPONENTS in number
import { launch } from "./browser.mjs";
import { misplaced } from "./layout.mjs";
import { quickStart } from "./quick.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const game = process.env.GAME ?? "burgundy";
const opponents = process.env.OPPONENTS ?? "1";
const browser = await launch();
const width = Number(process.env.WIDTH ?? 1440);
const page = await browser.newPage({ viewport: { width, height: 900 }, locale: "en", isMobile: width < 500 });
const faults = [];
page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
page.on("pageerror", (error) => faults.push(String(error)));
page.on("request", (request) => {
  if (new URL(request.url()).host !== new URL(address).host) faults.push(`left the origin: ${request.url()}`);
});

let state = 7;
const below = (n) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;

const began = Date.now();
await page.goto(address);
await page.evaluate(() => localStorage.setItem("feldberg", JSON.stringify({ motion: false })));
await page.reload();
await quickStart(page, game, opponents);
await page.waitForSelector("[data-question]");
console.log(`first question after ${Date.now() - began} ms`);
let moves = 0;
let touches = 0;
let slowest = 0;
while (true) {
  await page.waitForSelector("[data-lit], [data-over]", { state: "attached" });
  if (await page.$("[data-over]")) break;
  const at = await page.getAttribute("[data-dock]", "data-at");
  let tries = 0;
  while (!(await page.isEnabled("[data-confirm]"))) {
    if (++tries > 12) throw new Error(`stuck at ${at}: ${await page.textContent("[data-question]")}`);
    const lit = await page.$$("[data-lit]:not([data-chosen]):visible");
    if (lit.length === 0) {
      await page.click("[role=tab]:has(.dot.on):not([aria-selected=true])"); // what is lit lies on another page of the board
      continue;
    }
    const one = lit[below(lit.length)];
    const before = Date.now();
    try {
      await one.click({ timeout: 15000 });
    } catch {
      const there = await one.evaluate((piece) => (piece.isConnected ? piece.dataset.el : null)); // null: drawn anew meanwhile
      if (there !== null) faults.push(`could not touch ${there}`);
      continue;
    }
    slowest = Math.max(slowest, Date.now() - before);
    touches++;
  }
  for (const one of await misplaced(page, true)) faults.push(`at ${at}: ${one}`);
  await page.click("[data-confirm]");
  moves++;
  await page.waitForFunction(
    (before) => document.querySelector("[data-over]") || document.querySelector("[data-dock]")?.getAttribute("data-at") !== before,
    at,
  );
}
console.log(`over after ${moves} moves, ${touches} touches, ${Math.round((Date.now() - began) / 1000)} s; slowest touch ${slowest} ms`);
console.log((await page.innerText("[data-over]")).replaceAll("\n", " | "));
console.log(faults.length ? faults.join("\n") : "no faults");
await browser.close();
process.exitCode = faults.length ? 1 : 0;
