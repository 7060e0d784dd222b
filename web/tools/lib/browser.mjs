// The browser of all tools: one that is held for many of them (held.mjs), else their own. And the address that a tool
// is given: of the table server, or of a running `vite preview`.
import { chromium } from "playwright-core";
import { started } from "./chromium.mjs";

const held = process.env.CHROMIUM_AT;
export const address = process.argv[2] ?? "http://localhost:4173/";
export const browser = held ? await chromium.connect(held) : await started((how) => chromium.launch(how));
