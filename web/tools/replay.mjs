// Replays tried in Chromium against a real server: stepping, scrubbing, playing, perspectives, links to positions, records
// down and up, bad files, and an exported page opened from disk.
// npm run replay [-- address [exported.html [folder for pictures]]]
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { address, browser } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { begun, call, first, picture, playOn, see, someone, visit } from "./lib/people.mjs";
import { sound } from "./lib/sound.mjs";

const exported = process.argv[3];
const folder = process.argv[4];
if (folder) mkdirSync(folder, { recursive: true });

// Games, made by calls.

async function called(name) {
  const made = await someone();
  await call(made, "me", { name });
  return made;
}

// Looking at a replay.

const shows = (page, at) =>
  page.waitForSelector(`[data-replay][data-at="${at}"]:has(.game.board)`, { state: "attached" });
const last = async (page) => Number(await page.getAttribute("[data-scrub]", "max"));
const told = (page) => page.innerText("[data-told]");
/** All that the board says and draws, without names that a build makes up. */
const board = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".board [aria-label]")].map((one) => one.getAttribute("aria-label")).join("\n"),
  );

async function scrub(page, to) {
  await page.$eval(
    "[data-scrub]",
    (slider, to) => {
      slider.value = String(to);
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    },
    to,
  );
  await shows(page, to);
}

async function steps(page) {
  await shows(page, 0);
  const end = await last(page);
  assert.ok(end > 20);
  assert.ok(await page.isDisabled("[data-step=back]"));
  assert.equal(await page.locator("[data-lit]").count(), 0);
  const start = await board(page);
  await page.click("[data-step=on]");
  await shows(page, 1);
  assert.notEqual(await told(page), "");
  await page.keyboard.press("ArrowRight");
  await shows(page, 2);
  assert.notEqual(await board(page), start);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 1);
  await page.keyboard.press("End");
  await shows(page, end);
  assert.ok(await page.isDisabled("[data-step=on]"));
  await page.keyboard.press("Home");
  await shows(page, 0);
  assert.equal(await board(page), start);
  await page.click("[data-step=last]");
  await shows(page, end);
  await page.click("[data-step=back]");
  await shows(page, end - 1);
  await page.click("[data-step=first]");
  await shows(page, 0);
  await scrub(page, Math.floor(end / 2));
  assert.notEqual(await board(page), start);
  const earlier = page.locator("[data-jump]").nth(2);
  const jumped = Number(await earlier.getAttribute("data-jump"));
  await earlier.click();
  await shows(page, jumped);
  await scrub(page, Math.floor(end / 2));
  await page.focus("[data-scrub]");
  await page.keyboard.press("ArrowRight");
  await shows(page, Math.floor(end / 2) + 1);
}

async function plays(page) {
  const end = await last(page);
  await scrub(page, 0);
  await page.selectOption("[data-speed]", "4");
  await page.click("[data-step=play]");
  await page.waitForSelector("[data-replay][data-playing]", { state: "attached" });
  await page.waitForFunction(() => Number(document.querySelector("[data-replay]").dataset.at) > 0);
  await page.click("[data-step=play]"); // long before the end
  await page.waitForSelector("[data-replay]:not([data-playing])", { state: "attached" });
  await scrub(page, end - 3);
  await page.selectOption("[data-speed]", "8");
  await page.click("[data-step=play]");
  await shows(page, end);
  await page.waitForSelector("[data-replay]:not([data-playing])", { state: "attached" });
}

async function clean(page, name) {
  if (folder) await picture(page, `${folder}/${name}.png`);
  await sound(page, { bothThemes: true });
}

// One finished game is enough for most cases.
const ann = await called("Ann");
const game = await begun(ann, { options: { players: 2 }, people: 2 });
await playOn([ann], game);
const replay = `${address}#/replay/${game}`;

