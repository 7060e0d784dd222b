// How fast a table answers and how still it lies, over a stretch of real play of each game: from the click on Confirm to
// the next lit thing where the question is one's own again, and the layout shifts on the way: all of them, those that
// answer no touch (which is all that browsers count), and by what shifted.
// npm run measure [-- address [moves]]
import { launch } from "./browser.mjs";
import { dice, move } from "./moves.mjs";
import { quickStart } from "./quick.mjs";
import { looked, watch } from "./shifts.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const wanted = Number(process.argv[3] ?? 60);
const browser = await launch();

for (const game of ["burgundy", "hallertau"]) {
  for (const [width, height] of [[1440, 900], [390, 844]]) {
    const page = await browser.newPage({ viewport: { width, height }, locale: "en", hasTouch: width < 500 });
    await page.addInitScript((game) => localStorage.setItem("feldberg", JSON.stringify({ guides: { [game]: ["over"] } })), game);
    await page.goto(address);
    await quickStart(page, game, 1);
    await page.waitForSelector("[data-lit]", { state: "attached" });
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
    console.log(`${game}, ${width} px, ${moves} moves`);
    console.log(`  ${answers.length} answers; lit again after ${part(0.5)} ms (median), ${part(0.9)} ms (90 %), ${part(1)} ms (slowest)`);
    console.log(`  shifted ${all.toFixed(4)} in all, ${untouched.toFixed(4)} without a touch shortly before; a dock of ${Object.keys(places["[data-dock]"]).length} shapes`);
    for (const [what, shift] of by) console.log(`    ${shift.toFixed(4)} ${what}`);
    await page.close();
  }
}
await browser.close();
