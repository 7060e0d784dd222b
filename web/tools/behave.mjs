// What a person relies on, tried in Chromium against a real server: undo, playing at once, keyboard, taking back,
// a lost connection, a reload, two people by invitation, a spectator, hot-seat, rematch, the other language.
// npm run behave [-- address]
import assert from "node:assert/strict";
import { launch } from "./browser.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const browser = await launch();
const CONFIRM = "[data-confirm]:enabled";

async function person(prefs = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en" });
  await context.addInitScript((prefs) => localStorage.getItem("feldberg") ?? localStorage.setItem("feldberg", JSON.stringify({ motion: false, ...prefs })), prefs);
  await context.addInitScript(() => {
    globalThis.sockets = [];
    globalThis.WebSocket = class extends WebSocket {
      constructor(...how) {
        super(...how);
        globalThis.sockets.push(this);
      }
    };
  });
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  await page.goto(address);
  await page.waitForSelector("[data-quick]");
  return page;
}
const at = (page) => page.getAttribute("[data-dock]", "data-at");
const candidate = (page) => page.textContent("[data-candidate]");

async function point(page) {
  for (let tries = 0; tries < 8 && !(await page.isEnabled("[data-confirm]")); tries++) {
    await page.locator("[data-lit]:not([data-chosen]):visible").first().click();
  }
}
async function move(page) {
  await page.waitForSelector("[data-lit]", { state: "attached" });
  await point(page);
  const before = await at(page);
  await page.click(CONFIRM);
  await moved(page, before);
}
const moved = (page, before) =>
  page.waitForFunction((before) => document.querySelector("[data-over]") || document.querySelector("[data-dock]")?.dataset.at !== before, before);

const cases = {
  async "taking back the choice: Escape, the same touch, empty ground"() {
    const page = await person();
    await page.click("[data-quick]");
    await page.waitForSelector("[data-lit]");
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
    return page;
  },
  async "undo brings the question back"() {
    const page = await person();
    await page.click("[data-quick]");
    await move(page);
    await page.waitForSelector("[data-undo]:enabled");
    const before = await at(page);
    await page.click("[data-undo]");
    await moved(page, before);
    await page.waitForSelector("[data-lit]");
    return page;
  },
  async "playing at once needs no confirmation"() {
    const page = await person({ atOnce: true });
    await page.click("[data-quick]");
    await page.waitForSelector("[data-lit]");
    const before = await at(page);
    for (let tries = 0; tries < 5 && (await at(page)) === before; tries++) {
      await page.locator("[data-lit]:not([data-chosen]):visible").first().click();
      await page.waitForTimeout(150);
    }
    assert.notEqual(await at(page), before);
    return page;
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
      await page.waitForTimeout(50);
    }
    const before = await at(page);
    await tabTo("[data-confirm]");
    await page.keyboard.press("Enter");
    await moved(page, before);
    return page;
  },
  async "a lost connection comes back, a reload finds the same question"() {
    const page = await person();
    await page.click("[data-quick]");
    await move(page);
    await page.waitForSelector("[data-lit]", { state: "attached" });
    await page.reload();
    await page.waitForSelector("[data-lit]", { state: "attached" });
    await point(page);
    const said = await candidate(page);
    await page.context().setOffline(true);
    await page.evaluate(() => globalThis.sockets.forEach((one) => one.close()));
    await page.getByText("Connection lost").waitFor();
    await page.waitForTimeout(1500);
    await page.context().setOffline(false);
    await page.waitForSelector(CONFIRM);
    assert.equal(await candidate(page), said);
    const before = await at(page);
    await page.click(CONFIRM);
    await moved(page, before);
    return page;
  },
  async "two people by invitation, one reloading; a stranger is kept out"() {
    const host = await person();
    await host.click("[data-create]");
    await host.getByLabel("By invitation only").check();
    await host.click("form button.primary");
    const link = await host.inputValue("#link");
    assert.match(link, /invitation=/);
    const stranger = await person();
    await stranger.goto(link.split("?")[0]);
    await stranger.getByText("by invitation only").waitFor();
    const guest = await person();
    await guest.goto(link);
    await guest.getByRole("button", { name: "Sit down" }).click();
    await host.click("[data-start]:enabled");
    await host.waitForSelector("[data-question]");
    await guest.waitForSelector("[data-question]");
    for (let moves = 0; moves < 6; moves++) {
      const mover = await Promise.race([host, guest].map((one) => one.waitForSelector("[data-lit]", { state: "attached" }).then(() => one)));
      await move(mover);
      if (moves === 3) await guest.reload();
    }
    await host.fill("#say", "Good luck!");
    await host.keyboard.press("Enter");
    await guest.getByText("Good luck!").waitFor();
    host.faults.push(...guest.faults, ...stranger.faults);
    return host;
  },
  async "a spectator sees the game and cannot touch it"() {
    const page = await person();
    await page.click("[data-quick]");
    await page.waitForSelector("[data-lit]");
    const watcher = await person();
    await watcher.goto(page.url());
    await watcher.waitForSelector("[data-question]");
    assert.equal(await watcher.locator("[data-lit]").count(), 0);
    await move(page);
    return watcher;
  },
  async "hot-seat: two seats on one screen, to the end, then a rematch"() {
    const page = await person();
    await page.click("[data-create]");
    await page.locator(".seats select").nth(1).selectOption("me");
    await page.click("form button.primary");
    await page.click("[data-start]:enabled");
    await page.waitForSelector("[data-question]");
    for (let moves = 0; moves < 500 && !(await page.$("[data-over]")); moves++) {
      await page.waitForSelector("[data-lit], [data-over]", { state: "attached" });
      if (!(await page.$("[data-over]"))) await move(page);
    }
    const before = page.url();
    await page.click("[data-rematch]");
    await page.waitForFunction((before) => location.href !== before, before);
    await page.waitForSelector("[data-lit]");
    return page;
  },
  async "the language changes in the middle of a turn"() {
    const page = await person();
    await page.click("[data-quick]");
    await page.waitForSelector("[data-lit]");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.selectOption("[data-pref=lang]", "ru");
    await page.getByText("Подтвердить").waitFor();
    await page.waitForSelector("[data-lit]");
    assert.equal(await page.getAttribute("html", "lang"), "ru");
    await point(page);
    assert.match(await candidate(page), /[а-я]/);
    return page;
  },
};

let failed = 0;
for (const [name, run] of Object.entries(cases)) {
  if (process.argv[3] && !name.includes(process.argv[3])) continue;
  try {
    const page = await run();
    assert.deepEqual(page.faults, []);
    console.log("ok   ", name);
  } catch (error) {
    failed++;
    console.log("FAILED", name, "\n", String(error).split("\n").slice(0, 6).join("\n  "));
    await browser.contexts().at(-1)?.pages()[0]?.screenshot({ path: `/tmp/failed-${failed}.png` });
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
process.exitCode = failed ? 1 : 0;
