// Hallertau's board, tried in Chromium against a real server: nothing for axe to find, cards that explain themselves and
// can be searched, explanations that follow the state, things large enough for fingers, payments of one touch,
// opponents' villages, spectators, workers that become tools, how one is asked, a table without cards.
// npm run hallertau [-- address]
import assert from "node:assert/strict";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { confirm, CONFIRM, dice, found, lit, point, tap, turn } from "./lib/moves.mjs";
import { begun, call, newcomer, person, WIDE } from "./lib/people.mjs";
import { reaches } from "./lib/reach.mjs";
import { sound } from "./lib/sound.mjs";

const MOVES = 12;
const STRETCH = 90;
const FINGER = 32;

async function begin(opponents, how) {
  const page = await newcomer({ ...how, bypassCSP: true });
  await call(page.context(), "me", { name: "Ann" });
  const bots = Object.fromEntries(Array.from({ length: opponents }, (_, at) => [at + 1, "greedy"]));
  const id = await begun(page.context(), { game: "hallertau", options: { players: opponents + 1 }, bots });
  await page.goto(`${address}#/table/${id}`);
  await page.waitForSelector(".hallertau.board");
  for (let windows = 0; windows < 12; windows++) {
    await page.waitForSelector("[data-el=tools][data-lit], [data-el=pass][data-lit]", { state: "attached" });
    if ((await page.locator("[data-el=tools][data-lit]").count()) > 0) break;
    await page.click("[data-el=pass]"); // a card could be played before the first turn
    await confirm(page);
  }
  return page;
}

async function play(page) {
  await confirm(page);
  await lit(page);
}

const help = (page, text) =>
  page.waitForFunction(
    (text) => document.querySelector("[data-help]")?.textContent.toLowerCase().includes(text.toLowerCase()),
    text,
  );
const firstCard = (page) => page.locator(".hand [data-el^='card:']").first();

