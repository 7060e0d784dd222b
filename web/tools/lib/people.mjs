// People before their browsers: each has a context of their own, and whatever goes wrong on their pages is noted.
import assert from "node:assert/strict";
import { address, browser } from "./browser.mjs";

export const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Two people who differ in all that changes how pages look. */
export const LOOKS = [
  { phone: false, lang: "en", theme: "light" },
  { phone: true, lang: "ru", theme: "dark" },
];
/** Preferences of who has seen the first-game guides. */
export const UNGUIDED = {
  guides: { burgundy: ["over"], hallertau: ["over"], oh_my_goods: ["over"], tuscany: ["over"] },
};

export const PATIENCE_MS = 90_000;
/** Pages so many times slower than the machine is, to see that nothing hangs on how fast they are. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/** What went wrong on any page so far. */
export const faults = [];
const BROWSERS_OWN = /status of 4\d\d|ERR_INTERNET_DISCONNECTED|WebSocket connection/; // refusals and lost connections, which the page tells

/** In a page: drawing is left out until it is asked for. What lies where, and what a touch there means, does not hang on
 * it; only what moves is not noted by the browser, even later. */
function leftOut() {
  const unseen = new CSSStyleSheet();
  unseen.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets.push(unseen);
  globalThis.draw = () => (unseen.disabled = true);
}

/** A person's browser; nothing moves in it, or is drawn, unless `prefs` say so. What Playwright has more can be given, too. */
export async function someone({ phone = false, lang = "en", theme = "light", prefs = {}, ...more } = {}) {
  const viewport = phone ? PHONE : WIDE;
  const context = await browser.newContext({
    viewport,
    locale: lang,
    colorScheme: theme,
    hasTouch: phone,
    isMobile: phone,
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    (prefs) => {
      if (!localStorage.getItem("feldberg")) localStorage.setItem("feldberg", JSON.stringify(prefs));
    },
    { motion: false, pace: "instant", ...prefs },
  );
  if (!prefs.motion) await context.addInitScript(leftOut);
  await context.addInitScript(() => {
    globalThis.sockets = [];
    globalThis.WebSocket = class extends WebSocket {
      constructor(...how) {
        super(...how);
        globalThis.sockets.push(this);
      }
    };
  });
  return context;
}

/** From now on the page is drawn, for whom colours matter. */
export const drawn = (page) => page.evaluate(() => globalThis.draw?.());

export async function picture(page, path) {
  await drawn(page);
  await page.screenshot({ path });
}

/** A page loses its connection, which cannot come back before the person is online again. */
export async function cutOff(page) {
  await page.context().setOffline(true);
  await page.evaluate(() => globalThis.sockets.forEach((one) => one.close()));
}

/** An empty page, `strict` where also the browser's own complaints are faults. */
async function blank(context, strict = false) {
  const page = await context.newPage();
  if (SLOWER > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && (strict || !BROWSERS_OWN.test(message.text())))
      faults.push(`console: ${message.text()}`);
  });
  return page;
}

export async function visit(context, where, strict) {
  const page = await blank(context, strict);
  await page.goto(where);
  return page;
}

/** To another page of the app, without loading it anew; by one that shows nothing, so that what is there then is new. */
export async function turn(page, where) {
  await page.goto(`${address}#/between`);
  await page.waitForSelector("[data-missing]");
  await page.goto(where);
}

/** Somebody new, who has opened no page yet. */
export const newcomer = async (how) => blank(await someone(how));

/** Somebody new on the home page. */
export async function person(how) {
  const page = await newcomer(how);
  await page.goto(address);
  await page.waitForSelector("[data-quick]");
  return page;
}

/** A game from the home page, as a stranger starts one: the game, how many opponents, play. */
export async function quickStart(page, game, opponents) {
  await page.click(`[data-game=${game}]`);
  await page.waitForSelector(`[data-quick=${game}]`);
  await page.locator(`label:has(input[name=opponents][value='${opponents}'])`).click();
  await page.click(`[data-quick=${game}]`);
}

const AGAIN = { maxRetries: 1 }; // where the server has just closed a connection that was not used for a while
async function heard(path, answer) {
  assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? null : answer.json();
}
/** A call to the server in a person's name. */
export const call = async (context, path, data) =>
  heard(path, await context.request.post(`${address}api/${path}`, { data, ...AGAIN }));
const ask = async (context, path) => heard(path, await context.request.get(`${address}api/${path}`, AGAIN));

/** The id of a table that a person has made and started. */
export async function begun(context, wanted) {
  const { id } = await call(context, "tables", { game: "burgundy", ...wanted });
  await call(context, `tables/${id}/start`);
  return id;
}

/** Ann and Bob, each before a screen of their own, and the table at which they play. */
export async function two(game) {
  const people = [
    await newcomer({ prefs: UNGUIDED }),
    await newcomer({ prefs: UNGUIDED, phone: true, lang: "ru", theme: "dark" }),
  ];
  const [ann, bob] = people.map((one) => one.context());
  await call(ann, "me", { name: "Ann" });
  await call(bob, "me", { name: "Bob" });
  const { id } = await call(ann, "tables", { game, options: { players: 2 } });
  await call(bob, `tables/${id}/join`, { seat: 1 });
  await call(ann, `tables/${id}/start`);
  return { people, id, come: () => Promise.all(people.map((one) => one.goto(`${address}#/table/${id}`))) };
}

/** A table as a person sees it, with what happened after an update. */
export const see = (context, id, since = 0) => ask(context, `tables/${id}?since=${since}`);

/** The seat that is asked takes the choice that `pick` gives of so many. */
export const choosing =
  (pick) =>
  (context, id, { tokens, position: { seat, choices } }) =>
    call(context, `tables/${id}/play`, { token: tokens[seat], seat, action: choices[pick(choices.length)].action });

/** The seat that is asked takes the first choice. */
export const first = choosing(() => 0);

/** Whoever of the people is asked plays, by calls, until a position is the wanted one or the game is over. */
export async function playOn(people, id, until = () => false, play = first) {
  for (let turn = 0, since = 0; ;) {
    const one = people[turn % people.length];
    const seen = await see(one, id, since);
    since = seen.at;
    if (seen.table.status === "over" || until(seen.position)) return;
    if (seen.position.choices.length > 0) await play(one, id, seen);
    else turn++; // somebody else is asked, or a bot thinks
  }
}
