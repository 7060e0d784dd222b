// One browser for many tools: says where they reach it (their CHROMIUM_AT), and ends with it when its own input ends.
import { started } from "./chromium.mjs";

console.log(await started());
process.stdin.on("end", () => process.exit()).resume();
