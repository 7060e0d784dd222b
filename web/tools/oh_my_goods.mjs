// Oh My Goods! in Chromium against a real server: two people plan at the same moment, and neither disturbs the other.
// npm run oh_my_goods [-- address]
import assert from "node:assert/strict";
import { address } from "./lib/browser.mjs";
import { run } from "./lib/cases.mjs";
import { at, confirm, dice, lit, move, moved, point } from "./lib/moves.mjs";
import { choosing, playOn, see, two } from "./lib/people.mjs";

const chosen = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[data-chosen]")].map((one) => one.dataset.el));
const last = (count) => count - 1; // to be done with something is offered after everything else

/** One step of both plans: both choose, then both confirm, in turns or at the very same moment. */
async function planStep([ann, bob], atOnce) {
  await Promise.all([ann, bob].map(lit));
  await Promise.all([ann, bob].map((one) => point(one, last)));
  const meant = await chosen(bob);
  assert.ok(meant.length > 0);
  if (atOnce) return Promise.all([ann, bob].map(confirm));
  const before = await at(ann);
  await confirm(ann);
  await moved(ann, before); // the other hears of it only where it was the last step
  assert.deepEqual(await chosen(bob), meant, "a choice is lost when the other confirms");
  await confirm(bob);
}

/** The round that is under way, to its end; how many steps were planned by both at the same moment. */
async function playRound({ people, id }) {
  const look = async () => {
    const { table, position } = await see(people[0].context(), id);
    return { ...position.view, asked: table.status === "over" ? [] : position.view.asked };
  };
  const { round } = await look();
  let steps = 0;
  for (let now = await look(); now.round === round && now.asked.length > 0; now = await look()) {
    if (now.asked.length === 2) await planStep(people, steps++ % 2 === 1);
    else await move(people[now.asked[0]], last);
  }
  for (const one of people) assert.equal(await one.locator("[role=alert]").count(), 0, "somebody was refused");
  return steps;
}

const cases = {
  async "two people plan at the same moment, in the first round and in the last"() {
    const { people, id, come } = await two("oh_my_goods");
    await come();
    assert.ok((await playRound({ people, id })) >= 3, "hand, worker and building are planned by both");
    for (const one of people) await one.goto(address); // which draws no board
    const [ann, bob] = people.map((one) => one.context());
    await playOn([ann, bob], id, ({ view }) => view.last, choosing(dice(3)));
    await come();
    assert.ok((await playRound({ people, id })) >= 3);
    const said = await Promise.all(
      people.map((one) => one.waitForSelector("#over").then((over) => over.textContent())),
    );
    const { ranking } = (await see(ann, id)).table;
    const results = [
      [/^You/, /^Вы/],
      [/^Bob won/, /^Ann побеждает/],
    ];
    said.forEach((text, seat) => assert.match(text.trim(), results[ranking[seat] - 1][seat]));
  },
};
await run(cases);
