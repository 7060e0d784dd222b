// Never colour alone: draws every kind of piece (src/games/<game>/Kinds.svelte), light and dark, and sees them as people
// with protanopia, deuteranopia, tritanopia or achromatopsia do. No two kinds may then have the same shape.
// npm run kinds [-- folder for pictures]
//
// Two pictures are measured by their lightness (kinds/shapes.ts), each brought to the same mean and contrast, less what
// they have in common; the difference is what is left in the field of 9 by 9 pixels where most is left. So only shapes
// count: other hues and another lightness change nothing. That is shown in every run, which validates the threshold:
// each kind is also drawn with its hue turned and with its light dimmed, and these twins must count as the same as the
// kind itself.
// On Burgundy's 64 kinds the twins differ by at most 0.22, the closest two kinds (herds of 2 and 3 pigs) by 0.77.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { browser } from "./lib/browser.mjs";

const SAME = 0.5;
const LEAST_CONTRAST = 12; // of 255, as a standard deviation: what has less can hardly be seen
const VISIONS = ["none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia"];
const TWINS = { turned: "hue-rotate(150deg)", dimmed: "brightness(0.7)" };

const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });
const root = fileURLToPath(new URL("..", import.meta.url));
const server = await createServer({
  root,
  configFile: `${root}/vite.config.ts`,
  server: { port: 0 },
  logLevel: "error",
});
await server.listen();
let faults = 0;
function fault(text) {
  faults++;
  console.log("FAULT", text);
}

for (const theme of ["light", "dark"]) {
  const page = await browser.newPage({ viewport: { width: 800, height: 900 }, colorScheme: theme });
  await page.goto(`${server.resolvedUrls.local[0]}tools/kinds/`);
  await page.waitForSelector("[data-kind]");
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);

  /** The page as it is seen now, with a filter over it. */
  async function seen(filter) {
    await page.evaluate((filter) => (document.body.style.filter = filter), filter);
    return (await page.screenshot({ fullPage: true })).toString("base64");
  }

  for (const vision of VISIONS) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type: vision });
    const picture = await seen("none");
    if (folder) writeFileSync(`${folder}/kinds-${theme}-${vision}.png`, picture, "base64");
    const { kinds, pairs } = await page.evaluate((picture) => globalThis.kinds(picture), picture);
    for (const { kind, contrast } of kinds)
      if (!(contrast >= LEAST_CONTRAST)) fault(`${theme}, ${vision}: ${kind} is hard to see (${contrast.toFixed(1)})`);
    for (const { of, by } of pairs)
      if (!(by >= SAME)) fault(`${theme}, ${vision}: ${of} look alike (${by.toFixed(3)})`);
    const closest = pairs.reduce((one, two) => (two.by < one.by ? two : one));
    let farthest = { of: "", by: 0 };
    for (const [name, filter] of Object.entries(TWINS)) {
      for (const { of, by } of await page.evaluate((picture) => globalThis.twins(picture), await seen(filter))) {
        if (by > farthest.by) farthest = { of: `${name} ${of}`, by };
        if (!(by < SAME)) fault(`${theme}, ${vision}: colours alone tell ${name} ${of} apart (${by.toFixed(3)})`);
      }
    }
    console.log(
      `${theme}, ${vision}: ${kinds.length} kinds; closest ${closest.by.toFixed(3)} (${closest.of}); twins at most ${farthest.by.toFixed(3)} (${farthest.of})`,
    );
  }
  await page.close();
}
await browser.close();
await server.close();
console.log(faults ? `${faults} faults` : "no faults");
process.exitCode = faults ? 1 : 0;
