// Home and account, tried in Chromium against a real server: a clean first visit, whose turn it is, an account from
// making it to coming back on another device, refusals in the person's language.
// npm run account [-- address]
import assert from "node:assert/strict";
import { address, browser } from "./lib/browser.mjs";
import { lit } from "./lib/moves.mjs";
import { faults, person, someone, visit } from "./lib/people.mjs";
import { misplaced } from "./lib/sound.mjs";

const PASSWORD = "correct horse";
const LARGEST_LOAD = 300_000; // bytes, as they are sent
const LOGIN = `anna${Date.now()}`;

async function account(page) {
  await page.click("[data-account]");
  await page.waitForSelector("form #name");
}
async function enter(page, form, login, password) {
  await page.fill(`${form}login`, login);
  await page.fill(`${form}password`, password);
  await page.press(`${form}password`, "Enter");
}
const stranger = await someone();
const requests = [];
stranger.on("requestfinished", (request) => requests.push(request));
const anna = await visit(stranger, address, true);
await anna.waitForSelector("[data-quick]");
await anna.evaluate(() => document.fonts.ready);
assert.deepEqual(faults, [], "a first visit has a clean console");
assert.equal(await anna.textContent("[data-account]").then((text) => text.trim()), "Log in");
await anna.waitForLoadState("networkidle");
const sizes = await Promise.all(requests.map((one) => one.sizes()));
const loaded = sizes.reduce(
  (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
  0,
);
assert.ok(loaded < LARGEST_LOAD, `a first visit loads ${loaded} bytes`);
console.log(`ok    a first visit is clean and loads ${Math.round(loaded / 1000)} kB`);

const began = Date.now();
await anna.click("[data-quick]");
await lit(anna);
console.log(`ok    one click starts a game (${Date.now() - began} ms)`);

const game = anna.url().split("/").at(-1);
await anna.goto(address);
await anna.waitForSelector(`[data-table="${game}"] [data-my-turn]`);
await anna.waitForFunction(() => document.title === "(1) Feldberg");
assert.equal(await anna.locator("main section").first().getByRole("heading").textContent(), "One game waits for you");
console.log("ok    home and its title say that a game waits");

// Another tab plays on: the open home hears of it by itself.
const other = await anna.context().newPage();
await other.goto(`${address}#/table/${game}`);
await other.click("[aria-controls=menu]");
await other.click("[data-leave]");
await other.click("[data-sure]");
await anna.waitForSelector(`[data-table="${game}"] [data-my-turn]`, { state: "detached" });
await anna.waitForFunction(() => document.title === "Feldberg");
await other.close();
console.log("ok    home refreshes while it is open");

await account(anna);
await anna.fill("#name", "Anna");
await anna.press("#name", "Enter");
await anna.getByRole("status").filter({ hasText: "Saved" }).waitFor();
await enter(anna, "#", LOGIN, "short");
assert.equal(await anna.$eval("#password", (one) => one.validity.tooShort), true, "a short password is not even sent");
await enter(anna, "#", LOGIN, PASSWORD);
await anna.getByText("from now on your games are found").waitFor();
const codes = await anna.locator("[data-codes] code").allTextContents();
assert.equal(codes.length, 8);
console.log("ok    a guest makes an account, and is given codes");

const elsewhere = await person({ phone: true, lang: "ru" });
await account(elsewhere);
await enter(elsewhere, "#back-", LOGIN, "wrong horse");
await elsewhere.getByRole("alert").filter({ hasText: "Неверный логин или пароль." }).waitFor();
await enter(elsewhere, "#", LOGIN.toUpperCase(), PASSWORD);
await elsewhere.getByRole("alert").filter({ hasText: "Такой логин уже занят" }).waitFor();
assert.deepEqual(await misplaced(elsewhere, false), []);
await enter(elsewhere, "#back-", LOGIN, PASSWORD);
await elsewhere.waitForSelector(`[data-table="${game}"]`);
await elsewhere.locator("[data-account]", { hasText: /^\s*Anna\s*$/ }).waitFor();
console.log("ok    the games are found on another device, and errors are in its language");

await account(elsewhere);
await elsewhere.fill("#old", "wrong horse");
await elsewhere.fill("#fresh", "battery staple");
await elsewhere.press("#fresh", "Enter");
await elsewhere.getByRole("alert").filter({ hasText: "Старый пароль неверен." }).waitFor();
await elsewhere.fill("#old", PASSWORD);
await elsewhere.press("#fresh", "Enter");
await elsewhere.getByRole("status").filter({ hasText: "Пароль изменён." }).waitFor();
await elsewhere.waitForFunction(() => document.querySelectorAll("[data-device]").length === 1); // all others are out
assert.deepEqual(await misplaced(elsewhere, false), []);
await elsewhere.click("[data-log-out]");
await elsewhere.waitForSelector("[data-quick]");
await elsewhere.waitForSelector(`[data-table="${game}"]`, { state: "detached" });
await account(elsewhere);
await enter(elsewhere, "#back-", LOGIN, "battery staple");
await elsewhere.waitForSelector(`[data-table="${game}"]`);
console.log("ok    the password is changed; out and in again");

await anna.reload();
await anna.waitForSelector("#back-login");
await enter(anna, "#back-", LOGIN, "battery staple");
await anna.waitForSelector(`[data-table="${game}"]`);
await account(anna);
await anna.waitForSelector("[data-device=elsewhere]");
await anna.click("[data-end-device]");
await anna.waitForSelector("[data-device=elsewhere]", { state: "detached" });
await elsewhere.reload();
await elsewhere.waitForSelector("[data-account]:has-text('Войти')");
await anna.click("[data-everywhere]");
await anna.waitForSelector("[data-account]:has-text('Log in')");
console.log("ok    devices are listed and logged out, one and all");

await account(anna);
await anna.click("[data-forgotten]");
await anna.fill("#back-code", codes[0].toLowerCase());
await enter(anna, "#back-", LOGIN, "a third one");
await anna.waitForSelector(`[data-table="${game}"]`);
await account(anna);
await anna.click("[data-forget]");
await anna.fill("#forget-password", "a third one");
assert.deepEqual(await misplaced(anna, false), []);
await anna.click("[data-forget-sure]");
await anna.getByRole("status").filter({ hasText: "All that was yours is deleted" }).waitFor();
assert.deepEqual(await misplaced(anna, false), []);
await anna.waitForSelector("[data-account]:has-text('Log in')");
await anna.goto(address);
await anna.waitForSelector("[data-quick]");
assert.equal(await anna.locator(`[data-table="${game}"]`).count(), 0);
console.log("ok    a code stands for a forgotten password; who goes takes everything along");

await elsewhere.goto(`${address}#/table/nowhere`);
await elsewhere.getByText("Такого стола нет").waitFor();
console.log("ok    a table that does not exist is refused in the person's language");

const maker = await person();
await maker.click("[data-create]");
assert.equal(await maker.inputValue("[data-game-choice]"), "burgundy", "a first visit finds a game chosen");
await maker.selectOption("[data-game-choice]", "hallertau");
await maker.selectOption("#option-players", "1");
await maker.selectOption("[data-game-choice]", "burgundy");
assert.equal(await maker.inputValue("#option-players"), "2", "one game's options are not another's");
assert.equal(await maker.locator(".seats select").count(), 2);
await maker.selectOption("#option-players", "3");
await maker.selectOption("#option-estates", "each");
await maker.selectOption("[data-estate='0']", "10");
await maker.selectOption("[data-estate='2']", "4");
await maker.selectOption("#option-players", "2");
await maker.selectOption("#option-edition", JSON.stringify("2011"));
await maker.waitForFunction(() => document.querySelectorAll("[data-estate] option").length === 18);
await maker.selectOption("[data-estate='1']", "7");
await maker.click("form button.primary");
await maker.waitForSelector("[data-option=estates]");
assert.equal(await maker.textContent("[data-option=estates]"), "By seat: 1, 7");
assert.equal(await maker.textContent("[data-option=edition]"), "2011");
console.log("ok    a table is made without leftovers of another game, and says how it is played");

await maker.goto(address);
await maker.click("[data-create]");
await maker.selectOption("#option-players", "4");
await maker.check("#option-team:enabled");
await maker.waitForSelector("#option-border_posts:disabled");
const estates = () => maker.locator("#option-estates option").allTextContents();
assert.deepEqual(await estates(), ["Estate 12a", "Estate 12b (our own design)"]);
await maker.uncheck("#option-team");
await maker.check("#option-border_posts:enabled");
await maker.selectOption("#option-estates", "each");
await maker.waitForFunction(() => document.querySelector("[data-estate='3']").value === JSON.stringify("11d"));
await maker.selectOption("#option-edition", JSON.stringify("2011"));
await maker.waitForSelector("#option-border_posts", { state: "detached" });
await maker.waitForFunction(() => document.querySelectorAll("[data-estate] option").length === 36);
await maker.selectOption("#option-edition", JSON.stringify("2019"));
await maker.selectOption("#option-players", "1");
await maker.waitForSelector("#option-target");
assert.deepEqual(await estates(), ["Estate 13a", "Estate 13b (our own design)"]);
await maker.check("#option-inns");
await maker.click("form button.primary");
await maker.click("[data-start]:enabled");
await maker.waitForSelector("[data-el=target]", { state: "attached" });
console.log("ok    set-up offers what other options leave; one plays alone");

const seater = await person();
const typical = async (where) => (await seater.locator(`${where} [data-typical]`).textContent()).trim();
const APPRENTICE = "label:has(input[value=apprentice])";
const ofTwo = await typical(APPRENTICE);
assert.match(ofTwo, /^about \d+ points$/);
await seater.click("label:has(input[name=opponents][value='3'])");
assert.match(await typical(APPRENTICE), /^about \d+ points$/);
assert.notEqual(await typical(APPRENTICE), ofTwo);
await seater.click("[data-create]");
await seater.locator(".seats select").nth(1).selectOption("apprentice");
assert.equal(await typical(".seats"), `${ofTwo} against apprentices`);
await seater.selectOption("#option-edition", JSON.stringify("2011"));
await seater.waitForFunction(() => document.querySelector(".seats [data-typical]").textContent === "");
await seater.selectOption("#option-edition", JSON.stringify("2019"));
await seater.waitForFunction(() => document.querySelector(".seats [data-typical]").textContent !== "");
await seater.click("form button.primary");
await seater.getByText(`looks one move ahead · ${ofTwo} against apprentices`).waitFor();
await seater.getByRole("button", { name: "Free the seat" }).last().click();
await seater
  .getByLabel("Seat a bot")
  .selectOption({ label: `Apprentice: looks one move ahead · ${ofTwo} against apprentices` });
await seater.getByText(`looks one move ahead · ${ofTwo} against apprentices`).waitFor();
console.log("ok    a level is told with what it typically scores, where that was measured");

const chooser = await person();
await chooser.route("**/api/games*", async (route) => {
  const [one] = await (await route.fetch()).json();
  await route.fulfill({ json: [one, ...["second", "third", "fourth"].map((name) => ({ ...one, name, title: name }))] });
});
await chooser.reload();
await chooser.click("[data-game=third]");
await chooser.waitForSelector("[data-quick=third]");
await chooser.reload();
await chooser.waitForSelector("[data-quick=third]");
await chooser.setViewportSize({ width: 390, height: 844 });
assert.deepEqual(await misplaced(chooser, false), []);
console.log("ok    of four games the last chosen is remembered");

await chooser.unrouteAll({ behavior: "wait" });
await chooser.click("[data-theme-switch]");
await chooser.waitForFunction(() => document.documentElement.dataset.theme === "dark");
await chooser.getByRole("button", { name: "Русский" }).click();
await chooser.waitForFunction(() => document.documentElement.lang === "ru");
console.log("ok    theme and language are one click away");

assert.deepEqual(faults, []);
await browser.close();
