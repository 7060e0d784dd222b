// The Castles of Tuscany in Chromium against a real server: boards are joined with a mouse, a finger and keys alone, a
// payment shows its cards, and two people set up in secret at the same moment and play the last round.
// npm run tuscany [-- address [part of a case's name]]
// GUEST, TABLE: the cookie of who joins boards, and a table at its start; see tests/web/joining.py.
import assert from "node:assert/strict";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { confirm, dice, finger, found, lit, middle, move, point, tap } from "./lib/moves.mjs";
import { choosing, playOn, see, someone, two, UNGUIDED, visit } from "./lib/people.mjs";

const { GUEST, TABLE } = process.env;
const CONTROLS = [
  "[data-turn] >> nth=0",
  "[data-turn] >> nth=1",
  "[data-turn] >> nth=2",
  "[data-joint='0']",
  "[data-joint='1']",
];
const PLAQUE = "[data-el^='way:']:visible";

async function seated(how = {}) {
  const context = await someone({ prefs: UNGUIDED, ...how });
  await context.addCookies([{ name: "feldberg", value: GUEST, url: address }]);
  const page = await visit(context, `${address}#/table/${TABLE}`);
  await page.waitForSelector(PLAQUE);
  return page;
}

/** The letters of the boards from left to right, each with ' where it is turned. */
const row = (page) =>
  page
    .locator("[data-board]")
    .evaluateAll((all) =>
      all.map(({ dataset }) => dataset.board + (dataset.turned === undefined ? "" : "'")).join(" "),
    );
const shown = (page) => page.getAttribute("[data-puzzle]", "data-puzzle");
const isReady = (page) => page.isEnabled("[data-confirm]");

const turned = (letter) => (letter.endsWith("'") ? letter.slice(0, 1) : `${letter}'`);

const middleOf = (page, place) => middle(page.locator("[data-board]").nth(place));

/** Turns and shifts until the boards lie as they must not; the way back is the last step once more. */
async function toForbidden(page) {
  for (let step = 1; step < 2 ** CONTROLS.length; step++) {
    const control = CONTROLS[Math.log2(step & -step)];
    await page.click(control);
    if ((await page.getAttribute(PLAQUE, "data-lit")) === null) return control;
  }
  throw new Error("every way is allowed");
}

/** The elements of a person's choice that their hand shows. */
const paid = (page) =>
  page
    .locator(":is([data-chosen], [data-meant]):visible")
    .evaluateAll((all) => all.map(({ dataset }) => dataset.el).sort());

