// Replays tried in Chromium against a real server: stepping, scrubbing, playing, perspectives, links to positions, records
// down and up, bad files, and an exported page opened from disk.
// npm run replay [-- address [exported.html [folder for pictures]]]
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { launch } from "./browser.mjs";

const address = process.argv[2] ?? "http://localhost:4173/";
const exported = process.argv[3];
const folder = process.argv[4];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
if (folder) mkdirSync(folder, { recursive: true });
const browser = await launch();

async function context(prefs = {}, more = {}) {
  const made = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en", bypassCSP: true, ...more });
  made.setDefaultTimeout(20000);
  await made.addInitScript((prefs) => localStorage.getItem("feldberg") ?? localStorage.setItem("feldberg", JSON.stringify({ motion: false, ...prefs })), prefs);
  return made;
}

/** A page that notes what must not happen. */
async function visit(where, made, faults) {
  const page = await made.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => message.type() === "error" && !/40[13]|422/.test(message.text()) && faults.push(message.text()));
  await page.goto(where);
  return page;
}

// Games, made by calls.

async function called(made, name) {
  await call(made, "me", { name });
  return made;
}
async function call(made, path, data) {
  const answer = await made.request.post(`${address}api/${path}`, { data });
  assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? null : answer.json();
}
const see = async (made, id) => (await made.request.get(`${address}api/tables/${id}`)).json();

/** Whoever of the people is asked takes the first choice, until the game is over or so many moves are made. */
async function finished(made, wanted, moves = 1000) {
  const { id } = await call(made, "tables", { game: "burgundy", ...wanted });
  await call(made, `tables/${id}/start`);
  for (let played = 0; played < moves; ) {
    const { at, table, position } = await see(made, id);
    if (table.status === "over") break;
    if (position.choices.length === 0) continue; // a bot thinks
    await call(made, `tables/${id}/play`, { at, seat: position.seat, action: position.choices[0].action });
    played++;
  }
  return id;
}

// Looking at a replay.

const shows = (page, at) => page.waitForSelector(`[data-replay][data-at="${at}"]`, { state: "attached" });
const last = async (page) => Number(await page.getAttribute("[data-scrub]", "max"));
const told = (page) => page.innerText("[data-told]");
/** All that the board says and draws, without names that a build makes up. */
const board = (page) => page.evaluate(() => [...document.querySelectorAll(".board [aria-label]")].map((one) => one.getAttribute("aria-label")).join("\n"));

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
  await scrub(page, end - 6);
  await page.selectOption("[data-speed]", "8");
  await page.click("[data-step=play]");
  await page.waitForSelector("[data-replay][data-playing]", { state: "attached" });
  await page.waitForFunction((from) => Number(document.querySelector("[data-replay]").dataset.at) > from, end - 6);
  await page.click("[data-step=play]");
  await page.waitForSelector("[data-replay]:not([data-playing])", { state: "attached" });
  await page.click("[data-step=play]");
  await shows(page, end);
  await page.waitForSelector("[data-replay]:not([data-playing])", { state: "attached" });
}

async function clean(page, name) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${name}: horizontal scroll of ${wide}`);
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  assert.deepEqual(violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].failureSummary}`), []);
}

// One finished game is enough for most cases.
const ann = await called(await context(), "Ann");
const game = await finished(ann, { options: { players: 2 }, people: 2 });
const replay = `${address}#/replay/${game}`;