const cases = {
  async "buttons, keys and the slider lead to every position"() {
    await steps(await visit(await someone(), replay));
  },
  async "it plays by itself, pauses, and stops at the end"() {
    const page = await visit(await someone(), replay);
    await shows(page, 0);
    await plays(page);
  },
  async "a link leads to the same position and perspective"() {
    const made = await someone({ permissions: ["clipboard-read", "clipboard-write"] });
    const page = await visit(made, replay);
    await shows(page, 0);
    await scrub(page, 57);
    await page.selectOption("[data-perspective]", { index: 2 });
    await page.waitForSelector("[data-replay][data-seat='1']", { state: "attached" });
    await page.waitForFunction(() => location.hash.endsWith("?at=57&seat=1"));
    const [drawn, line] = [await board(page), await told(page)];
    await page.click("[data-copy]");
    const link = page.url();
    await page.getByText("Copied").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
    for (const again of [page, await visit(await someone(), link)]) {
      if (again === page) await page.reload();
      await shows(again, 57);
      assert.equal(await again.getAttribute("[data-replay]", "data-seat"), "1");
      assert.equal(await board(again), drawn);
      assert.equal(await told(again), line);
    }
    await page.getByRole("button", { name: "Settings" }).click();
    await page.selectOption("[data-pref=lang]", "ru");
    await page.getByText("Пуск").waitFor();
    await shows(page, 57);
    assert.match(await told(page), /[а-я]/);
  },
  async "a running game shows itself from one's own seats only"() {
    const host = await called("Cora");
    const secret = { options: { players: 2, estates: "dealt", choosing: "secret" } };
    const { id } = await call(host, "tables", { game: "burgundy", ...secret });
    const guest = await called("Dan");
    await call(guest, `tables/${id}/join`, {});
    await call(host, `tables/${id}/start`);
    await first(host, id, await see(host, id));
    const asked = [];
    const seen = {};
    for (const [who, made, seats] of [
      ["host", host, 2],
      ["guest", guest, 2],
      ["stranger", await someone(), 1],
    ]) {
      const page = await visit(made, `${address}#/replay/${id}?at=1&seat=0`);
      page.on(
        "response",
        (answer) => answer.url().includes("/replay?") && asked.push([who, answer.url(), answer.status()]),
      );
      await page.reload();
      await shows(page, 1);
      seen[who] = { seat: await page.getAttribute("[data-replay]", "data-seat"), board: await board(page) };
      assert.equal(await page.locator("[data-perspective] option").count(), seats === 1 ? 0 : seats);
    }
    assert.equal(seen.host.seat, "0");
    assert.equal(seen.guest.seat, "");
    assert.equal(seen.guest.board, seen.stranger.board);
    assert.deepEqual(
      asked.filter(([who, url, status]) => status !== 200 || (who !== "host" && url.includes("seat=0"))),
      [],
    );
  },
  async "a record goes down and up again, and is the same game"() {
    const page = await visit(ann, `${replay}?at=40`);
    await shows(page, 40);
    const [drawn, names] = [await board(page), await page.innerText("[data-replay] aside ol")];
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-record]")]);
    assert.equal(download.suggestedFilename(), `feldberg-burgundy-${game}.json`);
    const file = {
      name: download.suggestedFilename(),
      mimeType: "application/json",
      buffer: Buffer.concat(await (await download.createReadStream()).toArray()),
    };
    const other = await called("Eve");
    const home = await visit(other, address);
    await home.setInputFiles("[data-upload]", file);
    await shows(home, 0);
    await scrub(home, 40);
    assert.equal(await board(home), drawn);
    assert.equal(await home.innerText("[data-replay] aside ol"), names.replaceAll(" you", "").replaceAll("you\n", ""));
    await home.goto(address);
    await home.click(`[data-replay][href*="/replay/"]`);
    await shows(home, 0);
  },
  async "a bad file is told what is wrong with it, in one's language"() {
    const text = await (await ann.request.get(`${address}api/tables/${game}/record`)).text();
    const record = JSON.parse(text);
    const [seed] = /"seed": ?\d+/.exec(text); // more digits than a number has here
    const forged = (changes) =>
      Buffer.from(JSON.stringify({ ...record, ...changes }).replace(/"seed": ?[\d.e+]+/, seed));
    const moves = [...record.moves.slice(0, 9), [0, 0], ...record.moves.slice(10)];
    const files = [
      ["photo.json", Buffer.from([0xff, 0xd8, 0xff, 0, 1]), "This is no record", "Это не запись партии Feldberg"],
      ["broken.json", forged({ moves }), "Move 10 of", "Ход 10 из"],
      ["forged.json", forged({ scores: [999, 1] }), "notes the scores [999, 1]", "В записи счёт [999, 1]"],
      ["long.txt", Buffer.alloc(2_000_000, "x"), "too long", "слишком длинный"],
    ];
    for (const [lang, column] of [
      ["en", 2],
      ["ru", 3],
    ]) {
      const page = await visit(await someone({ lang }), address);
      for (const one of files) {
        await page.setInputFiles("[data-upload]", { name: one[0], mimeType: "application/json", buffer: one[1] });
        const said = page.locator("[data-upload-problem]", { hasText: one[0] });
        await said.waitFor();
        assert.ok((await said.innerText()).includes(one[column]), await said.innerText());
      }
    }
  },
  async "from the end of a game to its replay and back"() {
    const page = await visit(ann, `${address}#/table/${game}`);
    await page.waitForSelector("[data-over] [data-record]");
    await page.click("[data-over] [data-replay]");
    await shows(page, 0);
    assert.equal(await page.getAttribute("[data-replay]", "data-seat"), "0");
    await page.click("[data-table]");
    await page.waitForSelector("[data-over]");
  },
};

