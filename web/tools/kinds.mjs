// Never colour alone: draws every kind of piece (src/games/<game>/Kinds.svelte), light and dark, and sees them as people
// with protanopia, deuteranopia, tritanopia or achromatopsia do. No two kinds may then have the same shape.
// npm run kinds [-- folder for pictures]
//
// Two pictures are measured by their lightness, each brought to the same mean and contrast, less what they have in
// common; the difference is what is left in the field of 9 by 9 pixels where most is left. So only shapes count: other
// hues and another lightness change nothing. That is shown in every run, which validates the threshold: each kind is
// also drawn with its hue turned and with its light dimmed, and these twins must count as the same as the kind itself.
// On Burgundy's 64 kinds the twins differ by at most 0.22, the closest two kinds (herds of 2 and 3 pigs) by 0.77.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { browser } from "./lib/browser.mjs";

const SAME = 0.5;
const FIELD = 9; // pixels
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

  /** The lightness of every kind's picture, as it is seen now, with mean 0 and deviation 1. */
  async function seen(filter) {
    await page.evaluate(
      (filter) => document.querySelectorAll("[data-kind]").forEach((one) => (one.style.filter = filter)),
      filter,
    );
    const picture = (await page.screenshot({ fullPage: true })).toString("base64");
    return page.evaluate(
      async ({ picture, FIELD }) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext("2d", { willReadFrequently: true });
        pen.drawImage(image, 0, 0);
        return [...document.querySelectorAll("[data-game]")].flatMap((section) =>
          [...section.querySelectorAll("[data-kind]")].map((one) => {
            const box = one.getBoundingClientRect();
            const { data } = pen.getImageData(box.x + scrollX, box.y + scrollY, box.width, box.height);
            // What lies within the piece: the ground around it is no part of it.
            const inside = Array.from({ length: data.length / 4 }, (_, at) => at).filter(
              (at) =>
                Math.hypot((at % box.width) + 0.5 - box.width / 2, Math.floor(at / box.width) + 0.5 - box.height / 2) <
                0.4 * box.width,
            );
            const light = inside.map(
              (at) => 0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2],
            );
            const mean = light.reduce((sum, value) => sum + value, 0) / light.length;
            const contrast = Math.hypot(...light.map((value) => value - mean)) / Math.sqrt(light.length);
            return {
              set: `${section.dataset.game} ${one.dataset.set}`,
              kind: one.dataset.kind,
              contrast,
              shape: light.map((value) => (value - mean) / contrast),
              fields: inside.map(
                (at) =>
                  Math.floor((at % box.width) / FIELD) +
                  Math.floor(at / box.width / FIELD) * Math.ceil(box.width / FIELD),
              ),
            };
          }),
        );
      },
      { picture, FIELD },
    );
  }

  function differ(one, two) {
    const same = one.shape.reduce((sum, value, at) => sum + value * two.shape[at], 0) / one.shape.length;
    const left = new Float64Array(Math.max(...one.fields) + 1);
    one.shape.forEach((value, at) => (left[one.fields[at]] += (value - same * two.shape[at]) ** 2));
    return Math.sqrt(Math.max(...left) / FIELD ** 2);
  }

  for (const vision of VISIONS) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type: vision });
    const kinds = await seen("none");
    if (folder) writeFileSync(`${folder}/kinds-${theme}-${vision}.png`, await page.screenshot({ fullPage: true }));
    let closest = { by: Infinity, of: "" };
    kinds.forEach((one, at) => {
      if (one.contrast < LEAST_CONTRAST)
        fault(`${theme}, ${vision}: ${one.kind} is hard to see (${one.contrast.toFixed(1)})`);
      for (const two of kinds.slice(at + 1).filter((two) => two.set === one.set)) {
        const by = differ(one, two);
        if (by < closest.by) closest = { by, of: `${one.kind} / ${two.kind}` };
        if (by < SAME) fault(`${theme}, ${vision}: ${one.kind} and ${two.kind} look alike (${by.toFixed(3)})`);
      }
    });
    let farthest = { by: 0, of: "" };
    for (const [name, filter] of Object.entries(TWINS)) {
      (await seen(filter)).forEach((twin, at) => {
        const by = differ(twin, kinds[at]);
        if (by > farthest.by) farthest = { by, of: `${name} ${twin.kind}` };
        if (by >= SAME) fault(`${theme}, ${vision}: colours alone tell ${name} ${twin.kind} apart (${by.toFixed(3)})`);
      });
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
