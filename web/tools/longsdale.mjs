// The story of Longsdale in Chromium against a real server: setting up a chapter, one chapter alone by clicks with calls
// for its middle, its map, and after a restart of the server the chapter that follows.
// npm run longsdale [-- address [part of a case's name]]
// GUEST, TABLE, MOVES: the cookie of who plays, the table of chapter 1, and the moves that reach its goal standing with the
// people; see tests/web/campaign.py.
import assert from "node:assert/strict";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { confirm, found, lit, move, touch } from "./lib/moves.mjs";
import { begun, call, newcomer, person, playOn, see, someone, visit } from "./lib/people.mjs";

const { GUEST, TABLE } = process.env;
const MOVES = JSON.parse(process.env.MOVES ?? "[]");
const CLICKED = 8; // decisions at the start and at the end, which are made by clicks
const GUIDED = { guides: { oh_my_goods: ["over"] } };

async function seated() {
  const context = await someone({ prefs: GUIDED });
  await context.addCookies([{ name: "feldberg", value: GUEST, url: address }]);
  return visit(context, `${address}#/table/${TABLE}`);
}

/** What of these elements can be touched next, or the pile in which it lies; nothing once they can be confirmed. */
const toTouch = (page, elements) =>
  found(
    page,
    (elements) => {
      const queries = elements.map((one) => `[data-el="${one}"][data-lit]:not([data-chosen])`);
      const lit = queries.filter((query) => document.querySelector(query));
      if (lit.length === 0) return document.querySelector("[data-confirm]:enabled") && { query: null };
      const inSight = (query) => [...document.querySelectorAll(query)].some((one) => one.checkVisibility());
      const pile = document.querySelector(`[data-pile]:has(${lit[0]})`)?.dataset.pile;
      return { query: lit.find(inSight) ?? `[data-el="pile:${pile}"]` };
    },
    elements,
    `${elements}`,
  );

/** Touches all that an action touches, in its pile if it lies there, and confirms. */
async function make(page, action) {
  const { at, position } = await see(page.context(), TABLE);
  const isShown = (at) => document.querySelector(`[data-dock][data-at="${at}"]:not([data-sent])`) !== null;
  await found(page, isShown, at, `update ${at}`);
  await lit(page);
  const { elements } = position.choices.find((one) => one.action === action);
  for (let next = await toTouch(page, elements); next.query; next = await toTouch(page, elements))
    await touch(page, next.query, { awaited: false });
  await confirm(page);
}

async function byCall(page, action) {
  const { tokens } = await see(page.context(), TABLE);
  await call(page.context(), `tables/${TABLE}/play`, { token: tokens[0], seat: 0, action });
}

/** How the map marks places or ways. */
async function footings(page, what, names) {
  const marks = names.map((name) => page.getAttribute(`[${what}="${name}"]`, "data-footing"));
  return Promise.all(marks);
}

const openMap = async (page) => {
  await page.click("[data-story]");
  await page.waitForSelector("[data-chronicle]");
};
const closeMap = (page) => page.locator("dialog:has([data-chronicle]) .close").click();

const cases = {
  async "a chapter is chosen in set-up, and nobody is asked for the story before it"() {
    const page = await person({ prefs: GUIDED });
    await page.click("[data-create]");
    await page.selectOption("[data-game-choice]", "oh_my_goods");
    assert.equal(await page.locator("#option-chapter").count(), 0);
    await page.selectOption("#option-players", "1");
    const chapters = page.locator("#option-chapter option");
    await chapters.first().waitFor({ state: "attached" });
    assert.equal(await chapters.count(), 8);
    assert.match(await chapters.first().textContent(), /all included/i);
    assert.equal(await page.locator("#option-story").count(), 0);
    await page.selectOption("#option-chapter", { value: JSON.stringify("2a") });
    await page.click("form button.primary");
    await page.click("[data-start]:enabled");
    assert.match(await page.textContent("[data-story]"), /The king's men/);
    await openMap(page);
    assert.deepEqual(await footings(page, "data-place", ["1", "2a", "2b", "3"]), ["walked", "here", "passed", "ahead"]);
  },

  async "a chapter whose goal was missed is played once more"() {
    const page = await newcomer({ prefs: GUIDED });
    await call(page.context(), "me", { name: "Ann" });
    const id = await begun(page.context(), { game: "oh_my_goods", options: { players: 1, chapter: "2a" } });
    await playOn([page.context()], id); // who builds nothing
    await page.goto(`${address}#/table/${id}`);
    assert.equal((await page.textContent("[data-over] [data-rematch]")).trim(), "Play it once more");
    await page.click("[data-rematch]");
    await page.waitForFunction((id) => !location.hash.includes(id), id);
    assert.match(await page.textContent("[data-story]"), /The king's men/);
  },

  async "one chapter alone, to its end: the way that was chosen is on the map"() {
    const page = await seated();
    for (const action of MOVES.slice(0, CLICKED)) await make(page, action);
    await openMap(page);
    assert.deepEqual(await footings(page, "data-place", ["1", "2a", "2b", "5"]), ["here", "ahead", "ahead", "ahead"]);
    await closeMap(page);
    for (const action of MOVES.slice(CLICKED, -CLICKED)) await byCall(page, action);
    for (const action of MOVES.slice(-CLICKED)) await make(page, action);
    assert.match(await page.textContent("[data-over] [data-afterword]"), /square is not empty/);
    await page.locator("[data-over] .end button:not([data-rematch])").first().click();
    await openMap(page);
    assert.deepEqual(await footings(page, "data-way", ["1-2a", "1-2b"]), ["passed", "here"]);
    assert.equal(await page.getAttribute("[data-next]", "data-next"), "2b");
    assert.match(await page.textContent("[data-closing]"), /square is not empty/);
  },

  async "the story goes on, with what the chapter before brought"() {
    const page = await seated();
    await page.click("[data-over] [data-rematch]");
    await page.waitForFunction((table) => !location.hash.includes(table), TABLE);
    await lit(page);
    assert.match(await page.textContent("[data-story]"), /The weavers' cause/);
    await openMap(page);
    assert.deepEqual(await footings(page, "data-place", ["1", "2a", "2b"]), ["walked", "passed", "here"]);
    await page.click('[data-place="1"]');
    assert.match(await page.textContent("[data-chronicle]"), /Corn field.*Tony Grosh/s);
    await closeMap(page);
    await move(page);
  },
};
await run(cases);
