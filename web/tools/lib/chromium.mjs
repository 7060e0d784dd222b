// How Chromium is started: CHROMIUM where given, else the one from npm, which needs nothing installed.
import packed from "@sparticuz/chromium";

/** `start` is one of Playwright's ways. Chromium has been seen to crash while it starts, once in some hundred times. */
export async function started(start, attempts = 3) {
  const executablePath = process.env.CHROMIUM ?? (await packed.executablePath());
  try {
    return await start({ executablePath, args: ["--no-sandbox"] });
  } catch (error) {
    if (attempts === 1) throw error;
    return started(start, attempts - 1);
  }
}
