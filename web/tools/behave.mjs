// What a person relies on, tried in Chromium against a real server: undo, playing at once, keyboard, taking back,
// a lost connection, a reload, two people by invitation, a spectator, hot-seat, rematch, the other language, hints, the
// log, dragging, swiping, take-backs by consent, leaving, the clock, bots at a waiting table, joining, a steady board,
// a choice changed by another touch, handing the screen over, unread chat, what a tile costs, the pace of others' moves,
// rounds that announce themselves, what happened since one's turn, seats' colours, names, lists, the menu, why something
// cannot be chosen.
// npm run behave [-- address]
import assert from "node:assert/strict";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import {
  at,
  CONFIRM,
  confirm,
  finger,
  found,
  lit,
  middle,
  move,
  moved,
  place,
  point,
  tap,
  touch,
} from "./lib/moves.mjs";
import { begun, call, cutOff, newcomer, person, playOn, see, UNGUIDED } from "./lib/people.mjs";
import { misplaced } from "./lib/sound.mjs";

/** A table made and started by the page's person, with bots at the other seats unless wanted otherwise. */
async function sitDown(page, wanted = {}, until = "[data-lit], [data-handover]") {
  await call(page.context(), "me", { name: "Ann" });
  const id = await begun(page.context(), { bots: { 1: "greedy" }, ...wanted });
  await page.goto(`${address}#/table/${id}`);
  await page.waitForSelector(until, { state: "attached" });
}

/** Host and guest at one table that has begun. */
async function two(phone = false) {
  const [host, guest] = [await newcomer(), await newcomer({ phone })];
  await call(host.context(), "me", { name: "Guest 1" });
  await call(guest.context(), "me", { name: "Guest 2" });
  const { id } = await call(host.context(), "tables", { game: "burgundy" });
  await call(guest.context(), `tables/${id}/join`, {});
  await call(host.context(), `tables/${id}/start`);
  for (const one of [host, guest]) await one.goto(`${address}#/table/${id}`);
  for (const one of [host, guest]) await one.waitForSelector("[data-question]");
  return [host, guest];
}
const asked = (...pages) => Promise.race(pages.map((one) => lit(one).then(() => one)));
const askedOrOver = (...pages) =>
  Promise.race(
    pages.map((one) => one.waitForSelector("[data-lit], [data-over]", { state: "attached" }).then(() => one)),
  );

const log = (page) => page.innerText("ol[aria-labelledby=log]");
const elements = (page, mark) =>
  page.evaluate((mark) => [...document.querySelectorAll(`[data-el][${mark}]`)].map((one) => one.dataset.el), mark);

/** Takes a piece up with the mouse. */
async function lift(page, query) {
  const from = await place(page, query);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await page.waitForSelector(".ghost");
}

const candidate = (page) => page.textContent("[data-candidate]");

/** Pages of one game of Burgundy come back in its last round. */
async function inTheLastRound(...pages) {
  const table = pages[0].url();
  for (const one of pages) await one.goto(address); // which draws no board
  const id = new URL(table).hash.split("/").at(-1);
  await playOn(
    pages.map((one) => one.context()),
    id,
    ({ view }) => view.phase === 4 && view.round === 4,
  );
  for (const one of pages) await one.goto(table);
}

