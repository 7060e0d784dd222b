// Can `npm run sight` see? Pages with one fault each, which it must tell, and sound ones.
// npm run eye [-- any address [part of a case's name]]
import assert from "node:assert/strict";
import { browser } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { noteTouches, seen, shift } from "./lib/seen.mjs";

const STYLE = `
  * { margin: 0; box-sizing: border-box; }
  header { position: sticky; top: 0; height: 50px; }
  [data-dock] { position: fixed; inset: auto 0 0; height: 64px; }
  [data-confirm] { position: absolute; top: 10px; right: 10px; height: 40px; width: 90px; }
  [data-el] { width: 30px; height: 30px; }
  .area { height: 100px; overflow: auto; }
  .low { position: relative; top: 200px; }
  .wider { position: relative; margin: 10px; width: 20px; }
  .wider::after { content: ""; position: absolute; inset: -5px; }
  .over { position: absolute; top: 0; height: 100%; width: 100%; }`;

const lit = (style = "", more = "") => `<div data-el="piece" data-lit style="${style}" class="${more}"></div>`;
const at = (top, left = 0) => lit(`position: absolute; top: ${top}px; left: ${left}px`);
const AREA = `<div class="area">${lit("", "low")}</div>`;
/** Two pages of a board, of which the open one has nothing lit. */
const TABS = `<script>
    const turn = (to) => document.querySelectorAll("[role=tab], .page").forEach((one) => {
      one.ariaSelected = one.classList.contains(to);
      one.hidden = one.matches(".page") && !one.classList.contains(to);
    });
  </script>
  <button role="tab" class="one" aria-selected="true" onclick="turn('one')">one</button>
  <button role="tab" class="two" onclick="turn('two')">two<i class="dot on"></i></button>
  <div class="page one"></div><div class="page two" hidden>${at(520)}</div>`;
const CHOICE = "<p><span data-candidate>Take all of it</span></p>";

/** A table's page at 1024x600, of which the dock leaves 536 pixels. */
const page = ({
  board = lit(),
  dock = "",
  style = "",
  ready = false,
}) => `<!doctype html><style>${STYLE}${style}</style>
  <header>bar</header><main>${board}</main>
  <section data-dock><p data-question>What?</p>${dock}<button data-confirm ${ready ? "" : "disabled"}>Yes</button></section>`;

/** What must be told of it. */
const PAGES = {
  "nothing wrong": [{}, []],
  "just above the dock": [{ board: at(506) }, []],
  "just under the dock": [{ board: at(508) }, ["piece is under the dock by 2 px"]],
  "under what rises from the dock": [
    { board: at(494), dock: `<i data-help style="position: absolute; bottom: 60px; height: 20px; width: 99px"></i>` },
    ["piece is under help of the dock by 4 px"],
  ],
  "under the bar": [{ board: at(30) }, ["piece is under the bar by 20 px"]],
  "beside the window": [{ board: at(60, 1010) }, ["piece is out of sight by 16 px"]],
  "under something else": [{ board: `${at(60)}<i class="over"></i>` }, ["piece is under i by 30 px"]],
  "to be scrolled to": [{ board: AREA }, ["piece is out of sight by 130 px"]],
  "to be scrolled to, and told so": [{ board: `${AREA}<i data-beyond>more</i>` }, [], 1],
  "told so by a mark that nobody sees": [
    { board: `${AREA}<i data-beyond style="visibility: hidden">more</i>` },
    ["piece is out of sight by 130 px"],
  ],
  "told so, but it cannot be scrolled to": [
    { board: `${at(520)}<i data-beyond>more</i>` },
    ["piece is under the dock by 14 px"],
  ],
  "on another page of the board": [{ board: TABS }, ["piece is under the dock by 14 px"]],
  "drawn twice, once in sight": [{ board: `${at(520)}${at(60)}` }, []],
  "too narrow": [{ board: lit("width: 20px") }, ["piece can be reached on 20x24 px"]],
  "narrow, with a wider reach": [{ board: lit("", "wider") }, []],
  "a small button in the dock": [
    { dock: `<button style="width: 20px; height: 30px; padding: 0">x</button>` },
    [`the button "x" can be reached on 20x24 px`],
  ],
  "an icon": [{ board: `${lit()}<svg data-icon="barley" width="16" height="16"></svg>` }, []],
  "a small icon": [
    { board: `${lit()}<svg data-icon="barley" width="15" height="16"></svg>` },
    ["the icon barley is 15 px"],
  ],
  "a small icon within a drawing": [
    {
      board: `${lit()}<svg viewBox="0 0 100 100" width="80" height="80">
        <g data-icon="rye" transform="scale(.8)"><path d="M0 0h24v24z" /></g>
        <g data-icon="hops"><path d="M0 0h2v2z" /></g></svg>`,
    },
    ["the icon rye is 15 px"],
  ],
  "a wide head": [
    { board: `${lit()}<section style="width: 50px"><header><p style="width: 57px">Round</p></header></section>` },
    [`the head "Round" juts out by 7 px`],
  ],
  "a choice": [{ dock: CHOICE, ready: true }, []],
  "Confirm without a choice": [{ ready: true }, ["the choice is not to be seen"]],
  "a hidden choice": [{ dock: `<div hidden>${CHOICE}</div>`, ready: true }, ["the choice is not to be seen"]],
  "a choice below what scrolls": [
    {
      dock: `<div style="height: 20px; line-height: 20px; overflow: auto"><p>something else</p>${CHOICE}</div>`,
      ready: true,
    },
    ["the choice is out of sight by 10 px"],
  ],
  "a choice behind an explanation": [
    { dock: `<div style="position: relative">${CHOICE}<i class="over" data-help></i></div>`, ready: true },
    ["the choice is under help of the dock"],
  ],
  "a high dock": [{ style: "[data-dock] { height: 90px; }" }, ["the dock is 90 px high and only asks"]],
  "a high dock with a choice": [{ style: "[data-dock] { height: 90px; }", dock: CHOICE, ready: true }, []],
};

const cases = {};
for (const [name, [what, faults, beyond = 0]] of Object.entries(PAGES))
  cases[name] = async () => {
    const table = await opened(page(what));
    const found = await seen(table, { need: 24, most: 72 });
    assert.deepEqual([found.faults.map(({ told }) => told), found.beyond], [faults, beyond]);
  };

cases["what moves when it is touched"] = async () => {
  const table = await opened(page({}));
  await noteTouches(table);
  await table.click("[data-el]");
  assert.equal(await shift(table), 0);
  await table.evaluate(() =>
    addEventListener("click", () => (document.querySelector("main").style.paddingTop = "7px")),
  );
  await table.click("[data-el]");
  assert.equal(await shift(table), 7);
};

async function opened(content) {
  const table = await browser.newPage({ viewport: { width: 1024, height: 600 } });
  await table.setContent(content);
  return table;
}

await run(cases);