const cases = {
  async "boards are joined with a mouse, and what is not allowed says why"() {
    const page = await seated();
    const [one, two, three] = (await row(page)).split(" ");
    await page.locator("[data-board]").first().click();
    assert.equal(await row(page), [turned(one), two, three].join(" "), "a touch turns a board");
    const [from, to] = [await middleOf(page, 0), await middleOf(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    assert.equal(await row(page), [two, three, turned(one)].join(" "), "a board is dragged to another place");
    const before = await shown(page);
    await page.click("[data-joint='0']");
    assert.notEqual(await shown(page), before, "a joint is shifted");

    const back = await toForbidden(page);
    assert.match(await page.textContent(PLAQUE), /an area of 4/i);
    await page.click(PLAQUE);
    await page.locator("[data-help]").waitFor();
    assert.equal(await isReady(page), false);
    await page.click(back);
    await page.click(PLAQUE);
    assert.equal(await isReady(page), true);
    await page.click(back);
    assert.equal(await isReady(page), false, "what is laid differently is not chosen any more");
    await page.click(back);
    await page.click(PLAQUE);
    const chosen = await shown(page);
    await confirm(page);
    assert.equal(await page.locator("[data-el^='cell:'][data-lit]").count(), 3, "three spaces for the castle");
    await page.click("[data-undo]");
    await page.waitForSelector(PLAQUE);
    assert.equal(await shown(page), chosen, "the boards lie as they lay");
  },

  async "boards are joined with a finger"() {
    const page = await seated({ phone: true });
    const [one, two, three] = (await row(page)).split(" ");
    await tap(page, `[data-board="${two[0]}"]`);
    assert.equal(await row(page), [one, turned(two), three].join(" "));
    const before = await shown(page);
    await tap(page, "[data-joint='1']");
    await page.waitForSelector(`[data-puzzle]:not([data-puzzle="${before}"])`);
    await tap(page, "[data-joint='1']");
    await page.waitForSelector(`[data-puzzle="${before}"]`);
    const [from, to] = [await middleOf(page, 2), await middleOf(page, 0)];
    await finger(page, 0, from, to);
    assert.equal(await row(page), [three, one, turned(two)].join(" "));
  },

  async "boards are joined with keys alone, then the castle stands"() {
    const page = await seated();
    const press = (...keys) => keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
    const has = (query) => page.evaluate((query) => document.activeElement?.matches(query) ?? false, query);
    const tabTo = async (query) => {
      for (let steps = 0; !(await has(query)); steps++) {
        assert.ok(steps < 60, `no way to ${query}`);
        await press("Tab");
      }
    };
    const [one, two, three] = (await row(page)).split(" ");
    await tabTo("[data-board]");
    await press("Enter", "ArrowRight");
    assert.equal(await row(page), [two, turned(one), three].join(" "));
    assert.ok(await has(`[data-board="${one[0]}"]`), "the focus goes along");
    await press("Enter", "ArrowLeft");
    assert.equal(await row(page), [one, two, three].join(" "));
    const before = await shown(page);
    await tabTo("[data-joint='1']");
    await press("Space");
    assert.notEqual(await shown(page), before);
    await press("Space");
    assert.equal(await shown(page), before);
    await tabTo("[data-el^='way:']");
    await press("Enter", "Control+Enter");
    await page.waitForSelector("[data-el^='cell:'][data-lit]");
    await tabTo("[data-el^='cell:'][data-lit]");
    await press("Enter", "Control+Enter");
    await page.waitForSelector("[data-el^='bonus:'][data-lit]");
  },

  async "a payment is shown on all its cards"() {
    const { people, id, come } = await two("tuscany");
    const contexts = people.map((one) => one.context());
    const pays = ({ view, choices }) => view.question === "Pay" && choices.length > 0;
    await playOn(contexts, id, pays, choosing(dice(3)));
    const [seat] = (await see(contexts[0], id)).position.view.asked;
    const { choices } = (await see(contexts[seat], id)).position;
    await come();
    await lit(people[seat]);
    await point(people[seat]);
    const payments = choices.map(({ elements }) => [...elements].sort());
    const shown = await paid(people[seat]);
    assert.ok(
      payments.some((one) => one.join() === shown.join()),
      `${shown.join()} is none of ${payments.join(" or ")}`,
    );
  },

  async "an opponent's domain is enlarged, with what lies beside it"() {
    const { people, id, come } = await two("tuscany");
    const contexts = people.map((one) => one.context());
    await playOn(contexts, id, ({ view }) => view.round > 0);
    await come();
    const [wide, phone] = people;
    await phone.locator("[role=tab]").nth(3).click();
    for (const one of people) await one.click(".opponent:visible");
    const lies = (page, side, where) =>
      found(
        page,
        ([one, other]) => {
          const [land, purse] = [".land", ".purse"].map((part) => document.querySelector(`dialog[open] ${part}`));
          return land && purse && purse.getBoundingClientRect()[one] >= land.getBoundingClientRect()[other];
        },
        side,
        `the purse ${where}`,
      );
    await lies(wide, ["left", "right"], "to the right on a wide screen");
    await lies(phone, ["top", "bottom"], "below on a phone");
  },

  async "two people set up in secret at the same moment, and play the last turns"() {
    const { people, id, come } = await two("tuscany");
    const [ann, bob] = people;
    await come();
    await Promise.all(people.map(lit));
    await Promise.all(people.map((one) => point(one)));
    await Promise.all(people.map(confirm));
    await move(ann);
    const waysSeen = async (page) =>
      (await see(page.context(), id)).position.view.players.map(({ way }) => way !== null);
    assert.deepEqual(await waysSeen(bob), [false, true], "nobody sees what the other has joined before all are ready");
    await move(bob);
    await bob.waitForFunction(() => document.querySelector("[data-question]")); // the reveal is drawn
    assert.deepEqual(await waysSeen(bob), [true, true]);

    for (const one of people) await one.goto(address); // which draws no board
    const contexts = people.map((one) => one.context());
    await playOn(contexts, id, ({ view }) => view.last, choosing(dice(3)));
    await come();
    for (let moves = 0; moves < 40; moves++) {
      const { table, position } = await see(contexts[0], id);
      if (table.status === "over") break;
      await move(people[position.view.asked[0]], (count) => count - 1);
    }
    const said = await Promise.all(
      people.map((one) => one.waitForSelector("#over").then((over) => over.textContent())),
    );
    const { ranking } = (await see(contexts[0], id)).table;
    const results = [
      [/^You/, /^Вы/],
      [/^Bob won/, /^Ann побеждает/],
    ];
    said.forEach((text, seat) => assert.match(text.trim(), results[ranking[seat] - 1][seat]));
  },
};
await run(cases);