const cases = {
  async "taking back the choice: Escape, the same touch, empty ground"() {
    const page = await newcomer();
    await sitDown(page);
    const one = page.locator("[data-lit]:visible").first();
    const element = await one.getAttribute("data-el");
    const same = page.locator(`[data-el="${element}"]:visible`).first();
    await same.click();
    await page.waitForSelector("[data-chosen]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-chosen]", { state: "detached" });
    await same.click();
    await page.waitForSelector("[data-chosen]");
    await same.click();
    await page.waitForSelector("[data-chosen]", { state: "detached" });
    await same.click();
    await page.waitForSelector("[data-chosen]");
    await page.locator("section.board").click({ position: { x: 3, y: 3 } });
    await page.waitForSelector("[data-chosen]", { state: "detached" });
  },
  async "another piece takes the place of the chosen one: mouse, keys, finger, in both games; it still explains itself"() {
    for (const game of ["burgundy", "hallertau"]) {
      for (const phone of [false, true]) {
        const page = await newcomer({ phone, prefs: UNGUIDED });
        await sitDown(page, { game, options: { players: 2, ...(game === "hallertau" ? { cards: false } : {}) } });
        const one = (mark) => page.locator(`[data-el^='space:']${mark}:visible`).first().getAttribute("data-el");
        const other = () => one("[data-live]:not([data-lit]):not([data-chosen])");
        const piece = (element) => page.locator(`[data-el='${element}']`);
        const only = async (element) => {
          await page.waitForSelector(`[data-el='${element}'][data-chosen]`);
          const spaces = (await elements(page, "data-chosen")).filter((one) => one.startsWith("space:"));
          assert.deepEqual(spaces, [element]);
        };
        const choose = (element) => touch(page, `[data-el='${element}']`, { finger: phone });
        const first = await one("[data-lit]");
        await choose(first);
        await only(first);
        const next = await other();
        await choose(next);
        await only(next);
        if (!phone) {
          const last = await other();
          await piece(last).hover();
          await page.waitForSelector("[data-help]");
          await piece(last).focus();
          await page.keyboard.press("Enter");
          await only(last);
        }
      }
    }
  },
  async "what cannot be chosen says why, until something else is asked: mouse, keys, finger, in both games"() {
    const pieces = {
      burgundy: ["goods:0", "Only a ship that you place takes goods."],
      hallertau: ["building:tailor", "Craft buildings are improved, and boulders pushed, in phase 9."],
    };
    for (const [game, [element, reason]] of Object.entries(pieces)) {
      for (const phone of [false, true]) {
        const page = await newcomer({ phone, prefs: UNGUIDED });
        await sitDown(page, { game, options: { players: 2, ...(game === "hallertau" ? { cards: false } : {}) } });
        const piece = page.locator(`[data-el='${element}']:not([data-live]):visible`).first();
        const why = page.locator("[data-why]");
        if (phone) {
          if (game === "hallertau") await page.locator("[role=tab]").nth(1).tap();
          await tap(page, `[data-el='${element}']:not([data-live])`);
        } else {
          await piece.hover();
          await page.waitForSelector("[data-help]");
          assert.equal(await why.count(), 0);
          await piece.click();
        }
        const told = () => document.querySelector("[data-why]") && document.querySelector(".help").innerText;
        const said = await found(page, told, undefined, "a reason"); // with what the piece is
        assert.ok(said.startsWith(reason) && said.length > reason.length, said);
        assert.deepEqual(await elements(page, "data-chosen"), []);
        if (phone) continue;
        await page.locator("[data-lit]:visible").first().hover();
        await why.waitFor({ state: "detached" });
        await piece.focus();
        await page.keyboard.press("Enter");
        assert.equal(await why.textContent(), reason);
        await move(page);
        assert.equal(await why.count(), 0);
      }
    }
  },
  async "on a phone the board shows what one has to spend, and which tiles cost a worker"() {
    const page = await newcomer({ phone: true });
    await sitDown(page);
    await page.waitForSelector("[data-strip]");
    assert.deepEqual(await page.locator("[data-strip]").evaluateAll((all) => all.map((one) => one.dataset.strip)), [
      "die:0",
      "die:1",
      "workers",
      "silver",
    ]);
    await tap(page, "[data-strip='die:0']");
    await page.waitForSelector("[data-el='die:0'][data-chosen]", { state: "attached" });
    await tap(page, "[data-strip='die:0']");
    await page.waitForSelector("[data-chosen]", { state: "detached" });
    await tap(page, "[data-el^='space:'][data-price='1']");
    await point(page);
    assert.match(await page.textContent("[data-choice]"), /−[12] worker/); // one with the right die
  },
  async "on a phone every game can be scrolled to and chosen, and the rest stays where it is"() {
    const page = await person({ phone: true });
    for (const game of await page.locator("[data-game]").all()) {
      await game.click();
      const isRight = ([name, width]) => {
        const label = document.querySelector(`[data-game="${name}"]`).getBoundingClientRect();
        const play = document.querySelector(`[data-quick="${name}"]`)?.getBoundingClientRect();
        const middle = play && Math.round(play.x + play.width / 2);
        return label.x >= 0 && label.right <= width && middle === width / 2;
      };
      const name = await game.getAttribute("data-game");
      await found(page, isRight, [name, page.viewportSize().width], `${name} in its place`);
    }
  },
  async "a lost connection does not widen the page of a phone"() {
    const page = await newcomer({ phone: true, lang: "ru" });
    await sitDown(page);
    await cutOff(page);
    await page.locator(".advice", { hasText: "Связь прервалась" }).waitFor();
    assert.deepEqual(await misplaced(page, true), []);
  },
  async "unread chat shows on a phone, a tap leads there, and lines can be reported, muted and deleted"() {
    const [host, guest] = await two(true);
    await guest.waitForSelector("[data-chat='0']");
    await host.fill("#say", "Hello there");
    await host.keyboard.press("Enter");
    await guest.waitForSelector("[data-chat='1']");
    assert.deepEqual(await misplaced(guest, true), []);
    await guest.locator("[data-chat]").tap();
    await guest.waitForSelector("[data-chat='0']");
    await guest.waitForFunction(() => {
      const line = document.querySelector("ol[aria-labelledby=chat] li:last-child").getBoundingClientRect();
      const bar = document.querySelector("header").getBoundingClientRect();
      const dock = document.querySelector("[data-dock]").getBoundingClientRect();
      return line.height > 0 && line.top >= bar.bottom && line.bottom <= dock.top;
    });
    const name = guest.locator("li", { hasText: "Hello there" }).getByRole("button").first();
    await name.tap();
    await guest.locator("[data-report]").tap();
    await guest.locator("[data-report]:disabled").waitFor();
    assert.deepEqual(await misplaced(guest, true), []);
    await guest.locator("[data-mute]").tap();
    await guest.getByText("Hello there").waitFor({ state: "detached" });
    await guest.locator("[data-hear]").tap();
    await guest.getByText("Hello there").waitFor();
    await host.locator("li", { hasText: "Hello there" }).getByRole("button").first().click();
    await host.locator("[data-unsay]").click();
    await guest.getByText("Hello there").waitFor({ state: "detached" });
  },
  async "who takes back is named to the others, and the log says so"() {
    const pages = await two();
    const first = await asked(...pages);
    const other = pages.find((one) => one !== first);
    assert.match(await first.textContent("[data-question]"), /^Use a die/);
    assert.match(await other.textContent("[data-question]"), /^Guest \d: /);
    await move(first);
    await first.click("[data-undo]:enabled");
    const note = await other.waitForSelector("[data-taken-back]");
    assert.match(await note.textContent(), /Guest \d took back the last move/);
    assert.match(await log(other), /took back the last move/);
    assert.equal(await first.locator("[data-taken-back]").count(), 0);
    await move(first);
    await other.waitForSelector("[data-taken-back]", { state: "detached" });
  },
  async "hot-seat: what only one may see is covered until the next says to be there"() {
    const page = await newcomer({ prefs: UNGUIDED });
    await sitDown(page, { game: "hallertau", people: 2, bots: {}, options: { players: 2 } });
    let before = null;
    for (let turns = 0; turns < 3; turns++) {
      const cover = await page.waitForSelector("[data-handover]:not([data-handover=''])");
      const who = await cover.getAttribute("data-handover");
      assert.notEqual(who, before);
      assert.equal(await page.locator("[data-el]").count(), 0);
      await page.mouse.move(1, 1); // so that no piece comes to lie under it
      await page.getByRole("button", { name: `I am ${who}` }).press("Enter");
      await page.waitForSelector("[data-el^='card:']", { state: "attached" });
      assert.match(await page.textContent(".state"), new RegExp(`${who} to move`));
      assert.equal(await page.locator("[data-help]").count(), 0); // what the other has just read
      await page.locator("[data-el^='card:']").first().hover();
      await page.waitForSelector("[data-help]");
      for (let moves = 0; moves < 30 && !(await page.$("[data-handover]")); moves++) {
        await move(page);
      }
      before = who;
    }
  },
  async "undo brings the question back, and the log is as it was"() {
    const page = await newcomer();
    await sitDown(page);
    const told = await log(page);
    await move(page);
    await page.waitForSelector("[data-undo]:enabled");
    const before = await at(page);
    assert.notEqual(await log(page), told);
    await page.click("[data-undo]");
    await moved(page, before);
    await page.waitForSelector("[data-lit]");
    assert.equal(await log(page), told);
  },
  async "playing at once needs no confirmation"() {
    const page = await newcomer({ prefs: { atOnce: true } });
    await sitDown(page);
    const before = await at(page);
    for (let touches = 0; touches < 5 && (await at(page)) === before; touches++) {
      await touch(page, "[data-lit]:not([data-chosen])");
      await page.waitForSelector("[data-dock]:not([data-sent])");
    }
    assert.notEqual(await at(page), before);
  },
  async "the keyboard alone plays a move"() {
    const page = await person();
    const tabTo = async (query) => {
      for (let presses = 0; presses < 150; presses++) {
        if (await page.evaluate((query) => document.activeElement?.matches(query), query)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`Tab never reaches ${query}`);
    };
    await tabTo("[data-quick]");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-lit]");
    for (let tries = 0; tries < 6 && !(await page.isEnabled("[data-confirm]")); tries++) {
      await tabTo("[data-lit]:not([data-chosen])");
      await page.keyboard.press("Enter");
    }
    const before = await at(page);
    await tabTo("[data-confirm]");
    await page.keyboard.press("Enter");
    await moved(page, before);
    await page.waitForFunction(() => document.activeElement?.matches("[data-lit]")); // one goes on where one can
    const then = await at(page);
    for (let tries = 0; tries < 6 && !(await page.isEnabled("[data-confirm]")); tries++) {
      await tabTo("[data-lit]:not([data-chosen])");
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Control+Enter");
    await moved(page, then);
  },
  async "a lost connection comes back, a reload finds the same question and the log"() {
    const page = await newcomer();
    await sitDown(page);
    await move(page);
    await lit(page);
    const told = await log(page);
    await page.reload();
    await lit(page);
    assert.equal(await log(page), told);
    await point(page);
    const said = await candidate(page);
    await cutOff(page);
    await page.getByText("Connection lost").waitFor();
    const tries = await page.evaluate(() => globalThis.sockets.length);
    await page.waitForFunction((tries) => globalThis.sockets.length > tries, tries); // once more in vain
    await page.context().setOffline(false);
    await page.waitForSelector(CONFIRM);
    assert.equal(await candidate(page), said);
    await confirm(page);
  },
  async "two people by invitation to the end, one losing the connection and reloading in mid-turn; a stranger is kept out"() {
    const host = await person();
    await host.click("[data-create]");
    await host.getByLabel("By invitation only").check();
    await host.click("form button.primary");
    const link = await host.inputValue("#link");
    assert.match(link, /invitation=/);
    const stranger = await newcomer();
    await stranger.goto(link.split("?")[0]);
    await stranger.getByText("by invitation only").waitFor();
    const guest = await newcomer();
    await guest.goto(link);
    await guest.getByRole("button", { name: "Sit down" }).click();
    await host.click("[data-start]:enabled");
    await host.waitForSelector("[data-question]");
    await guest.waitForSelector("[data-question]");
    await host.fill("#say", "Good luck!");
    await host.keyboard.press("Enter");
    await guest.getByText("Good luck!").waitFor();
    const turnOrEnd = "[data-lit], [data-over]";
    let cut = false;
    for (let moves = 0; moves < 500; moves++) {
      const mover = await Promise.race(
        [host, guest].map((one) => one.waitForSelector(turnOrEnd, { state: "attached" }).then(() => one)),
      );
      if (await mover.$("[data-over]")) break;
      if (mover === guest && moves > 3 && !cut) {
        cut = true; // in the middle of a turn, with a choice made
        await point(guest);
        await cutOff(guest);
        await guest.getByText("Connection lost").waitFor();
        await guest.context().setOffline(false);
        await guest.reload();
        await lit(guest);
        await move(guest);
        await inTheLastRound(host, guest);
      } else await move(mover);
    }
    assert.ok(cut);
    const said = [];
    for (const one of [host, guest]) said.push((await (await one.waitForSelector("#over")).textContent()).trim());
    assert.ok(
      said.every((text) => /^(You won|Guest \d won|You and Guest \d won together)$/.test(text)),
      said.join(" / "),
    );
    assert.ok(said.some((text) => text.startsWith("You")));
  },
  async "partners at two screens share an estate and win or lose together"() {
    const [ann, bob] = [await newcomer(), await newcomer({ lang: "ru", theme: "dark" })];
    await call(ann.context(), "me", { name: "Ann" });
    await call(bob.context(), "me", { name: "Bob" });
    const options = { players: 4, team: true, shields: true, inns: true };
    const { id } = await call(ann.context(), "tables", {
      game: "burgundy",
      options,
      bots: { 1: "random", 3: "random" },
    });
    await call(bob.context(), `tables/${id}/join`, { seat: 2 });
    await call(ann.context(), `tables/${id}/start`);
    for (const one of [ann, bob]) await one.goto(`${address}#/table/${id}`);
    for (let turns = 0; turns < 8; turns++) await move(await asked(ann, bob));
    await inTheLastRound(ann, bob);
    const placed = (page) => page.locator(".mine-area [data-tile][data-el^='cell:']").count();
    for (let moves = 0; moves < 40 && (await move(await askedOrOver(ann, bob))); moves++);
    for (const one of [ann, bob]) await one.waitForSelector("[data-over]");
    assert.equal(await placed(ann), await placed(bob));
    const { scores } = (await see(ann.context(), id)).position.view;
    assert.deepEqual([scores[0], scores[1]], [scores[2], scores[3]]);
  },
  async "a spectator sees the game and cannot touch it"() {
    const page = await newcomer();
    await sitDown(page);
    const watcher = await newcomer();
    await watcher.goto(page.url());
    await watcher.waitForSelector("[data-question]");
    assert.equal(await watcher.locator("[data-lit]").count(), 0);
    await watcher.click("[data-look='1']");
    await watcher.waitForSelector(".mine-area [data-seat='1']");
    await move(page);
    assert.ok(await watcher.$(".mine-area [data-seat='1']"));
  },
  async "hot-seat: two seats on one screen, to the end, then a rematch"() {
    const page = await person();
    await page.click("[data-create]");
    await page.locator(".seats select").nth(1).selectOption("me");
    await page.click("form button.primary");
    await page.click("[data-start]:enabled");
    await page.waitForSelector("[data-question]");
    for (let moves = 0; moves < 8; moves++) await move(page);
    await inTheLastRound(page);
    for (let moves = 0; moves < 50 && (await move(page)); moves++);
    const before = page.url();
    await page.click("[data-rematch]");
    await page.waitForFunction((before) => location.href !== before, before);
    await page.waitForSelector("[data-lit]");
  },
  async "a hint shows a choice, which may be confirmed"() {
    const page = await newcomer();
    await sitDown(page);
    await page.click("[data-hint]");
    await page.waitForSelector("[data-hinted]");
    assert.match(await page.textContent("[data-reason]"), /About \d+ points in the end/);
    await page.waitForSelector("[data-chosen]");
    await confirm(page);
    await sitDown(page, { hints: false });
    assert.equal(await page.locator("[data-hint]").count(), 0);
  },
  async "a line of the log shows where it happened: hovered, focused, touched"() {
    const page = await newcomer();
    await sitDown(page);
    await move(page);
    const line = page.locator("[data-line]").last(); // the newest, which is in sight
    await page.locator("ol[aria-labelledby=log] [data-icon=rolled]").first().waitFor();
    assert.ok(
      await page.evaluate(() => {
        const list = document.querySelector("ol[aria-labelledby=log]");
        return list.scrollHeight - list.scrollTop - list.clientHeight < 2;
      }),
    );
    await line.hover();
    await page.waitForSelector("[data-marked]", { state: "attached" });
    await page.mouse.move(5, 5);
    await page.waitForSelector("[data-marked]", { state: "detached" });
    await line.focus();
    await page.waitForSelector("[data-marked]", { state: "attached" });
    assert.deepEqual(await page.locator("[data-line][tabindex='0']").count(), 1);
    await page.locator("section.board [data-lit]:visible").first().click();
    await page.waitForSelector("[data-marked]", { state: "detached" });
    const phone = await newcomer({ phone: true });
    await phone.goto(page.url());
    await phone.locator("[role=tab]").last().tap();
    await phone.locator("[data-line]").last().tap();
    await phone.waitForSelector("[data-marked]:visible");
  },
  async "a lit piece dragged onto another touches both; dropped elsewhere it is taken back"() {
    const page = await newcomer();
    await sitDown(page);
    const grab = async () => {
      await lift(page, "[data-el='die:0'][data-lit]");
      assert.deepEqual(await elements(page, "data-chosen"), ["die:0"]);
    };
    await grab();
    await page.mouse.move(700, 60, { steps: 3 });
    await page.mouse.up();
    await page.waitForSelector(".ghost", { state: "detached" });
    await page.waitForSelector("[data-chosen]", { state: "detached" });
    await grab();
    const to = await middle(page.locator("[data-el='workers']"));
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.waitForSelector("[data-el='workers'][data-under]");
    await page.mouse.up();
    await page.waitForSelector("[data-el='workers'][data-chosen]");
    assert.deepEqual((await elements(page, "data-chosen")).sort(), ["die:0", "workers"]);
    await page.waitForSelector(CONFIRM);
  },
  async "fingers: a held piece is dragged, a quick move turns the page, two zoom the estate"() {
    const page = await newcomer({ phone: true });
    await sitDown(page);
    const here = () => page.locator("[role=tab][aria-selected=true]").textContent();
    const [left, right] = [
      { x: 70, y: 400 },
      { x: 320, y: 410 },
    ];
    assert.match(await here(), /Board/);
    await place(page, "[data-lit]"); // all is where it will be
    await finger(page, 0, right, left);
    await page.waitForSelector("[data-tab=mine]");
    await finger(page, 0, left, right);
    await page.waitForSelector("[data-tab=shared]");
    await finger(page, 0, right, left);
    await page.waitForSelector("[data-tab=mine]");
    assert.equal((await elements(page, "data-chosen")).length, 0);
    const die = await middle(page.locator("[data-el='die:1']"));
    await finger(page, 350, die, await middle(page.locator("[role=tab]").first()), { x: 195, y: 600 });
    await page.waitForSelector("[data-tab=shared]");
    await page.waitForSelector(".ghost", { state: "detached" });
    await page.waitForSelector("[data-chosen]", { state: "detached" });
    await finger(page, 0, right, left);
    await page.waitForSelector("[data-tab=mine]");
    await finger(page, 350, die, await middle(page.locator("[data-el='workers']")));
    await page.waitForSelector("[data-el='workers'][data-chosen]");
    await page.waitForSelector("[data-el='die:1'][data-chosen]");
    const width = async () => (await page.locator("[data-el='cell:0']").boundingBox()).width;
    const before = await width();
    const touches = await page.context().newCDPSession(page);
    const pinch = (type, apart) =>
      touches.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [
          { x: 195 - apart, y: 400, id: 0 },
          { x: 195 + apart, y: 400, id: 1 },
        ],
      });
    await pinch("touchStart", 40);
    for (const apart of [50, 60, 80]) await pinch("touchMove", apart);
    await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForFunction(
      (least) => document.querySelector("[data-el='cell:0']").getBoundingClientRect().width > least,
      before * 1.7,
    );
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await page.getByRole("button", { name: "Enlarge the estate" }).click();
    await page.waitForFunction(
      (before) => Math.abs(document.querySelector("[data-el='cell:0']").getBoundingClientRect().width - before) < 1,
      before,
    );
  },
  async "two decide at once: what one has touched stays when the other confirms, and counts"() {
    const [host, guest] = [await newcomer(), await newcomer()];
    await call(host.context(), "me", { name: "Ann" });
    await call(guest.context(), "me", { name: "Ben" });
    const options = { players: 2, estates: "dealt", choosing: "secret" };
    const { id } = await call(host.context(), "tables", { game: "burgundy", options });
    await call(guest.context(), `tables/${id}/join`, {});
    await call(host.context(), `tables/${id}/start`);
    for (const one of [host, guest]) {
      await one.goto(`${address}#/table/${id}`);
      await lit(one);
    }
    await point(guest);
    const touched = await elements(guest, "data-chosen");
    const meant = await candidate(guest);
    const before = await at(guest);
    await move(host);
    await moved(guest, before);
    assert.deepEqual(await elements(guest, "data-chosen"), touched);
    assert.equal(await candidate(guest), meant);
    await confirm(guest);
    assert.equal(await guest.locator("[role=alert]").count(), 0);
    await asked(host, guest);
  },
  async "a take-back needs the other's consent"() {
    const [host, guest] = await two();
    const first = await asked(host, guest);
    const second = first === host ? guest : host;
    for (let moves = 0; moves < 12 && !(await second.$("[data-lit]")); moves++) {
      await move(first);
      await asked(first, second);
    }
    await move(second);
    await first.getByRole("button", { name: "Ask to undo" }).click();
    await first.getByText("Waiting for the others").waitFor();
    await second.getByRole("button", { name: "Refuse" }).click();
    await first.getByText("Waiting for the others").waitFor({ state: "detached" });
    for (let moves = 0; moves < 12 && !(await first.$("[data-lit]")); moves++) {
      await move(second);
      await asked(first, second);
    }
    await second.getByRole("button", { name: "Ask to undo" }).click();
    await second.getByText("Waiting for the others").waitFor();
    assert.match(await first.textContent("[role=alertdialog]"), /would like to take back the last move/);
    await first.getByRole("button", { name: "Agree" }).click();
    await lit(second);
    await first.waitForSelector("[data-lit]", { state: "detached" });
    await first.getByText("would like to take back").waitFor({ state: "detached" });
  },
  async "who leaves is replaced by a bot and may come back; who lets the clock run out is replaced, too"() {
    const [page] = await two(); // the game waits for the other
    await page.click("[aria-controls=menu]");
    await page.click("[data-leave]");
    await page.getByRole("button", { name: "Stay" }).click();
    await page.waitForSelector("[data-dialog]", { state: "detached" });
    await page.click("[aria-controls=menu]");
    await page.click("[data-leave]");
    await page.click("[data-sure]");
    await page.locator("aside .name").getByText("(bot)").waitFor();
    await page.waitForSelector("[data-lit]", { state: "detached" });
    await page.getByText("A bot plays on for you").waitFor();
    assert.match(await log(page), /leaves the game: a bot plays on/);
    await page.click("[data-return]");
    await page.waitForSelector("[data-return]", { state: "detached" });
    await page.locator("aside .name").getByText("(bot)").waitFor({ state: "detached" });
    assert.match(await log(page), /is back and plays on/);
    await sitDown(page, { clock: 300 });
    await page.getByRole("timer").waitFor();
    await sitDown(page, { clock: 5 }, "[data-dock]"); // perhaps it has run out by then
    await page.locator("aside .name").getByText("(bot)").waitFor();
  },
  async "a bot is seated at a waiting table; somebody joins from the list of open tables"() {
    const host = await person();
    await host.click("[data-create]");
    await host.click("form button.primary");
    await host.waitForSelector("#link");
    const guest = await person();
    await guest.click(`[data-table="${host.url().split("/").at(-1)}"] a`);
    await guest.getByRole("button", { name: "Sit down" }).click();
    await guest.getByText("Leave the table").waitFor();
    await host.getByRole("button", { name: "Free the seat" }).nth(1).click();
    await host.getByLabel("Seat a bot").last().selectOption("novice");
    await host.getByText("Novice").first().waitFor();
    await host.click("[data-start]:enabled");
    await host.waitForSelector("[data-question]");
  },
  async "a full table is listed as full, what one plays alone to nobody else, one's own before other people's"() {
    const [host, guest, stranger] = [await newcomer(), await newcomer(), await newcomer()];
    await sitDown(host);
    const alone = host.url().split("/").at(-1);
    const { id } = await call(host.context(), "tables", { game: "burgundy" });
    const open = await call(host.context(), "tables", { game: "burgundy" });
    const state = (page, table) => page.locator(`[data-table='${table}'] [data-waiting]`);
    await stranger.goto(address);
    await state(stranger, id).waitFor();
    assert.equal(await stranger.locator(`[aria-labelledby=open] [data-table='${id}']`).count(), 1);
    assert.equal(await stranger.locator(`[data-table='${alone}']`).count(), 0);
    await call(guest.context(), "me", { name: "Ben" });
    await call(guest.context(), `tables/${id}/join`, {});
    await stranger.waitForSelector(`[aria-labelledby=running] [data-table='${id}']`);
    assert.equal(await stranger.locator(`[aria-labelledby=open] [data-table='${id}']`).count(), 0);
    assert.equal(await state(stranger, id).textContent(), "All seats taken");
    assert.equal(await state(stranger, open.id).textContent(), "Waiting for players");
    await host.goto(address);
    await host.waitForSelector(`[aria-labelledby=mine] [data-table='${id}']`);
    assert.equal(await state(host, id).textContent(), "Ready to start");
    await host.waitForSelector(`[data-table='${alone}'] [data-my-turn]`);
    await call(stranger.context(), "me", { name: "Eve" });
    const theirs = await call(stranger.context(), "tables", { game: "burgundy" });
    await host.waitForSelector(`[data-table='${theirs.id}']`);
    await host.route("**/api/tables?which=finished", (route) =>
      route.fulfill({ json: [{ ...theirs, id: "done", status: "over", scores: [1, 2], ranking: [2, 1] }] }),
    );
    await host.waitForSelector("[data-table='done']");
    const lists = ["mine", "finished", "open"];
    const order = await host.$$eval("main section[aria-labelledby]", (all) =>
      all.map((one) => one.getAttribute("aria-labelledby")),
    );
    assert.deepEqual(
      order.filter((one) => lists.includes(one)),
      lists,
    );
    assert.ok(!order.includes("running") || order.indexOf("running") > order.indexOf("open"));
  },
  async "names: asked where people meet, changed while a table waits, one's own for everybody at one screen"() {
    const [host, guest] = [await person(), await newcomer()];
    await host.click("[data-create]");
    await host.fill("[data-called]", "Ann");
    await host.locator("form label:has(select) select").nth(0).waitFor();
    await host.click("form button.primary");
    await host.waitForSelector("#link");
    await host.getByText("Ann", { exact: true }).waitFor();
    await guest.goto(await host.inputValue("#link"));
    await guest.fill("[data-called]", "Ben");
    await guest.getByRole("button", { name: "Sit down" }).click();
    await host.getByText("Ben", { exact: true }).waitFor();
    await guest.waitForSelector("[data-called]", { state: "detached" });
    await call(guest.context(), "me", { name: "Benjamin" });
    await host.getByText("Benjamin", { exact: true }).waitFor();
    await host.getByRole("button", { name: "Free the seat" }).nth(1).click();
    await guest.locator("[data-news]", { hasText: "The host has freed your seat." }).waitFor();
    await host.locator("[data-news]", { hasText: "Benjamin has left the table." }).waitFor();
    await host.getByRole("button", { name: "Sit down" }).click();
    await host.fill("[data-seat-name='1']", "Dora");
    await host.press("[data-seat-name='1']", "Enter");
    await guest.getByText("Dora", { exact: true }).waitFor();
    assert.equal(await host.locator("[data-seat-name]").count(), 1); // who sits first is the host
    await host.fill("[data-seat-name='1']", "Eve");
    await host.click("[data-start]:enabled"); // while it is still being written
    await host.waitForSelector("[data-question]");
    assert.deepEqual(await host.locator("[aria-labelledby=players] .name").allTextContents(), ["Ann", "Eve"]);
    await guest.goto(address);
    await guest.click("[data-create]");
    await guest.waitForSelector(".seats select");
    assert.equal(await guest.locator("[data-called]").count(), 0); // asked once
    await guest.locator(".seats select").nth(1).selectOption("me");
    await guest.fill("[data-seat-name='1']", "Clara");
    await guest.click("form button.primary");
    await guest.click("[data-start]:enabled");
    await guest.waitForSelector("[data-question]");
    assert.match(await guest.textContent("[data-question]"), /^(Benjamin|Clara): use a die/);
    assert.deepEqual(await guest.locator("[aria-labelledby=players] .name").allTextContents(), ["Benjamin", "Clara"]);
  },
  async "the board keeps still while the game goes on, and goods and points fly"() {
    const page = await newcomer({ prefs: { motion: true } });
    await sitDown(page);
    await page.evaluate(() => {
      globalThis.shift = 0;
      globalThis.flown = 0;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node.classList?.contains("flyer")) globalThis.flown++;
      }).observe(document.querySelector("section.board"), { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.sources.some(({ node }) => node?.parentElement?.closest("section.board")))
            globalThis.shift += entry.value;
        }
      }).observe({ type: "layout-shift" });
    });
    for (let moves = 0; moves < 20; moves++) await move(page);
    const { shift, flown } = await page.evaluate(() => ({ shift: globalThis.shift, flown: globalThis.flown }));
    assert.ok(shift < 0.01, `the board shifted by ${shift}`);
    assert.ok(flown > 0, "no goods or points flew");
    await page.waitForSelector(".flyer", { state: "detached" });
  },
  async "others' moves follow one another so that eyes can, all at once where one wants it so, and a touch hurries them"() {
    const LOOK = 300; // ms; a move is looked at for 1800 unless many wait
    /** A game that notes what is heard, when updates are shown, and how many were not shown as soon as they were heard. */
    const watched = async (pace) => {
      const page = await newcomer({ prefs: { pace } });
      await sitDown(page, { options: { players: 4 }, bots: { 1: "greedy", 2: "greedy", 3: "greedy" } });
      await page.evaluate(() => {
        Object.assign(globalThis, { choices: 0, updates: 0, shown: [], late: 0 });
        const dock = document.querySelector("[data-dock]");
        const look = () => globalThis.shown.push(performance.now());
        new MutationObserver(look).observe(dock, { attributes: true, attributeFilter: ["data-at"] });
        globalThis.sockets.at(-1).addEventListener("message", ({ data }) => {
          const { type, delta } = JSON.parse(data);
          if (type !== "delta") return;
          if (Array.isArray(delta.position?.choices)) globalThis.choices = delta.position.choices[0].length;
          if (delta.at && dock.dataset.at !== String(delta.at[0])) globalThis.late++;
          globalThis.updates++;
        });
      });
      return page;
    };
    /** Moves until the others have moved; when they and the last of one's own were shown. */
    const times = async (page) => {
      for (let moves = 0; moves < 12; moves++) {
        await page.evaluate(() => (globalThis.shown.length = 0));
        await move(page);
        await lit(page);
        const shown = await page.evaluate(() => globalThis.shown);
        if (shown.length > 1) return shown;
      }
      throw new Error("nobody else was asked");
    };
    const slow = await times(await watched("slow"));
    const looks = slow.slice(1).map((time, at) => time - slow[at]);
    assert.ok(looks.filter((ms) => ms > LOOK).length > 3, `not one by one: ${looks}`);
    const instant = await watched("instant");
    await times(instant);
    assert.ok((await instant.evaluate(() => globalThis.updates)) > 1, "nothing was heard");
    assert.equal(await instant.evaluate(() => globalThis.late), 0, "not all at once");
    const hurried = await watched("slow");
    for (let moves = 0; moves < 12; moves++) {
      await move(hurried);
      if (await hurried.evaluate(() => globalThis.late > 0 || globalThis.choices === 0)) break;
    }
    await hurried.waitForFunction(() => globalThis.choices > 0);
    await hurried.locator("section.board").click({ position: { x: 3, y: 3 } });
    assert.ok(await hurried.evaluate(() => document.querySelector("[data-lit]")), "not hurried");
  },
  async "a round announces itself, catches no touch, and heads the log"() {
    const page = await newcomer();
    await sitDown(page);
    const rounds = async () => (await page.locator("[aria-labelledby=log] h3").allTextContents()).filter(Boolean);
    const before = (await rounds()).length;
    await page.evaluate(() => {
      globalThis.banners = [];
      new MutationObserver(() => {
        const banner = document.querySelector("[data-banner]");
        if (!banner || globalThis.banners.at(-1) === banner.innerText) return;
        globalThis.banners.push(banner.innerText);
        const { x, y, width, height } = banner.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        globalThis.caught = hit?.closest("[data-banner]") !== null;
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (let moves = 0; moves < 16 && !(await page.evaluate(() => globalThis.banners.length)); moves++) {
      await move(page);
      await lit(page);
    }
    assert.match(await page.evaluate(() => globalThis.banners[0]), /^Round \d: .* goes first$/);
    assert.equal(await page.evaluate(() => globalThis.caught), false);
    assert.ok((await rounds()).length > before);
    await page.waitForSelector("[data-banner]", { state: "detached" });
  },
  async "who comes back reads what the others did since, until the first touch; the log has it, too"() {
    const page = await newcomer();
    await sitDown(page);
    await page.reload();
    await lit(page);
    assert.equal(await page.locator("[data-since]").count(), 0); // no turn of one's own yet
    const others = () => page.locator("[data-since-line]").count();
    for (let moves = 0; moves < 16 && !(await others()); moves++) {
      await move(page);
      await lit(page);
    }
    assert.equal(await page.locator("[data-since]").count(), 0); // one was there
    await page.reload();
    await lit(page);
    const since = await page.waitForSelector("[data-since]");
    assert.match(await since.textContent(), /Since your turn.*Greedy bot/s);
    const { x, y, width, height } = await since.boundingBox();
    const under = ([x, y]) => document.elementFromPoint(x, y).closest("main, [data-dock]") !== null;
    assert.ok(await page.evaluate(under, [x + width / 2, y + height / 2]), "it catches a touch that means the board");
    await page.mouse.click(3, 300);
    await page.waitForSelector("[data-since]", { state: "detached" });
    assert.equal(await others(), 1);
    const hide = (hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await hide(false);
    assert.equal(await page.locator("[data-since]").count(), 0); // nothing happened meanwhile
    await move(page);
    await lit(page);
    for (let moves = 0; moves === 0 || (moves < 16 && !(await others())); moves++) {
      await hide(false);
      await point(page);
      await hide(true);
      await confirm(page);
      await lit(page);
    }
    await hide(false);
    await page.waitForSelector("[data-since]");
  },
  async "a seat has one colour, whoever looks and whose turn it is"() {
    const [host, guest] = await two();
    const colours = (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-seat] .spot")].map((one) => [
          Number(one.closest("[data-seat]").dataset.seat),
          getComputedStyle(one).backgroundColor,
        ]),
      );
    const found = [...(await colours(host)), ...(await colours(guest))];
    for (const seat of [0, 1]) assert.equal(new Set(found.filter(([at]) => at === seat).map(([, one]) => one)).size, 1);
    assert.equal(new Set(found.map(([, one]) => one)).size, 2);
    const page = await newcomer();
    await sitDown(page, { people: 2, bots: {} });
    const large = () => page.evaluate(() => document.querySelector(".mine-area [data-seat]").dataset.seat);
    const before = await large();
    for (let moves = 0; moves < 16 && (await large()) === before; moves++) await move(page);
    assert.notEqual(await large(), before);
    for (const [seat, one] of await colours(page)) assert.ok(found.some(([at, had]) => at === seat && had === one));
  },
  async "a depot tile dragged onto the storage is chosen as by a touch"() {
    const page = await newcomer({ prefs: UNGUIDED });
    await sitDown(page);
    const element = await page.locator("[data-el^='space:'][data-lit]").first().getAttribute("data-el");
    await lift(page, `[data-el='${element}']`);
    const to = await middle(page.locator("[data-takes]"));
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.waitForSelector("[data-takes][data-under]");
    await page.mouse.up();
    await page.waitForSelector(".ghost", { state: "detached" });
    assert.ok((await elements(page, "data-chosen")).includes(element));
    await page.keyboard.press("Escape");
    await lift(page, "[data-el='die:0']");
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await page.waitForSelector("[data-chosen]", { state: "detached" }); // a die is not stored
  },
  async "who leaves and who is late: the others are told, and oneself"() {
    const [host, guest] = [await newcomer(), await newcomer()];
    await call(host.context(), "me", { name: "Ann" });
    await call(guest.context(), "me", { name: "Ben" });
    const { id } = await call(host.context(), "tables", { game: "burgundy", clock: 5 });
    await call(guest.context(), `tables/${id}/join`, {});
    for (const one of [host, guest]) {
      await one.goto(`${address}#/table/${id}`);
      await one.waitForSelector("#link"); // both wait for its start: the clock does not wait for pages
    }
    await call(host.context(), `tables/${id}/start`);
    const pages = [host, guest];
    const [late, other] = (await see(host.context(), id)).position.view.asked[0] === 0 ? pages : pages.toReversed();
    const [seat, name] = late === host ? [0, "Ann"] : [1, "Ben"];
    const note = await other.waitForSelector(`[data-departed='${seat}']`);
    assert.match(await note.textContent(), new RegExp(`${name} ran out of time: a bot plays on`));
    assert.match(
      await (await late.waitForSelector("[data-departed]")).textContent(),
      /Your time ran out: a bot plays on for you/,
    );
    assert.match(await log(other), new RegExp(`${name} rolls .*${name} ran out of time`, "s"));
  },
  async "on a phone title, clock and chat have room, and score sheet and leaving are two touches away"() {
    const [host, other] = [await newcomer({ phone: true }), await newcomer({ phone: true })];
    await call(host.context(), "me", { name: "Ann" });
    const { id } = await call(host.context(), "tables", { game: "burgundy", clock: 300 });
    await call(other.context(), "me", { name: "Ben" });
    await call(other.context(), `tables/${id}/join`, {});
    await call(host.context(), `tables/${id}/start`);
    for (const one of [host, other]) await one.goto(`${address}#/table/${id}`);
    const guest = await asked(host, other); // whose bar has the most to say
    await guest.getByRole("timer").waitFor();
    await guest.waitForSelector("[data-chat]");
    const [whole, high, wide] = await guest.$eval("header h1", (one) => [
      one.scrollWidth <= one.clientWidth,
      one.scrollHeight,
      one.clientWidth,
    ]);
    assert.ok(whole && high <= 48 && wide > 70, `title: ${whole} ${high} ${wide}`);
    assert.deepEqual(await misplaced(guest, true), []);
    await guest.tap("[aria-controls=menu]");
    await guest.tap("[data-sheet]");
    await guest.waitForSelector("[data-dialog] table");
    await guest.getByRole("button", { name: "Close", exact: true }).tap();
    await guest.tap("[aria-controls=menu]");
    await guest.tap("[data-leave]");
    await guest.waitForSelector("[data-dialog] [data-sure]");
  },
  async "dealt estates stand side by side on a wide screen"() {
    const page = await newcomer({ prefs: UNGUIDED });
    await sitDown(page, { options: { estates: "dealt" } });
    await page.setViewportSize({ width: 1280, height: 720 });
    assert.equal(await page.locator(".faces figure").count(), 2);
    await page.waitForFunction(() => {
      const [one, two] = [...document.querySelectorAll(".faces figure")].map((face) => face.getBoundingClientRect());
      return innerWidth === 1280 && Math.abs(one.y - two.y) < 2 && two.x >= one.right;
    });
  },
  async "the language changes in the middle of a turn"() {
    const page = await newcomer();
    await sitDown(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.selectOption("[data-pref=lang]", "ru");
    await page.getByText("Подтвердить").waitFor();
    await page.waitForSelector("[data-lit]");
    assert.equal(await page.getAttribute("html", "lang"), "ru");
    await point(page);
    assert.match(await candidate(page), /[а-я]/);
  },
};

await run(cases);