const cases = {
  async "every page of the board is sound, wide and phone, light and dark"() {
    const page = await begin(1, { phone: true, lang: "ru" });
    for (let moves = 0; moves < MOVES; moves++) await turn(page);
    for (const tab of await page.locator("[role=tab]:visible").all()) {
      await tab.click();
      await sound(page, { playing: true, bothThemes: true, what: await tab.textContent() });
    }
    await page.setViewportSize(WIDE);
    await page.waitForSelector("[role=tab]", { state: "hidden" });
    await sound(page, { playing: true, bothThemes: true, what: "wide" });
  },

  async "a card explains itself to pointer, keyboard and a long press"() {
    const page = await begin(0);
    const number = (await firstCard(page).getAttribute("data-el")).slice(5);
    await firstCard(page).hover();
    await help(page, number);
    const space = page.locator("[data-el='space:cultivation']");
    await space.focus();
    await help(page, await space.locator(".name").textContent());
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await page.evaluate(() => document.activeElement?.dataset.el), "space:cultivation");

    const phone = await begin(0, { phone: true });
    await phone.getByRole("tab", { name: "Hand" }).click();
    const card = firstCard(phone);
    const text = (await card.getAttribute("data-el")).slice(5);
    await card.dispatchEvent("pointerdown", { pointerType: "touch" });
    await help(phone, text);
    await card.dispatchEvent("pointerup", { pointerType: "touch" });
  },

  async "cards are searched by number and by words, from the hand and from the board"() {
    const page = await begin(0);
    await page.click("[data-search]");
    await page.waitForSelector("[data-found='135']");
    await page.fill("[data-search-input]", "903");
    await page.waitForSelector("[data-found='1']");
    await page.fill("[data-search-input]", "no such words");
    await page.waitForSelector("[data-found='0']");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-search-input]", { state: "detached" });
    await page.click(".actions .find");
    await page.getByRole("button", { name: "bonus cards", exact: true }).click();
    await page.waitForSelector("[data-found='45']");

    const russian = await begin(0, { lang: "ru" });
    await russian.click("[data-search]");
    const found = async (words) => {
      await russian.fill("[data-search-input]", "!");
      await russian.waitForSelector("[data-found='135']");
      await russian.fill("[data-search-input]", words);
      return russian
        .waitForSelector("[data-found]:not([data-found='135'])")
        .then((one) => one.getAttribute("data-found"));
    };
    assert.equal(await found("овца"), await found("овцами"));
    assert.notEqual(await found("овца"), "0");
  },

  async "an explanation goes with its question, and the next tells the new state"() {
    const page = await begin(0);
    const space = page.locator("[data-el='space:clearing']");
    await space.hover();
    await help(page, "Workers on it");
    const [, on, next] = /Workers on it: (\d+)\. Next: (\d+)/.exec(await page.textContent("[data-help]"));
    await space.click();
    await page.waitForSelector(CONFIRM);
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("[data-help]", { state: "detached" });
    await page.mouse.move(5, 5);
    await space.hover();
    await help(page, `Workers on it: ${Number(on) + Number(next)}.`);
  },

  async "a solo game on a phone: fingers hit what is lit, answers have words, a payment is one touch"() {
    const page = await begin(0, { phone: true });
    const below = dice(5);
    const [seen, small] = [new Set(), new Set()];
    let payments = 0;
    for (
      let moves = 0;
      moves < STRETCH && !(payments && moves > STRETCH / 2) && !(await page.$("[data-over]"));
      moves++
    ) {
      for (const tab of await page.locator("[role=tab]:has(.dot.on)").all()) {
        await tab.click();
        for (const { element, wide, high } of await reaches(page, ".hallertau.board")) {
          seen.add(element.split(":")[0]);
          if (wide < FINGER || high < FINGER) small.add(`${element} ${wide}x${high}`);
        }
      }
      const answers = await page.locator(".elements button").allInnerTexts();
      assert.deepEqual(
        answers.filter((text) => !text.trim() || /^[a-z]+:/.test(text)),
        [],
        "answers without words",
      );
      const buildings = page.locator("[data-el^='building:'][data-lit]"); // none where only a card can be played
      if (
        /improve a craft building/i.test(await page.textContent("[data-question]")) &&
        (await buildings.count()) > 0
      ) {
        await page.getByRole("tab", { name: "My village" }).click();
        await buildings.first().click();
        const one = page.locator("[data-el^='pay:']").first();
        if ((await one.count()) > 0) {
          payments++;
          await one.click();
          assert.match(await page.textContent("[data-candidate]"), /^Improve .+ for \d/);
          assert.ok(await page.isEnabled("[data-confirm]"), "a payment needs more than one touch");
        }
      }
      await point(page, below, { shunned: "[data-el=done], [data-el=quiet]" });
      await play(page);
    }
    assert.deepEqual([...small], [], "too small");
    for (const kind of ["space", "tools", "building", "field"]) assert.ok(seen.has(kind), `no ${kind} was ever lit`);
    assert.ok(payments > 0, "nothing was paid");
  },

  async "on a phone the board stands still while one chooses, however little the dock leaves of it"() {
    const page = await begin(0, { phone: true });
    await page.getByRole("tab", { name: "My village" }).tap();
    await tap(page, "[data-el='good:rye'][data-lit]");
    await page.locator(".elements button").nth(8).waitFor(); // the ways to gain crops make the dock high
    await tap(page, "[data-el^='field:'][data-lit]");
    await page.getByRole("tab", { name: "Board" }).tap();
    await page.waitForSelector("[data-tab=shared]");
    for (let height = 560; height <= 900; height += 20) {
      await page.setViewportSize({ width: 390, height });
      const shapes = await page.evaluate(async () => {
        const seen = new Set();
        for (let frames = 0; frames < 6; frames++) {
          await new Promise((done) => requestAnimationFrame(done));
          seen.add(document.querySelector("[data-shape]").dataset.shape);
        }
        return [...seen];
      });
      assert.deepEqual(shapes, ["upright"], `${height} px high`);
    }
    await tap(page, "[data-el^='space:'][data-lit]");
    await page.waitForSelector("[data-el^='space:'][data-chosen]");
  },

  async "a spectator chooses whose village is large"() {
    const page = await begin(2);
    const watcher = await newcomer();
    await watcher.goto(page.url());
    const shown = (seat) => watcher.waitForSelector(`[data-look='${seat}'][aria-pressed=true]`);
    await shown(0);
    const name = await watcher.locator("[data-look='2'] .who").textContent();
    await watcher.click("[data-look='2']");
    await shown(2);
    assert.equal(await watcher.locator(".village").getAttribute("aria-label"), name);
    await watcher.locator(".opponent").first().click();
    await shown(0);
    assert.equal(await watcher.locator("dialog[open]").count(), 0);
  },

  async "an opponent's village is looked at and not touched"() {
    const page = await begin(3);
    assert.equal(await page.locator(".opponent").count(), 3);
    await page.locator(".opponent").last().click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator(".centre").waitFor();
    assert.equal(await dialog.locator("[data-el]").count(), 0);
    await dialog.getByRole("button").click();
    await page.waitForSelector("dialog[open]", { state: "detached" });
  },

  async "workers become tools by one button and a number"() {
    const page = await begin(0);
    const offered = (count) =>
      found(
        page,
        (count) => document.querySelectorAll(".elements [data-el^='tools:']").length === count,
        count,
        `${count} answers`,
      );
    assert.equal(await page.locator("[data-el^='tools:']").count(), 0);
    await page.click("[data-el=tools]");
    await offered(6);
    await page.click("[data-el='tools:3']");
    await play(page);
    assert.equal((await page.locator(".stock .good:has(.i-tools)").textContent()).trim(), "3");
    await page.click("[data-el=tools]");
    await offered(3);
  },

  async "a space and what it asks first are confirmed at once; what it asks is shown with it"() {
    const page = await begin(0);
    assert.equal(await page.locator("[data-el^='choice:']").count(), 0);
    await page.click("[data-el='space:nursery']");
    assert.ok(!(await page.isEnabled("[data-confirm]")), "nothing is chosen of the nursery");
    await page.click("[data-el='choice:nursery:0']");
    assert.match(await page.textContent("[data-candidate]"), /on Nursery: gain 3 clay/);
    await play(page);
    assert.match(await page.locator(".stock .good:has(.i-clay)").textContent(), /Clay: 3/);
  },

  async "one is asked for everything by wish, and not again in a phase where one says so"() {
    const page = await begin(0);
    const undo = await page.isEnabled("[data-undo]");
    const wish = async (words) => {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("button", { name: words }).click();
      await page.waitForSelector(`[data-aside]:not(:text-is("${words}"))`);
      await page.waitForSelector("[data-dock]:not([data-sent])");
      await page.keyboard.press("Escape");
      await page.waitForSelector("[data-aside]", { state: "detached" });
    };
    await page.click("[data-el='space:clearing']");
    await wish("Ask me for everything");
    assert.equal(await page.locator("[data-el='space:clearing'][data-chosen]").count(), 1); // it is no move
    assert.equal(await page.isEnabled("[data-undo]"), undo);
    await play(page);
    await page.waitForSelector("[data-el=done][data-lit]"); // the gain can be declined
    await page.click("[data-el=done]");
    await play(page);
    const asked = page.locator("[data-el=quiet][data-lit]");
    const pick = dice(3); // who only makes tools may never be able to play a card
    for (let moves = 0; moves < 80 && (await asked.count()) === 0; moves++) await turn(page, pick);
    const phase = () => page.locator(".phases .now").textContent();
    const then = await phase();
    await asked.click();
    await play(page);
    assert.ok((await asked.count()) === 0 || (await phase()) !== then, "asked again in the same phase");
    await wish("Ask me only where it matters");
  },

  async "a line of the log shows where it happened"() {
    const page = await begin(0);
    await page.click("[data-el='space:clearing']");
    await play(page);
    const line = page.locator("[data-line]", { hasText: "Clearing" }).last();
    await line.locator("[data-icon=worker]").waitFor();
    await line.hover();
    const space = page.locator("[data-el='space:clearing'][data-marked]");
    await space.waitFor();
    assert.equal(await space.evaluate((one) => getComputedStyle(one).outlineStyle), "dashed");
    await page.locator(".hand").hover();
    await space.waitFor({ state: "detached" });
  },

  async "a table without cards has no hand and no card spaces"() {
    const page = await person();
    await page.click("[data-create]");
    await page.locator("form select").first().selectOption("hallertau");
    await page.locator("#option-players").selectOption("1");
    await page.locator("#option-cards").uncheck();
    await page.click("form .primary");
    await page.click("[data-start]");
    await page.waitForSelector("[data-lit]");
    assert.equal(await page.locator(".hand").count(), 0);
    assert.equal(await page.locator("[data-el^='space:']").count(), 16);
  },
};

await run(cases);
