// How fast a table answers and how still it lies, over a stretch of real play of each game: from the click on Confirm to
// the next lit thing where the question is one's own again, and the layout shifts on the way: all of them, those that
// answer no touch (which is all that browsers count), and by what shifted.
// npm run measure [-- address [moves]]
import { browser } from "./lib/browser.mjs";
import { dice, lit, move } from "./lib/moves.mjs";
import { person, quickStart, UNGUIDED } from "./lib/people.mjs";
import { looked, watch } from "./lib/shifts.mjs";

const wanted = Number(process.argv[3] ?? 60);

for (const game of ["burgundy", "hallertau"]) {
  for (const phone of [false, true]) {
    const page = await person({ phone, prefs: { ...UNGUIDED, motion: true } });
    await quickStart(page, game, 1);
    await lit(page);
    await watch(page);
    await page.evaluate(() => {
      globalThis.answers = [];
      addEventListener(
        "click",
        (event) => {
          if (!event.target.closest("[data-confirm]")) return;
          const [began, dock] = [performance.now(), document.querySelector("[data-dock]")];
          const before = Number(dock.dataset.at);
          const look = () => {
            const moved = Number(dock.dataset.at) - before;
            if (moved === 1 && document.querySelector("[data-lit]")) globalThis.answers.push(performance.now() - began);
            else if (moved < 2) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        true,
      );
    });
    const pick = dice(7);
    let moves = 0;
    while (moves < wanted && (await move(page, pick))) moves++;
    const answers = (await page.evaluate(() => globalThis.answers)).sort((one, two) => one - two);
    const part = (share) => Math.round(answers[Math.min(answers.length - 1, Math.floor(answers.length * share))] ?? 0);
    const { all, untouched, by, places } = await looked(page);
    console.log(`${game}, ${phone ? "phone" : "wide"}, ${moves} moves`);
    console.log(
      `  ${answers.length} answers; lit again after ${part(0.5)} ms (median), ${part(0.9)} ms (90 %), ${part(1)} ms (slowest)`,
    );
    console.log(
      `  shifted ${all.toFixed(4)} in all, ${untouched.toFixed(4)} without a touch shortly before; a dock of ${Object.keys(places["[data-dock]"]).length} shapes`,
    );
    for (const [what, shift] of by) console.log(`    ${shift.toFixed(4)} ${what}`);
    await page.context().close();
  }
}
await browser.close();
