// Whole games, and at every decision: is what can be touched in sight and large enough, are the words whole, does what
// is touched stay where it was? For every game of the server, with as few and as many players as it takes and with the
// options that it names for this, at all sizes, in both languages and themes. One game serves all wide sizes and one both of a phone: the window changes, the game
// goes on. Says the worst of each size.
// npm run sight [-- address [part of a case's name]]
// DECISIONS: at most so many of each game. START: so many are made before anything is looked at. SIZES: only these, as
// in "1024x600 390x844". SHOTS: a folder for a picture of the worst of each size. TABLE_<case>, as in
// TABLE_BURGUNDY_2_WIDE, with GUEST: a prepared table and the cookie of who plays there; without them a new game against
// bots begins. CASES: further options by game and case, as {"burgundy": {"solo": {"players": 1}}}.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { at, confirm, dice, goesOn, moved, touch } from "./lib/moves.mjs";
import { begun, call, picture, someone, turn, UNGUIDED, visit } from "./lib/people.mjs";
import { noteTouches, scrolledBack, seen, shift, turnedTo } from "./lib/seen.mjs";

/** By what is touched with: the sizes, the least pixels of what is touched, the most of a dock that only asks. */
const WAYS = {
  wide: {
    sizes: ["1024x600", "1280x720", "1366x768", "1440x900", "1920x1080"],
    need: 24,
    most: () => 72,
    finger: false,
  },
  phone: { sizes: ["390x844", "844x390"], need: 44, most: ({ height }) => height / 6, finger: true },
};
/** Who plays: one person before two browsers, at each decision the other. */
const VOICES = [
  { lang: "en", theme: "light" },
  { lang: "ru", theme: "dark" },
];
const SEED = 11;
const TOUCHES = 12; // more than any decision takes
const LISTED = 5; // kinds of faults of each size
const { GUEST, SHOTS, SIZES } = process.env;
const CASES = JSON.parse(process.env.CASES ?? "{}");
const START = Number(process.env.START ?? 0);
const DECISIONS = Number(process.env.DECISIONS ?? Infinity);
for (const way of Object.values(WAYS)) way.sizes = way.sizes.filter((size) => !SIZES || SIZES.includes(size));
if (SHOTS) mkdirSync(SHOTS, { recursive: true });

/** What was seen at one size. */
class Account {
  #faults = [];
  #smallest = { name: "nothing", least: Infinity };
  #docks = [];
  #looks = 0;
  #lit = 0;
  #beyond = 0;
  #worst = -1;

  constructor(size, { need, most }) {
    const [width, height] = size.split("x").map(Number);
    this.size = size;
    this.viewport = { width, height };
    this.wanted = { need, most: most({ width, height }) };
  }

  get count() {
    return this.#faults.length;
  }

  note(px, told, question) {
    this.#faults.push({ px, told: `${told}, at "${question}"`, kind: told.replaceAll(/:[\w:]+|\d+/g, "") });
  }

