// A move made as a person makes it: lit things are touched, on whatever page of the board they lie, until Confirm is free.
// `pick` chooses which of so many lit things is touched.
export async function point(page, pick = () => 0) {
  for (let tries = 0; tries < 12 && !(await page.isEnabled("[data-confirm]")); tries++) {
    const lit = page.locator("[data-lit]:not([data-chosen]):visible");
    const count = await lit.count();
    if (count > 0) await lit.nth(pick(count)).click();
    else await page.click("[role=tab]:has(.dot.on):not([aria-selected=true])");
  }
}

/** Whether a move was made; not if the game is over. */
export async function move(page, pick) {
  await page.waitForSelector("[data-lit], [data-over]", { state: "attached" });
  if (await page.$("[data-over]")) return false;
  await point(page, pick);
  const before = await page.getAttribute("[data-dock]", "data-at");
  await page.click("[data-confirm]");
  await page.waitForFunction(
    (before) => document.querySelector("[data-over]") || document.querySelector("[data-dock]")?.dataset.at !== before,
    before,
  );
  return true;
}

/** Numbers below n, the same every time. */
export function dice(seed) {
  let state = seed;
  return (n) => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8) % n;
}
