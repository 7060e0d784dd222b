// Plays a game to its end in Chromium, by touching lit things only, and says what went wrong on the way.
// npm run play [-- address]   (a running `vite preview`, or the table server itself)
// WIDTH in pixels, GAME by its name, OPPONENTS in number
import { address, browser } from "./lib/browser.mjs";
import { at, confirm, dice, point } from "./lib/moves.mjs";
import { faults, quickStart, someone, visit } from "./lib/people.mjs";
import { misplaced } from "./lib/sound.mjs";

const game = process.env.GAME ?? "burgundy";
const opponents = process.env.OPPONENTS ?? "1";
const width = Number(process.env.WIDTH ?? 1440);
const context = await someone({ phone: width < 500, viewport: { width, height: 900 }, hasTouch: false });
context.on("request", (request) => {
  if (new URL(request.url()).host !== new URL(address).host) faults.push(`left the origin: ${request.url()}`);
});

const below = dice(7);
const began = Date.now();
const page = await visit(context, address, true);
await quickStart(page, game, opponents);
await page.waitForSelector("[data-question]");
console.log(`first question after ${Date.now() - began} ms`);
let moves = 0;
let touches = 0;
let slowest = 0;
const touched = (ms) => {
  touches++;
  slowest = Math.max(slowest, ms);
};
while (await point(page, below, { touched })) {
  const number = await at(page);
  for (const one of await misplaced(page, true)) faults.push(`at ${number}: ${one}`);
  await confirm(page);
  moves++;
}
console.log(
  `over after ${moves} moves, ${touches} touches, ${Math.round((Date.now() - began) / 1000)} s; slowest touch ${slowest} ms`,
);
console.log((await page.innerText("[data-over]")).replaceAll("\n", " | "));
console.log(faults.length ? faults.join("\n") : "no faults");
await browser.close();
process.exitCode = faults.length ? 1 : 0;