const cases = {
  async "buttons, keys and the slider lead to every position"(faults) {
    await steps(await visit(replay, await context(), faults));
  },
  async "it plays by itself, pauses, and stops at the end"(faults) {
    const page = await visit(replay, await context(), faults);
    await shows(page, 0);
    await plays(page);
  },
  async "a link leads to the same position and perspective"(faults) {
    const made = await context({}, { permissions: ["clipboard-read", "clipboard-write"] });
    const page = await visit(replay, made, faults);
    await shows(page, 0);
    await scrub(page, 57);
    await page.selectOption("[data-perspective]", { index: 2 });
    await page.waitForSelector("[data-replay][data-seat='1']", { state: "attached" });
    await page.waitForFunction(() => location.hash.endsWith("?at=57&seat=1"));
    const [drawn, line] = [await board(page), await told(page)];
    await page.click("[data-copy]");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(link, page.url());
    for (const again of [page, await visit(link, await context(), faults)]) {
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
  async "a running game shows itself from one's own seats only"(faults) {
    const host = await called(await context(), "Cora");
    const secret = { options: { players: 2, estates: "dealt", choosing: "secret" } };
    const { id } = await call(host, "tables", { game: "burgundy", ...secret });
    const guest = await called(await context(), "Dan");
    await call(guest, `tables/${id}/join`, {});
    await call(host, `tables/${id}/start`);
    const { at, position } = await see(host, id);
    await call(host, `tables/${id}/play`, { at, seat: 0, action: position.choices[0].action });
    const asked = [];
    const seen = {};
    for (const [who, made, seats] of [["host", host, 2], ["guest", guest, 2], ["stranger", await context(), 1]]) {
      const page = await visit(`${address}#/replay/${id}?at=1&seat=0`, made, faults);
      page.on("response", (answer) => answer.url().includes("/replay?") && asked.push([who, answer.url(), answer.status()]));
      await page.reload();
      await shows(page, 1);
      seen[who] = { seat: await page.getAttribute("[data-replay]", "data-seat"), board: await board(page) };
      assert.equal(await page.locator("[data-perspective] option").count(), seats === 1 ? 0 : seats);
    }
    assert.equal(seen.host.seat, "0");
    assert.equal(seen.guest.seat, "");
    assert.equal(seen.guest.board, seen.stranger.board);
    assert.deepEqual(asked.filter(([who, url, status]) => status !== 200 || (who !== "host" && url.includes("seat=0"))), []);
  },
  async "a record goes down and up again, and is the same game"(faults) {
    const page = await visit(`${replay}?at=40`, ann, faults);
    await shows(page, 40);
    const [drawn, names] = [await board(page), await page.innerText("[data-replay] aside ol")];
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("[data-record]")]);
    assert.equal(download.suggestedFilename(), `feldberg-burgundy-${game}.json`);
    const file = await download.path();
    const other = await called(await context(), "Eve");
    const home = await visit(address, other, faults);
    await home.setInputFiles("[data-upload]", file);
    await shows(home, 0);
    await scrub(home, 40);
    assert.equal(await board(home), drawn);
    assert.equal(await home.innerText("[data-replay] aside ol"), names.replaceAll(" you", "").replaceAll("you\n", ""));
    await home.goto(address);
    await home.click(`[data-replay][href*="/replay/"]`);
    await shows(home, 0);
  },
  async "a bad file is told what is wrong with it, in one's language"(faults) {
    const text = await (await ann.request.get(`${address}api/tables/${game}/record`)).text();
    const record = JSON.parse(text);
    const [seed] = /"seed": ?\d+/.exec(text); // more digits than a number has here
    const forged = (changes) => Buffer.from(JSON.stringify({ ...record, ...changes }).replace(/"seed": ?\d+/, seed));
    const moves = [...record.moves.slice(0, 9), [0, 0], ...record.moves.slice(10)];
    const files = [
      ["photo.json", Buffer.from([0xff, 0xd8, 0xff, 0, 1]), "This is no record", "Это не запись партии Feldberg"],
      ["broken.json", forged({ moves }), "Move 10 of", "Ход 10 из"],
      ["forged.json", forged({ scores: [999, 1] }), "notes the scores [999, 1]", "В записи счёт [999, 1]"],
      ["long.txt", Buffer.alloc(2_000_000, "x"), "too long", "слишком длинный"],
    ];
    for (const [lang, column] of [["en", 2], ["ru", 3]]) {
      const page = await visit(address, await context({ lang }), faults);
      for (const one of files) {
        await page.setInputFiles("[data-upload]", { name: one[0], mimeType: "application/json", buffer: one[1] });
        const said = page.locator("[data-upload-problem]", { hasText: one[0] });
        await said.waitFor();
        assert.ok((await said.innerText()).includes(one[column]), await said.innerText());
      }
    }
  },
  async "from the end of a game to its replay and back"(faults) {
    const page = await visit(`${address}#/table/${game}`, ann, faults);
    await page.waitForSelector("[data-over] [data-record]");
    await page.click("[data-over] [data-replay]");
    await shows(page, 0);
    assert.equal(await page.getAttribute("[data-replay]", "data-seat"), "0");
    await page.click("[data-table]");
    await page.waitForSelector("[data-over]");
  },
  async "axe finds nothing, nothing is wider than the screen"(faults) {
    for (const [width, height] of [[1440, 900], [390, 844]]) {
      for (const [theme, lang] of [["light", "en"], ["dark", "ru"]]) {
        const look = { viewport: { width, height }, colorScheme: theme, locale: lang, hasTouch: width < 500, reducedMotion: "reduce" };
        const page = await visit(`${replay}?at=60&seat=1`, await context({ lang }, look), faults);
        await shows(page, 60);
        await clean(page, `replay-${width}-${theme}-${lang}`);
        await page.goto(address);
        await page.waitForSelector("[data-upload]", { state: "attached" });
        await clean(page, `home-${width}-${theme}-${lang}`);
      }
    }
  },
};

