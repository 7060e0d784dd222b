// What a page's main thread has to do for a move, over a stretch of real play of each game: in all, and what of it is
// script, style and layout, in milliseconds of the processor. Bots answer at once; nothing else is done in the page.
// npm run work [-- address [moves]]   GAME for one alone, PHONE=1 for the small screen, PROFILE=folder for CPU profiles
import { writeFileSync } from "node:fs";
import { address, browser } from "./lib/browser.mjs";
import { dice, lit } from "./lib/moves.mjs";
import { begun, call, newcomer, UNGUIDED } from "./lib/people.mjs";

const wanted = Number(process.argv[3] ?? 40);
const games = process.env.GAME ? [process.env.GAME] : ["burgundy", "hallertau", "oh_my_goods", "tuscany"];
const REST_MS = 250; // after each touch, so that all that it brings has come
const KINDS = ["TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

/** Touches one lit thing, or Confirm; what it was. */
const step = (page, number) =>
  page.evaluate((number) => {
    const inSight = (one) => one.getClientRects().length > 0;
    const touch = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const confirm = document.querySelector("[data-confirm]:enabled");
    if (document.querySelector("[data-over]")) return "over";
    if (confirm) {
      touch(confirm);
      return "move";
    }
    const pieces = [...document.querySelectorAll("[data-lit]:not([data-chosen])")].filter(inSight);
    const tab = document.querySelector("[role=tab]:has(.dot.on):not([aria-selected=true])");
    const one = pieces.length > 0 ? pieces[number % pieces.length] : tab;
    if (one) touch(one);
    return one ? "touch" : "wait";
  }, number);

async function figures(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  const by = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return [...KINDS.map((kind) => by[kind] * 1000), by.LayoutCount, by.RecalcStyleCount];
}

for (const game of games) {
  const page = await newcomer({ prefs: UNGUIDED, phone: Boolean(process.env.PHONE) });
  await call(page.context(), "me", { name: "Ann" });
  const id = await begun(page.context(), { game, options: { players: 2 }, bots: { 1: "random" } });
  await page.goto(`${address}#/table/${id}`);
  await lit(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  if (process.env.PROFILE) {
    await session.send("Profiler.enable");
    await session.send("Profiler.setSamplingInterval", { interval: 200 });
    await session.send("Profiler.start");
  }
  const pick = dice(7);
  const spent = { touch: [0, 0, 0, 0, 0, 0], move: [0, 0, 0, 0, 0, 0] };
  const times = { touch: 0, move: 0 };
  let before = await figures(session);
  for (let moves = 0; moves < wanted;) {
    const did = await step(page, pick(1000));
    if (did === "over") break;
    await new Promise((then) => setTimeout(then, REST_MS));
    const now = await figures(session);
    if (did in spent) {
      spent[did] = spent[did].map((sum, at) => sum + now[at] - before[at]);
      times[did]++;
    }
    before = now;
    if (did === "move") moves++;
  }
  if (process.env.PROFILE) {
    const { profile } = await session.send("Profiler.stop");
    writeFileSync(`${process.env.PROFILE}/${game}.cpuprofile`, JSON.stringify(profile));
  }
  for (const [did, sums] of Object.entries(spent)) {
    const [all, script, style, layout, layouts, styles] = sums.map((sum) => (sum / times[did]).toFixed(1));
    console.log(
      `${game}: a ${did} (of ${times[did]}) takes ${all} ms: script ${script}, style ${style} (${styles} times), layout ${layout} (${layouts} times)`,
    );
  }
  await page.context().close();
}
await browser.close();
