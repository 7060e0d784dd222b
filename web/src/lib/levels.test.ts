import { describe, expect, it } from "vitest";
import type { LevelInfo, OptionInfo } from "../messages";

const bot: LevelInfo = {
  name: "apprentice",
  title: "Apprentice",
  style: "looks one move ahead",
  opponent: true,
  offered: true,
  typical: { 2: 128, 3: 121 },
};
const offer = { explanation: "", allowed: "", values: null, obstacle: "", unsaid: false };
const offers: OptionInfo[] = [
  { ...offer, name: "players", default: 2 },
  { ...offer, name: "estates", default: [1] },
];

describe("a level", () => {
  it("is told with what it typically scores with so many players", async () => {
    const { typicalScore } = await import("./levels.svelte");
    expect(typicalScore(bot, offers, { players: 2 })).toBe("about 128 points");
    expect(typicalScore(bot, offers, { players: 3, estates: [1] })).toBe("about 121 points");
  });
  it("is told without it where that was not measured", async () => {
    const { typicalScore } = await import("./levels.svelte");
    expect(typicalScore(bot, offers, { players: 4 })).toBe("");
    expect(typicalScore(bot, offers, { players: 2, estates: [2] })).toBe("");
  });
  it("scores against apprentices, where that has to be said", async () => {
    const { scoreAgainst } = await import("./levels.svelte");
    expect(scoreAgainst(bot, offers, { players: 2 })).toBe("about 128 points against apprentices");
    expect(scoreAgainst(bot, offers, { players: 4 })).toBe("");
  });
  it("scores in the form that goes with the number", async () => {
    const { typicalScore } = await import("./levels.svelte");
    const { prefs } = await import("./prefs.svelte");
    prefs.lang = "ru";
    const told = (score: number): string => typicalScore({ ...bot, typical: { 2: score } }, offers, { players: 2 });
    expect(told(121)).toBe("около 121 очка");
    expect(told(122)).toBe("около 122 очков");
  });
});
