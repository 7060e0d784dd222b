// The browser of all tools: CHROMIUM where given, else the one from npm, which needs nothing installed.
import { chromium } from "playwright-core";
import packed from "@sparticuz/chromium";

export async function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? (await packed.executablePath()), args: ["--no-sandbox"] });
}