if (exported) {
  cases["an exported page needs nothing but itself"] = async () => {
    for (const phone of [false, true]) {
      const made = await someone({ phone, offline: true });
      const requests = [];
      made.on("request", (request) => request.url().startsWith("data:") || requests.push(request.url()));
      const where = String(pathToFileURL(exported));
      const page = await visit(made, where);
      await steps(page);
      await plays(page);
      await page.evaluate(() => addEventListener("hashchange", () => (globalThis.heard = true)));
      await scrub(page, 31);
      await page.selectOption("[data-perspective]", { index: 1 });
      await page.waitForFunction(() => location.hash === "#at=31&seat=0");
      await page.evaluate(() => new Promise((done) => setTimeout(done))); // when it would have been heard
      assert.ok(!(await page.evaluate(() => globalThis.heard))); // else it takes back what was done meanwhile
      const drawn = await board(page);
      await page.reload();
      await shows(page, 31);
      assert.equal(await board(page), drawn);
      assert.deepEqual(
        [...new Set(requests)].filter((one) => !one.startsWith(where)),
        [],
      );
      const checked = await someone({
        phone,
        theme: phone ? "dark" : "light",
        bypassCSP: true,
        reducedMotion: "reduce",
      });
      const again = await visit(checked, `${where}#at=31`);
      await shows(again, 31);
      await clean(again, `exported-${phone ? "phone" : "wide"}`);
    }
  };
  cases["an exported page plays in the frame of a notebook"] = async () => {
    const page = await visit(await browser.newContext({ offline: true }), "about:blank");
    await page.setContent("<iframe sandbox='allow-scripts' width='1000' height='700'></iframe>");
    await page.$eval("iframe", (frame, html) => (frame.srcdoc = html), readFileSync(exported, "utf8"));
    const frame = page.frameLocator("iframe");
    await frame.locator("[data-speed]").selectOption("2");
    await frame.locator("[data-step=play]").click();
    const inside = await (await page.$("iframe")).contentFrame();
    await inside.waitForFunction(() => Number(document.querySelector("[data-replay]").dataset.at) >= 3); // slower than the address would follow
  };
}

await run(cases, { only: process.argv[5] ?? "", kept: ann });