if (exported) {
  cases["an exported page needs nothing but itself"] = async (faults) => {
    for (const [width, height] of [[1440, 900], [390, 844]]) {
      const made = await context({}, { viewport: { width, height }, bypassCSP: false, offline: true });
      const requests = [];
      made.on("request", (request) => request.url().startsWith("data:") || requests.push(request.url()));
      const where = String(pathToFileURL(exported));
      const page = await visit(where, made, faults);
      await steps(page);
      await plays(page);
      await scrub(page, 31);
      await page.selectOption("[data-perspective]", { index: 1 });
      await page.waitForFunction(() => location.hash === "#at=31&seat=0");
      const drawn = await board(page);
      await page.reload();
      await shows(page, 31);
      assert.equal(await board(page), drawn);
      assert.deepEqual([...new Set(requests)].filter((one) => !one.startsWith(where)), []);
      const checked = await context({}, { viewport: { width, height }, colorScheme: width < 500 ? "dark" : "light", reducedMotion: "reduce" });
      const again = await visit(`${where}#at=31`, checked, faults);
      await shows(again, 31);
      await clean(again, `exported-${width}`);
    }
  };
  cases["an exported page plays in the frame of a notebook"] = async (faults) => {
    const page = await visit("about:blank", await browser.newContext({ bypassCSP: false, offline: true }), faults);
    await page.setContent("<iframe sandbox='allow-scripts' width='1000' height='700'></iframe>");
    await page.$eval("iframe", (frame, html) => (frame.srcdoc = html), readFileSync(exported, "utf8"));
    const frame = page.frameLocator("iframe");
    await frame.locator("[data-speed]").selectOption("2");
    await frame.locator("[data-step=play]").click();
    await frame.locator("[data-replay][data-at='3']").waitFor(); // slower than the address would follow
  };
}

let failed = 0;
for (const [name, run] of Object.entries(cases)) {
  if (process.argv[5] && !name.includes(process.argv[5])) continue;
  const faults = [];
  try {
    await run(faults);
    assert.deepEqual(faults, []);
    console.log("ok   ", name);
  } catch (error) {
    failed++;
    console.log("FAILED", name, "\n", String(error.stack).split("\n").slice(0, 12).join("\n  "), faults.join("\n"));
    await browser.contexts().at(-1)?.pages().at(-1)?.screenshot({ path: `/tmp/failed-replay-${failed}.png` });
  }
  for (const one of browser.contexts()) if (one !== ann) await one.close();
  for (const page of ann.pages()) await page.close();
}
await browser.close();
process.exitCode = failed ? 1 : 0;
