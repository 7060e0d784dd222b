// A move made as a person makes it: lit things are touched, on whatever page of the board they lie, until Confirm is free.
// The page may change at any moment, as others play or as it is drawn: so what can be done is seen in one look, which is
// taken again and again until there is something, and what is gone before it is touched is nobody's fault.

import { PATIENCE_MS } from "./people.mjs";

export const CONFIRM = "[data-confirm]:enabled";
const OTHER_PAGE = "[role=tab]:has(.dot.on):not([aria-selected=true])";
const TOUCHES = 40; // more than any decision takes
const TRIES = 3;
const LOADED_ANEW = /context was destroyed|navigation/;

/** In a page: what a function finds, asked until it finds something or patience is at its end; in every frame, or else
 * about as often without having frames drawn for it. */
async function asked(look, given, patience, frames) {
  const pause = frames ? requestAnimationFrame : (then) => setTimeout(then, 20);
  for (const end = performance.now() + patience; performance.now() < end; await new Promise(pause)) {
    const found = look(given);
    if (found) return found;
  }
  return null;
}

/** What a function finds in the page, as soon as it finds something; also if that is loaded anew meanwhile. Unlike
 * `waitForFunction` it is one call, and so are those below that come down to it. */
export async function found(page, look, given, what = "something", frames = false) {
  const expression = `(${asked})(${look}, ${JSON.stringify(given)}, ${PATIENCE_MS}, ${frames})`;
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS;) {
    try {
      const found = await page.evaluate(expression);
      if (found) return found;
    } catch (error) {
      if (!LOADED_ANEW.test(error.message)) throw error;
    }
  }
  const question = await page.evaluate(() => document.querySelector("[data-question]")?.textContent ?? location.hash);
  throw new Error(`waited in vain for ${what}, at "${question}"`);
}

/** Until something is there, in sight or not. */
const there = (page, query) => found(page, (query) => document.querySelector(query) !== null, query, query);

/** Until the person is asked. */
export const lit = (page) => there(page, "[data-lit]");

/** Until the person is asked or nobody any more; whether the game goes on. */
export async function goesOn(page) {
  await there(page, "[data-lit], [data-chosen], [data-over]");
  return page.evaluate(() => document.querySelector("[data-over]") === null);
}

/** The middle of what a query finds in sight, once it lies still and nothing covers it; null if it is gone, unless it is
 * waited for. `guarded`: what is touched next means nothing if something else has come there meanwhile. */
export const place = (page, query, { awaited = true, guarded = false } = {}) =>
  found(
    page,
    ([query, awaited, guarded]) => {
      const inSight = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
      const one = [...document.querySelectorAll(query)].find(inSight);
      if (!one) return awaited ? null : { gone: true };
      const { x: left, y: top, width, height } = one.getBoundingClientRect();
      const [before, now] = [globalThis.lain, [left, top, width, height].join()];
      globalThis.lain = { one, now };
      if (before?.one !== one || before.now !== now) return null;
      const [x, y] = [left + width / 2, top + height / 2];
      if (!one.contains(document.elementFromPoint(x, y))) {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        return null;
      }
      if (guarded) {
        const events = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
        const touch = (globalThis.touch = { missed: false, clicked: false, end });
        const guard = (event) => {
          touch.clicked ||= event.type === "click";
          if (one.contains(event.target)) return;
          touch.missed = true;
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        function end() {
          for (const name of events) removeEventListener(name, guard, true);
          return touch.clicked && !touch.missed;
        }
        for (const name of events) addEventListener(name, guard, true);
      }
      return { x, y };
    },
    [query, awaited, guarded],
    `${query} to be free`,
    true,
  ).then((found) => (found.gone ? null : found));

/** Touches what a query finds; whether it was there to be touched. A tap's click comes when the finger is long gone. */
export async function touch(page, query, { awaited, finger = false } = {}) {
  for (let tries = 0; tries < TOUCHES; tries++) {
    const spot = await place(page, query, { awaited, guarded: true });
    if (!spot) return false;
    if (finger) await page.touchscreen.tap(spot.x, spot.y);
    else await page.mouse.click(spot.x, spot.y);
    if (finger) await found(page, () => globalThis.touch.clicked, undefined, `the click on ${query}`);
    if (await page.evaluate(() => globalThis.touch.end())) return true;
  }
  throw new Error(`${query} slips away`);
}

/** With a finger. */
export const tap = (page, query) => touch(page, query, { finger: true });

/** What a person can do now: confirm, touch what is lit in sight, turn to where something is lit; or it is over for them,
 * with the game or as the screen goes to somebody else. */
const possible = (page, shunned) =>
  found(
    page,
    ([shunned, otherPage]) => {
      const inSight = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
      const all = (query) => [...document.querySelectorAll(query)].filter(inSight);
      if (document.querySelector("[data-confirm]:enabled")) return { ready: true };
      if (document.querySelector("[data-over], [data-handover]")) return { over: true };
      const pieces = all("[data-lit]:not([data-chosen])");
      const wanted = shunned ? pieces.filter((one) => !one.matches(shunned)) : pieces;
      const turns = wanted.length === 0 && all(otherPage).length > 0;
      const named = ({ dataset: { el, strip } }) =>
        el === undefined ? `[data-strip="${strip}"]` : `[data-el="${el}"]`;
      const lit = (wanted.length > 0 ? wanted : pieces).map((one) => `${named(one)}[data-lit]:not([data-chosen])`);
      return (turns || lit.length > 0) && { lit, turns };
    },
    [shunned, OTHER_PAGE],
    "something to do",
  );

/**
 * Touches lit things until Confirm is free; whether that is so, else it is over for the person. `pick` chooses which of so
 * many is touched, `shunned` finds what is touched only where nothing else is lit, `touched` is told of every touch.
 */
export async function point(page, pick = () => 0, { shunned = "", touched = () => {} } = {}) {
  for (let touches = 0; touches < TOUCHES; touches++) {
    const { ready = false, over, lit, turns } = await possible(page, shunned);
    if (ready || over) return ready;
    const query = turns ? OTHER_PAGE : lit[pick(lit.length)];
    const began = Date.now();
    if ((await touch(page, query, { awaited: false })) && !turns) touched(Date.now() - began);
  }
  throw new Error(`stuck at "${await page.textContent("[data-question]")}"`);
}

/** The number of the update that is shown. */
export const at = (page) => found(page, () => document.querySelector("[data-dock]")?.dataset.at, undefined, "the dock");

/** Until another update is shown and what one has sent is in it, or none as the screen goes to somebody else. */
export const moved = (page, before) =>
  found(
    page,
    (before) => {
      const { at, sent } = document.querySelector("[data-dock]")?.dataset ?? {};
      return at !== before && sent === undefined;
    },
    before,
    `the update after ${before}`,
  );

/** Confirms, and until what was played is shown. */
export async function confirm(page) {
  const before = await at(page);
  for (let tries = 0; tries < TRIES; tries++) {
    await touch(page, CONFIRM);
    const missed = await found(
      page,
      (before) => {
        const { at, sent } = document.querySelector("[data-dock]")?.dataset ?? {};
        if (sent !== undefined) return null;
        return at !== before ? { no: true } : document.querySelector("[data-confirm]:enabled") && { yes: true };
      },
      before,
      `the update after ${before}`,
    );
    if (missed.no) return;
  }
  throw new Error(`Confirm does nothing: ${await page.locator("[role=alert]").allTextContents()}`);
}

/** Whether a move was made; not if it is over for the person. */
export async function move(page, pick) {
  if (!(await point(page, pick))) return false;
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
