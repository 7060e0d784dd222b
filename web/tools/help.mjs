// Help where the question arises, tried in Chromium against a real server: rules from home and from an explanation,
// search in both languages, the first-game guide; nothing for axe to find, no horizontal scroll.
// npm run help [-- address]
import assert from "node:assert/strict";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { at, confirm, lit, turn } from "./lib/moves.mjs";
import { begun, call, LOOKS, newcomer, person, quickStart } from "./lib/people.mjs";
import { misplaced, sound } from "./lib/sound.mjs";

const visitor = (how) => person({ ...how, bypassCSP: true });
const reader = (how) => newcomer({ ...how, bypassCSP: true });

/** Somebody new at a first table, with a bot. */
async function player(how, game = "burgundy") {
  const page = await reader(how);
  await call(page.context(), "me", { name: "Ann" });
  const id = await begun(page.context(), { game, options: { players: 2 }, bots: { 1: "apprentice" } });
  await page.goto(`${address}#/table/${id}`);
  return page;
}

const step = (page) => page.evaluate(() => document.querySelector("[data-guide]")?.dataset.guide ?? null);
const toStep = (page, ...ids) =>
  page.waitForFunction((ids) => ids.includes(document.querySelector("[data-guide]")?.dataset.guide), ids);

/** What a tile is, without what it costs now. */
const withoutPrice = (said) => said.replace(/ It needs \d workers?\.$/, "");

/** Every lit piece can be brought where nothing covers it. */
async function uncovered(page) {
  const covered = await page.evaluate(() => {
    const bad = [];
    for (const piece of document.querySelectorAll("section.board [data-lit]")) {
      if (piece.getClientRects().length === 0) continue;
      piece.scrollIntoView({ block: "center" });
      const { left, top, width, height } = piece.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!on || on.closest("[data-dock]")) bad.push(piece.dataset.el);
    }
    return bad;
  });
  assert.deepEqual(covered, []);
}

