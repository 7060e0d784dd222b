// One browser for many tools: says where they reach it (their CHROMIUM_AT), and closes it when its own input ends.
import { chromium } from "playwright-core";
import { started } from "./chromium.mjs";

const held = await started((how) => chromium.launchServer(how));
console.log(held.wsEndpoint());
process.stdin.on("end", () => held.close()).resume();
