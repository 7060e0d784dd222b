// Before every unit test: what they share is as a first visit finds it, in English.
import { beforeEach } from "vitest";
import { prefs } from "./lib/prefs.svelte";

beforeEach(() => {
  prefs.lang = "en";
});