const cases = {
  async "the rules open from home, and a link leads to a section"() {
    const page = await visitor();
    await page.click("[data-rules-of]");
    await page.waitForSelector("[data-section=aim]");
    assert.match(page.url(), /#\/rules\/burgundy$/);
    await page.getByRole("navigation").getByRole("link", { name: "Workers change dice" }).click();
    await page.waitForFunction(() => document.activeElement?.id === "rule-workers");
    assert.match(page.url(), /to=workers$/);
    await page.reload();
    await page.waitForFunction(() => {
      const top = document.getElementById("rule-workers")?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < 300;
    });
  },
  async "a tile's explanation leads to its place in the rules, and the game is not left"() {
    const page = await player();
    await page.waitForSelector("[data-lit]");
    const before = await at(page);
    const tile = page.locator("[data-el^='space:'][data-tile]:visible").nth(2);
    const label = await tile.getAttribute("aria-label");
    await tile.hover();
    await page.locator("[data-help]", { hasText: label }).waitFor(); // the pointer may have rested on something else
    const said = withoutPrice(await page.textContent("[data-help]"));
    await page.click("[data-more]");
    await page.waitForFunction(() => document.activeElement?.id.startsWith("rule-"));
    const told = await page.evaluate(() => {
      const { top } = document.activeElement.getBoundingClientRect();
      return { text: document.activeElement.closest("section").textContent, inSight: top > 0 && top < innerHeight };
    });
    assert.ok(told.inSight);
    assert.ok(told.text.includes(said.slice(said.indexOf(". ") + 2)), said);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.waitForSelector("[data-rules]", { state: "detached" });
    assert.equal(await at(page), before);
    await page.keyboard.press("?");
    await page.waitForSelector("[data-rules] [data-section]");
    await sound(page);
  },
  async "on a phone a long press explains, and its link opens the rules"() {
    const page = await player({ phone: true });
    await page.waitForSelector("[data-lit]");
    await page.evaluate(() => scrollTo(0, 0));
    const tile = page.locator("[data-el^='space:'][data-tile]:visible").first();
    const said = await tile.getAttribute("aria-label");
    await tile.dispatchEvent("pointerdown", { pointerType: "touch" });
    await page.waitForFunction(
      (said) => document.querySelector("[data-help]")?.textContent.toLowerCase() === said.toLowerCase(),
      said,
    );
    await page.click("[data-more]");
    await page.waitForFunction(() => document.activeElement?.id.startsWith("rule-"));
    const told = await page.evaluate(() => document.activeElement.closest("section").textContent);
    assert.ok(told.includes(withoutPrice(said).slice(said.indexOf(". ") + 2)), said);
    await sound(page);
  },
  async "search finds, counts, marks and jumps, in both languages"() {
    const page = await reader();
    await page.goto(`${address}#/rules/burgundy`);
    for (const [lang, query, section, word] of [
      ["en", "geese pigs", "extra-tiles", /^pigs$/i],
      ["ru", "гуси свинью", "extra-tiles", /^свин/i],
    ]) {
      await page.getByRole("button", { name: /Settings|Настройки/ }).click();
      await page.selectOption("[data-pref=lang]", lang);
      await page.keyboard.press("Escape");
      await page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
      await page
        .getByText(lang === "en" ? "What it is about" : "О чём игра")
        .first()
        .waitFor();
      await page.fill("#rules-search", query);
      await page.waitForSelector("[data-hits]");
      assert.ok(Number(await page.getAttribute("[data-hits]", "data-hits")) >= 2);
      assert.deepEqual(
        await page.locator("[data-section]").evaluateAll((all) => all.map((one) => one.dataset.section)),
        [section],
      );
      assert.ok((await page.locator("mark").allTextContents()).some((one) => word.test(one)));
      await page.press("#rules-search", "Enter");
      await page.waitForSelector("mark.here");
      await page.fill("#rules-search", "zzz");
      await page.waitForSelector("[data-hits='0']");
      assert.equal(await page.locator("[data-section]").count(), 0);
      await page.fill("#rules-search", "");
      await page.waitForSelector("[data-section=aim]");
    }
  },
  async "drawings in the rules are as large as their pieces"() {
    const LEAST = { estate: 160, other: 50 }; // px
    for (const how of LOOKS) {
      const page = await reader(how);
      await page.goto(`${address}#/rules/burgundy?to=border-posts`);
      await page.waitForSelector("[data-section=border-posts] figure");
      const widths = (query) => page.locator(query).evaluateAll((all) => all.map((one) => one.clientWidth));
      const estates = await widths("figure .estate");
      assert.ok(estates.length > 6 && Math.min(...estates) >= LEAST.estate, `${estates}`);
      assert.ok(Math.min(...(await widths("figure .game"))) >= LEAST.other);
    }
  },
  async "the guide follows real moves to its end"() {
    const page = await player();
    await page.waitForSelector("[data-guide=hello]");
    await page.click("[data-guide-next]");
    await page.waitForSelector("[data-guide=dice]");
    await page.click("[data-guide-next]");
    await page.waitForSelector("[data-guide=first]");
    assert.match(await page.textContent("[data-guide]"), /A good start/);
    await page.locator("[data-el^='space:'][data-lit]:visible").first().click();
    await toStep(page, "confirm", "narrow");
    await uncovered(page);
    await turn(page);
    assert.notEqual(await step(page), "first");
    for (let moves = 0; moves < 16 && (await step(page)) !== "end"; moves++) {
      for (let steps = 0; steps < 12; steps++) {
        const shown = await step(page);
        if (shown === null || shown === "second" || shown === "end") break;
        await page.click("[data-guide-next]");
        await page.waitForFunction((shown) => document.querySelector("[data-guide]")?.dataset.guide !== shown, shown);
      }
      if ((await step(page)) !== "end") await turn(page);
    }
    await page.click("[data-guide=end] [data-guide-next]");
    await page.waitForSelector("[data-guide]", { state: "detached" });
    await page.reload();
    await page.waitForSelector("[data-lit]");
    assert.equal(await page.locator("[data-guide]").count(), 0);
  },
  async "the guide moves on with the game, also for who never says Next"() {
    for (const game of ["burgundy", "hallertau"]) {
      const page = await player({}, game);
      await page.waitForSelector("[data-guide=hello]");
      await page.waitForSelector("[data-lit]");
      await turn(page);
      assert.notEqual(await step(page), "hello");
      const seen = new Set();
      for (let moves = 0; moves < 6; moves++) {
        seen.add(await step(page));
        const told = await page.evaluate(() => document.querySelector("[data-guide=dice]")?.textContent ?? "");
        if (told) assert.match(told, /You rolled \d and \d/);
        await turn(page);
      }
      assert.ok(seen.size > 2, [...seen].join(" "));
    }
  },
  async "the guide goes for good when closed, and comes back from the settings"() {
    const page = await player({ lang: "ru" });
    await page.waitForSelector("[data-guide=hello]");
    await page.click("[data-guide-close]");
    await page.waitForSelector("[data-guide]", { state: "detached" });
    await page.reload();
    await page.waitForSelector("[data-lit]");
    assert.equal(await page.locator("[data-guide]").count(), 0);
    await page.getByRole("button", { name: "Настройки" }).click();
    await page.click("[data-guide-again]");
    await page.waitForSelector("[data-guide=hello]");
  },
  async "Hallertau: the guide gives a first turn, a card leads to its face and words in the rules"() {
    const page = await visitor();
    await quickStart(page, "hallertau", 0);
    await page.waitForSelector("[data-guide=hello]");
    await lit(page);
    for (let steps = 0; steps < 12 && (await step(page)) !== "clay"; steps++) {
      if (await page.locator("[data-el=pass][data-lit]").count()) {
        await page.click("[data-el=pass]");
        await confirm(page);
        await lit(page);
      } else {
        const before = await step(page);
        await page.click("[data-guide-next]");
        await page.waitForFunction(
          (before) => document.querySelector("[data-guide]")?.dataset.guide !== before,
          before,
        );
      }
    }
    await toStep(page, "clay");
    await page.locator("[data-el^='card:']:visible").first().hover();
    await page.waitForFunction(() =>
      /^\s*(Gateway|Points) \d{3}/.test(document.querySelector("[data-help]")?.textContent ?? ""),
    );
    const said = await page.textContent("[data-help]");
    await page.click("[data-more]");
    await page.waitForFunction(() => document.activeElement?.matches("[id^='rule-card:']:has(svg)"));
    const told = await page.evaluate(() => document.activeElement.textContent.replace(/\s+/g, " "));
    assert.ok(told.includes(said.replace(/\s+/g, " ").trim()), `${said} / ${told}`);
    await sound(page);
    await page.goto(`${address}#/rules/hallertau?to=symbols`);
    await page.waitForFunction(() => document.activeElement?.id === "rule-symbols");
    await sound(page);
  },
  async "what is read of the guide is not shown again after a reload"() {
    const page = await player();
    await page.click("[data-guide=hello] [data-guide-next]");
    await page.waitForSelector("[data-guide=dice]");
    await page.reload();
    await page.waitForSelector("[data-guide=dice]");
  },
  ...Object.fromEntries(
    LOOKS.map((look) => [
      `rules and guide, ${look.phone ? "phone" : "wide"}, both themes: axe, no sideways scroll, lit pieces free`,
      async () => {
        const page = await player(look);
        await page.waitForSelector("[data-guide=hello]");
        await page.waitForSelector("[data-lit]", { state: "attached" });
        await uncovered(page);
        await page.evaluate(() => scrollTo(0, 0));
        await sound(page, { bothThemes: true });
        await page.goto(`${address}#/rules/burgundy?to=monasteries`);
        await page.waitForFunction(() => document.activeElement?.id === "rule-monasteries");
        assert.deepEqual(await misplaced(page), []); // axe looks at it with all pages (check.mjs)
        if (look.phone) {
          await page.locator("button.toc").click();
          const [box, list] = [
            await page.locator("#rules-search").boundingBox(),
            await page.locator("nav").boundingBox(),
          ];
          assert.ok(
            list.y >= box.y + box.height && list.y + list.height <= page.viewportSize().height,
            "the contents lie below the search",
          );
          await page.locator("nav a[href$='to=turn-order']").click();
          await page.waitForFunction(() => document.activeElement?.id === "rule-turn-order");
          assert.equal(await page.locator("nav a:visible").count(), 0);
        }
        await page.fill("#rules-search", look.lang === "ru" ? "серебро" : "silver");
        await page.waitForSelector("mark");
        await sound(page, { bothThemes: true });
      },
    ]),
  ),
};

await run(cases);
