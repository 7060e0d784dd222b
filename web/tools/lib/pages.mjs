// Every page, by the tables that tests/web/tables.py prepares: how to come there, and what shows that it is there.
import { address } from "./browser.mjs";
import { point } from "./moves.mjs";
import { someone, turn, UNGUIDED, visit } from "./people.mjs";

const table = (name) => `#/table/${process.env[`TABLE_${name}`]}`;

export const PAGES = {
  first: { hash: "", shows: "[data-quick]", as: "stranger" },
  settings: { hash: "", shows: "[data-quick]", as: "stranger", then: "[aria-controls=settings]" },
  home: { hash: "", shows: "[data-my-turn]" },
  create: { hash: "", shows: "[data-quick]", then: "[data-create]" },
  enter: { hash: "#/account", shows: "form", as: "stranger" },
  guest: { hash: "#/account", shows: "form" },
  member: { hash: "#/account", shows: "[data-log-out]", as: "member" },
  waiting: { hash: table("WAITING"), shows: "[data-start]" },
  early: { hash: table("EARLY"), shows: "[data-lit]", playing: true },
  chosen: { hash: table("EARLY"), shows: "[data-lit]", playing: true, chosen: true },
  late: { hash: table("LATE"), shows: "[data-lit]", playing: true },
  modules: {
    hash: table("MODULES"),
    shows: ".board:has([data-lit]):has(.clasp):has(.glance)",
    playing: true,
  },
  hallertau: { hash: table("HALLERTAU"), shows: "[data-lit]", playing: true },
  joining: { hash: table("JOINING"), shows: "[data-puzzle]", playing: true },
  tuscany: { hash: table("TUSCANY"), shows: "[data-lit]", playing: true },
  tuscanyRules: { hash: "#/rules/tuscany", shows: "[data-section]" },
  watching: { hash: table("OTHER"), shows: "[data-question]" },
  over: { hash: table("OVER"), shows: "[data-over]", inSight: ["[data-rematch]", "[data-over] tfoot td:last-child"] },
  replay: { hash: `#/replay/${process.env.TABLE_OVER}?at=60&seat=0`, shows: ".board [data-el]" },
  rules: { hash: "#/rules/burgundy", shows: "[data-section]" },
  norules: { hash: "#/rules/nowhere", shows: "main a[href='#/']" },
  missing: { hash: "#/nowhere", shows: "[data-missing]" },
};

const COOKIES = { guest: process.env.GUEST, member: process.env.MEMBER };

/** Opens a page in a new context: as Anna, a guest with games, as a member, or as a stranger on a first visit. Or turns to
 * it in a `tab` that the same person has opened before. */
export async function open(name, page, { guided = true, ...how }, tab = null) {
  if (tab) {
    await tab.emulateMedia({ colorScheme: how.theme });
    await turn(tab, address + page.hash);
  } else {
    const context = await someone({ ...how, prefs: guided ? {} : UNGUIDED, reducedMotion: "reduce", bypassCSP: true });
    const cookie = COOKIES[page.as ?? "guest"];
    if (cookie) await context.addCookies([{ name: "feldberg", value: cookie, url: address }]);
    tab = await visit(context, address + page.hash, true);
  }
  const there = await tab.waitForSelector(`${page.shows}, [data-missing]`, { state: "attached" });
  if (!page.shows.includes("data-missing") && (await there.getAttribute("data-missing")) !== null) {
    throw new Error(`there is no page ${name} (${page.hash})`);
  }
  if (page.then) await tab.click(page.then);
  if (page.chosen) await point(tab, (count) => count - 1);
  await tab.evaluate(() => document.fonts.ready);
  return tab;
}
