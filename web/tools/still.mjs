// Nothing moves when the state of a table changes: a stretch of real play of each game, on a phone and wide, in both
// languages, with the first-game guide and without, against bots, as people play it: with motion, others' moves one by one.
// npm run still [-- address]
import assert from "node:assert/strict";
import { run } from "./lib/cases.mjs";
import { dice, move } from "./lib/moves.mjs";
import { person, quickStart, UNGUIDED } from "./lib/people.mjs";
import { looked, watch } from "./lib/shifts.mjs";

const MOVES = 10;
// Everything on the page counts but the words in the dock, which rise as they need room: board, log, bar, buttons; also
// what answers a touch, which browsers leave out. Set apart is only the turning of the board's pages on a phone. The browser itself does not count
// what scrolls, as the log does to its newest line, nor what travels before one's eyes, as a hand does that closes up.
// What remains are figures that gain a digit.
const MOST = 0.02;
const DIGIT = 4; // px
// Words, the cards of a hand, the markers of the turn order, which ships move, the log.
const TRAVELS = /^\[data-(dock|guide)\]|^section\.board (div\.held|b\.marker)|^aside li/;
const STRETCHES = [
  { game: "burgundy", phone: true, lang: "ru", guided: true },
  { game: "burgundy", phone: false, lang: "en", guided: false },
  { game: "hallertau", phone: true, lang: "en", guided: false },
  { game: "hallertau", phone: false, lang: "ru", guided: true },
];

/** Further than a figure that gains a digit moves its sign. */
function far({ from, to }) {
  const [before, after] = [from, to].map((box) => box.split(" ").map(Number));
  return [0, 1].some((side) => Math.abs(after[side] - before[side]) > DIGIT);
}

async function stretch({ game, phone, lang, guided }) {
  const page = await person({ phone, lang, prefs: { ...(guided ? {} : UNGUIDED), motion: true } });
  await quickStart(page, game, 1);
  await page.waitForSelector("[data-dock]");
  await watch(page); // from before the board is there
  const pick = dice(5);
  let most = 0;
  for (let moves = 0; moves < MOVES && (await move(page, pick)); moves++) {
    // In one go: the guide also moves on by itself, with the others' moves.
    if (guided && moves % 2) await page.evaluate(() => document.querySelector("[data-guide-next]")?.click());
    most = Math.max(
      most,
      await page.evaluate(
        () =>
          innerHeight -
          (document.querySelector("[data-guide]") ?? document.querySelector("[data-dock]")).getBoundingClientRect().top,
      ),
    );
  }
  const { shifts, places } = await looked(page);
  const corners = Object.keys(places["[data-confirm]"]).map((box) => {
    const [x, y, width, height] = box.split(" ").map(Number);
    return `${x + width} ${y + height}`;
  });
  assert.equal(new Set(corners).size, 1, `Confirm moved: ${JSON.stringify(places["[data-confirm]"])}`);
  const others = shifts.filter(({ moved }) => moved.some((one) => !TRAVELS.test(one.what) && far(one)));
  const all = others.reduce((sum, { value }) => sum + value, 0);
  const worst = others.reduce((one, two) => (two.value > one.value ? two : one), { value: 0 });
  assert.ok(all < MOST, `shifted by ${all}, most by ${JSON.stringify(worst)}`);
  if (phone) assert.ok(most < page.viewportSize().height / 3, `dock and guide are ${most} px high`);
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
