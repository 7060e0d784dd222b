// The browser of all tools: one that is held for many of them (held.mjs), else their own. And the address that a tool
// is given: of the table server, or of a running `vite preview`.
import { chromium } from "playwright-core";
import { started } from "./chromium.mjs";

export const address = process.argv[2] ?? "http://localhost:4173/";
export const browser = await chromium.connectOverCDP(process.env.CHROMIUM_AT ?? (await started()), { isLocal: true });

const before = new Set(browser.contexts());
/** The contexts that this tool has made. */
export const contexts = () => browser.contexts().filter((one) => !before.has(one));