  /** Takes down a look; the worst fault, if it is worse than any before. */
  add({ question, faults, sizes, docks, lit, beyond }) {
    this.#looks++;
    this.#lit = Math.max(this.#lit, lit);
    this.#beyond += beyond;
    this.#docks.push(...docks);
    this.#smallest = sizes.reduce((one, two) => (two.least < one.least ? two : one), this.#smallest);
    for (const { px, told } of faults) this.note(px, told, question);
    const worst = faults.reduce((one, two) => (two.px > one.px ? two : one), { px: this.#worst });
    const isNew = worst.px > this.#worst;
    this.#worst = worst.px;
    return isNew ? worst : null;
  }

  /** The figures, then the worst fault of each kind. */
  get told() {
    const { name, least } = this.#smallest;
    const { need } = this.wanted;
    const smallest = least < need ? `smallest ${least} px (${name})` : `each ${need} px or more`;
    const kinds = [...Map.groupBy(this.#faults, ({ kind }) => kind).values()]
      .map((kind) => ({ ...kind.reduce((one, two) => (two.px > one.px ? two : one)), times: kind.length }))
      .sort((one, two) => two.px - one.px)
      .slice(0, LISTED)
      .map(({ told, times }) => `\n    ${times} x ${told}`);
    const asking = pixels(this.#docks.filter(({ asks }) => asks));
    const choosing = pixels(this.#docks.filter(({ asks }) => !asks));
    return (
      `  ${this.size}: ${this.#looks} looks, up to ${this.#lit} lit; ${smallest}; ` +
      `dock ${asking} asking, ${choosing} else; ${this.#beyond} beyond the edge; ${this.count} faults${kinds.join("")}`
    );
  }
}

/** The usual one and the worst. */
function pixels(docks) {
  const sorted = docks.map(({ px }) => px).sort((one, two) => one - two);
  return sorted.length > 0 ? `${sorted[Math.floor(sorted.length / 2)]} (at most ${sorted.at(-1)})` : "never";
}

const staying = new Set();
const people = {};

/** The person's pages, the same for all tables that are looked at in one way: loading them takes longer than looking. */
async function opened(way) {
  const how = { phone: way === "phone", prefs: UNGUIDED };
  const [first, ...others] = await Promise.all(VOICES.map((voice) => someone({ ...voice, ...how })));
  if (GUEST) await first.addCookies([{ name: "feldberg", value: GUEST, url: address }]);
  else await call(first, "me", { name: "Ann" });
  for (const other of others) await other.addCookies(await first.cookies());
  const pages = await Promise.all([first, ...others].map((one) => visit(one, address)));
  for (const page of pages) {
    staying.add(page.context());
    await noteTouches(page);
  }
  return pages;
}

/** The person's pages of one table. */
async function seated(game, named, options, way) {
  const pages = (people[way] ??= await opened(way));
  const bots = Object.fromEntries(Array.from({ length: options.players - 1 }, (_, at) => [at + 1, "greedy"]));
  const prepared = process.env[`TABLE_${game}_${named}_${way}`.toUpperCase()];
  const table = prepared ?? (await begun(pages[0].context(), { game, options, bots }));
  for (const page of pages) {
    await turn(page, `${address}#/table/${table}`);
    await page.waitForSelector("[data-dock]");
  }
  return pages;
}

/** The lit things in sight, and the other pages of the board where something is lit. */
const touchable = (page) =>
  page.evaluate(() => {
    const inSight = (one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
    const all = (query) => [...document.querySelectorAll(query)].filter(inSight);
    const tabs = all("[role=tab]").map((tab, at) => ({ tab, query: `[role=tab]:nth-child(${at + 1})` }));
    return {
      things: all("[data-el][data-lit]:not([data-chosen])").map((one) => one.dataset.el),
      tabs: tabs.flatMap(({ tab, query }) => (tab.matches(":has(.dot.on):not([aria-selected=true])") ? [query] : [])),
    };
  });

/** Touches one lit thing, perhaps on another page of the board; what went wrong. */
async function touched(page, finger, below) {
  let { things, tabs } = await touchable(page);
  if (tabs.length > 0 && (things.length === 0 || below(2))) {
    await touch(page, tabs[below(tabs.length)], { finger });
    ({ things } = await touchable(page));
  }
  assert.ok(things.length > 0, "nothing can be touched");
  const element = things[below(things.length)];
  return scrolledBack(page, async () => {
    try {
      await touch(page, `[data-el="${element}"][data-lit]:not([data-chosen])`, { finger });
    } catch {
      return { px: Infinity, told: `${element} could not be touched` };
    }
    const px = await shift(page);
    return px > 1 ? { px, told: `${element} moved by ${Math.round(px)} px when it was touched` } : null;
  });
}

/** One decision, looked at after each touch at all sizes, to and fro; things are touched at the last of them. */
async function decide(page, name, sizes, finger, below) {
  let accounts = sizes;
  for (let touches = 0; ; touches++, accounts = accounts.toReversed()) {
    for (const account of accounts) {
      await page.setViewportSize(account.viewport);
      const worst = account.add(await seen(page, account.wanted));
      const path = `${SHOTS}/${name}-${account.size}.png`;
      if (worst && SHOTS) await turnedTo(page, worst.tab, () => picture(page, path));
    }
    if (await page.isEnabled("[data-confirm]")) return;
    const question = await page.textContent("[data-question]");
    assert.ok(touches < TOUCHES, `stuck at "${question}"`);
    const wrong = await touched(page, finger, below);
    if (wrong) accounts.at(-1)?.note(wrong.px, wrong.told, question);
  }
}

async function play(game, named, options, way) {
  const { sizes, finger, ...limits } = WAYS[way];
  const name = `${game}-${named}-${way}`;
  const accounts = sizes.map((size) => new Account(size, limits));
  const pages = await seated(game, named, options, way);
  const below = dice(SEED);
  let decisions = 0;
  for (; decisions < START + DECISIONS; decisions++) {
    const page = pages[decisions % pages.length];
    if (!(await goesOn(page))) break;
    await page.evaluate(() => document.querySelector("[data-since] button")?.click()); // what the others did is read
    const turn = Math.floor(decisions / pages.length) % sizes.length;
    const looking = decisions < START ? [] : [...accounts.slice(turn + 1), ...accounts.slice(0, turn + 1)];
    await decide(page, name, looking, finger, below);
    const before = await Promise.all(pages.map(at));
    await confirm(page);
    await Promise.all(pages.map((one, index) => moved(one, before[index])));
  }
  const faults = accounts.reduce((sum, { count }) => sum + count, 0);
  console.log([`${game}, ${named}, ${way}: ${decisions} decisions`, ...accounts.map(({ told }) => told)].join("\n"));
  assert.ok(faults === 0, `${faults} faults`);
}

const games = await (await fetch(`${address}api/games`)).json();
const cases = {};
for (const { name, options } of games) {
  const players = (options.find((one) => one.name === "players")?.values ?? [2]).filter((one) => Number(one) > 0);
  const counts = [...new Set([Math.min(...players), Math.max(...players)])];
  const sets = { ...Object.fromEntries(counts.map((count) => [count, { players: count }])), ...CASES[name] };
  for (const [named, given] of Object.entries(sets))
    for (const way of Object.keys(WAYS).filter((one) => WAYS[one].sizes.length > 0))
      cases[`${name}, ${named}, ${way}`] = () => play(name, named, given, way);
}
await run(cases, { staying });
