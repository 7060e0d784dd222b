// The browser of all tools: CHROMIUM where given, else the one from npm, which needs nothing installed. And the address
// that a tool is given: of the table server, or of a running `vite preview`.
import { chromium } from "playwright-core";
import packed from "@sparticuz/chromium";

export const address = process.argv[2] ?? "http://localhost:4173/";
export const browser = await launched(3);

/** Chromium has been seen to crash while it starts, once in some hundred times. */
async function launched(attempts) {
  const executablePath = process.env.CHROMIUM ?? (await packed.executablePath());
  try {
    return await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  } catch (error) {
    if (attempts === 1) throw error;
    return launched(attempts - 1);
  }
}
