// A move made as a person makes it: lit things are touched, on whatever page of the board they lie, until Confirm is free.

export const CONFIRM = "[data-confirm]:enabled";

/** Until something is there, in sight or not; unlike `waitForSelector` it brings nothing back, which takes longer. */
const there = (page, query) => page.locator(query).first().waitFor({ state: "attached" });

/** Until the person is asked. */
export const lit = (page) => there(page, "[data-lit]");

/** Until the person is asked or nobody any more; whether the game goes on. */
export async function goesOn(page) {
  await there(page, "[data-lit], [data-chosen], [data-over]");
  return (await page.locator("[data-over]").count()) === 0;
}

/** `pick` chooses which of so many lit things is touched. */
export async function point(page, pick = () => 0) {
  for (let tries = 0; tries < 12 && !(await page.isEnabled("[data-confirm]")); tries++) {
    const things = page.locator("[data-lit]:not([data-chosen]):visible");
    const count = await things.count();
    if (count > 0) await things.nth(pick(count)).click();
    else await page.click("[role=tab]:has(.dot.on):not([aria-selected=true])");
  }
}

/** The number of the update that is shown. */
export const at = (page) => page.getAttribute("[data-dock]", "data-at");

/** Until another update is shown, or none as the screen goes to somebody else. */
export const moved = (page, before) =>
  page.waitForFunction((before) => document.querySelector("[data-dock]")?.dataset.at !== before, before);

export async function confirm(page) {
  const before = await at(page);
  await page.click(CONFIRM);
  await moved(page, before);
}

/** Whether a move was made; not if the game is over. */
export async function move(page, pick) {
  if (!(await goesOn(page))) return false;
  await point(page, pick);
  await confirm(page);
  return true;
}

/** A move, and until the person is asked again. */
export async function turn(page, pick) {
  await move(page, pick);
  await lit(page);
}

/** Numbers below n, the same every time. */
export function dice(seed) {
  let state = seed;
  return (n) => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8) % n;
}

/** Where to touch a piece. */
export const middle = async (piece) => {
  const { x, y, width, height } = await piece.evaluate((one) => one.getBoundingClientRect().toJSON());
  return { x: x + width / 2, y: y + height / 2 };
};

/** One finger: down, a while, along from place to place, up. As quick as it says, however slow the machine is. */
export async function finger(page, hold, from, ...places) {
  const touches = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = (type, ...touchPoints) =>
    touches.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: (timestamp += 0.01) });
  await send("touchStart", from);
  if (hold) await page.evaluate((hold) => new Promise((then) => setTimeout(then, hold)), hold);
  timestamp += hold / 1000;
  for (const to of places) {
    for (let step = 1; step <= 5; step++) {
      await send("touchMove", { x: from.x + ((to.x - from.x) * step) / 5, y: from.y + ((to.y - from.y) * step) / 5 });
    }
    from = to;
  }
  await send("touchEnd");
}
