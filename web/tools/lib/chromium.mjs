// How Chromium is started: CHROMIUM where given, else the one from npm, which needs nothing installed.
import packed from "@sparticuz/chromium";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--remote-debugging-port=0",
  // As Playwright wants it: a mouse, no bars, the same colours everywhere, and nothing that is slowed down unseen.
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  "--hide-scrollbars",
  "--mute-audio",
  "--force-color-profile=srgb",
  "--disable-background-timer-throttling",
  "--disable-backgrounding-occluded-windows",
  "--disable-renderer-backgrounding",
  "--disable-back-forward-cache",
  "--disable-ipc-flooding-protection",
  "--disable-hang-monitor",
  "--disable-popup-blocking",
  "--disable-background-networking",
  "--disable-breakpad",
  "--disable-field-trial-config",
  "--allow-pre-commit-input",
  "--no-first-run",
  "--enable-features=CDPScreenshotNewSurface",
  "--disable-features=PaintHolding,HttpsUpgrades,AvoidUnnecessaryBeforeUnloadCheckSync",
];

const SHM = "/dev/shm";
/** Its processes share memory as such where there is enough for that, as not in every container; else by files. */
function sharing() {
  const { bavail, bsize } = existsSync(SHM) ? statfsSync(SHM) : { bavail: 0, bsize: 0 };
  return bavail * bsize > 2 ** 30 ? [] : ["--disable-dev-shm-usage"];
}

/** Where it listens; it ends with this process. It has been seen to crash while it starts, once in some hundred times. */
export async function started(attempts = 3) {
  const executable = process.env.CHROMIUM ?? (await packed.executablePath());
  const folder = mkdtempSync(join(tmpdir(), "chromium-"));
  const chromium = spawn(executable, [...FLAGS, ...sharing(), `--user-data-dir=${folder}`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  process.on("exit", () => {
    chromium.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  for await (const line of createInterface(chromium.stderr)) {
    const [, where] = /^DevTools listening on (.*)/.exec(line) ?? [];
    if (!where) continue;
    chromium.unref();
    chromium.stderr.resume().unref();
    return where;
  }
  if (attempts === 1) throw new Error("Chromium does not start");
  return started(attempts - 1);
}
