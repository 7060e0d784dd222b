// How fast a table answers and how still it lies, over a stretch of real play: from the click on Confirm to the next lit
// thing where the question is one's own again, and the layout shifts on the way, by what shifted.
// npm run measure [-- address [moves]]
import { launch } from "./browser.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const wanted = Number(process.argv[3] ?? 60);
const browser = await launch();

for (const [width, height] of [[1440, 900], [390, 844]]) {
  const page = await browser.newPage({ viewport: { width, height }, locale: "en" });
  await page.addInitScript(() => localStorage.setItem("feldberg", JSON.stringify({ guides: { burgundy: ["over"] } })));
  await page.goto(address);
  await page.click("[data-quick]");
  await page.waitForSelector("[data-lit]", { state: "attached" });
  await page.evaluate(() => {
    globalThis.shifts = {};
    globalThis.answers = [];
    const name = (node) => {
      const one = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
      const place = ["section.board", "[data-dock]", "aside", "header"].find((query) => one?.closest(query)) ?? "elsewhere";
      return `${place} ${one?.localName ?? ""}.${one?.getAttribute("class")?.split(" ")[0] ?? ""}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const names = new Set(entry.sources.map(({ node }) => name(node)));
        for (const one of names) globalThis.shifts[one] = (globalThis.shifts[one] ?? 0) + entry.value;
      }
    }).observe({ type: "layout-shift" });
    addEventListener("click", (event) => {
      if (!event.target.closest("[data-confirm]")) return;
      const [began, dock] = [performance.now(), document.querySelector("[data-dock]")];
      const before = Number(dock.dataset.at);
      const watch = () => {
        const moved = Number(dock.dataset.at) - before;
        if (moved === 1 && document.querySelector("[data-lit]")) globalThis.answers.push(performance.now() - began);
        else if (moved < 2) requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    }, true);
  });
  for (let moves = 0; moves < wanted && !(await page.$("[data-over]")); moves++) {
    await page.waitForSelector("[data-lit], [data-over]", { state: "attached" });
    for (let tries = 0; tries < 10 && !(await page.isEnabled("[data-confirm]")); tries++) {
      const lit = page.locator("[data-lit]:not([data-chosen]):visible");
      if ((await lit.count()) > 0) await lit.first().click();
      else await page.click("[role=tab]:has(.dot.on):not([aria-selected=true])");
    }
    const before = await page.getAttribute("[data-dock]", "data-at");
    await page.click("[data-confirm]");
    await page.waitForFunction((before) => document.querySelector("[data-over]") || document.querySelector("[data-dock]")?.dataset.at !== before, before);
  }
  const { answers, shifts } = await page.evaluate(() => ({ answers: globalThis.answers, shifts: globalThis.shifts }));
  answers.sort((one, two) => one - two);
  const part = (share) => Math.round(answers[Math.min(answers.length - 1, Math.floor(answers.length * share))] ?? 0);
  console.log(`${width} px: ${answers.length} answers; lit again after ${part(0.5)} ms (median), ${part(0.9)} ms (90 %), ${part(1)} ms (slowest)`);
  for (const [what, shift] of Object.entries(shifts).sort(([, one], [, two]) => two - one)) console.log(`  shifted ${shift.toFixed(4)}: ${what}`);
  await page.close();
}
await browser.close();
