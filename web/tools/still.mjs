// Nothing moves when the state of a table changes: a stretch of real play of each game, on a phone and wide, in both
// languages, with the first-game guide and without, against bots, as people play it: with motion, others' moves one by one.
// npm run still [-- address]
import assert from "node:assert/strict";
import { run } from "./lib/cases.mjs";
import { dice, move } from "./lib/moves.mjs";
import { person, quickStart, UNGUIDED } from "./lib/people.mjs";
import { looked, watch } from "./lib/shifts.mjs";

const MOVES = 10;
// Everything on the page counts: board, dock, guide, log, bar; also what answers a touch, which browsers leave out. Set
// apart is only the turning of the board's pages on a phone, the person's own doing. The browser itself does not count
// what scrolls, as the log does to its newest line, nor what travels before one's eyes, as a hand does that closes up.
// What remains are answers in the dock that stand elsewhere in the next question, and figures that gain a digit.
const MOST = 0.02;
const STRETCHES = [
  { game: "burgundy", phone: true, lang: "ru", guided: true },
  { game: "burgundy", phone: false, lang: "en", guided: false },
  { game: "hallertau", phone: true, lang: "en", guided: false },
  { game: "hallertau", phone: false, lang: "ru", guided: true },
];

async function stretch({ game, phone, lang, guided }) {
  const page = await person({ phone, lang, prefs: { ...(guided ? {} : UNGUIDED), motion: true } });
  await quickStart(page, game, 1);
  await page.waitForSelector("[data-dock]");
  await watch(page); // from before the board is there
  const pick = dice(5);
  let most = 0;
  for (let moves = 0; moves < MOVES && (await move(page, pick)); moves++) {
    const next = page.locator("[data-guide-next]");
    if (guided && moves % 2 && (await next.count()) > 0) await next.click();
    most = Math.max(
      most,
      await page.evaluate(
        () =>
          innerHeight -
          (document.querySelector("[data-guide]") ?? document.querySelector("[data-dock]")).getBoundingClientRect().top,
      ),
    );
  }
  const { all, by, shifts, places } = await looked(page);
  assert.equal(
    Object.keys(places["[data-dock]"]).length,
    1,
    `the dock changed its shape: ${JSON.stringify(places["[data-dock]"])}`,
  );
  assert.equal(
    Object.keys(places["[data-confirm]"]).length,
    1,
    `Confirm moved: ${JSON.stringify(places["[data-confirm]"])}`,
  );
  const worst = shifts.reduce((one, two) => (two.value > one.value ? two : one), { value: 0 });
  assert.ok(all < MOST, `shifted by ${all}: ${JSON.stringify(by)}, most by ${JSON.stringify(worst)}`);
  if (phone) assert.ok(most < page.viewportSize().height * (guided ? 0.4 : 0.3), `dock and guide are ${most} px high`);
  return `shifted ${all.toFixed(4)}`;
}

await run(
  Object.fromEntries(
    STRETCHES.map((one) => [
      `${one.game}, ${one.phone ? "phone" : "wide"}, ${one.lang}${one.guided ? ", guided" : ""}`,
      () => stretch(one),
    ]),
  ),
);
