import { describe, expect, it } from "vitest";
import { prefs } from "../lib/prefs.svelte";
import { ago, lasting, plural, refused, t, together } from ".";

describe("words", () => {
  it("has the form that a number takes", () => {
    prefs.lang = "ru";
    const waiting = (n: number): string => t(plural("home.waiting", n), { n });
    expect([1, 3, 5, 11, 21].map(waiting)).toEqual([
      "Вашего хода ждёт 1 партия",
      "Вашего хода ждут 3 партии",
      "Вашего хода ждут 5 партий",
      "Вашего хода ждут 11 партий",
      "Вашего хода ждёт 21 партия",
    ]);
  });

  it("tells times", () => {
    expect([10, 59, 60, 3599, 7200, 200000].map((away) => ago(1e9, 1e9 + away))).toEqual([
      "just now",
      "just now",
      "1 minute ago",
      "59 minutes ago",
      "2 hours ago",
      "2 days ago",
    ]);
    prefs.lang = "ru";
    expect(lasting(23 * 3600 + 5)).toBe("23 часа");
  });

  it("lists names", () => {
    expect(together(["Anna"])).toBe("Anna");
    expect(together(["Anna", "Boris", "Clara"])).toBe("Anna, Boris and Clara");
  });

  it("words refusals by reason, else by code, else as the server does", () => {
    const values = { least: 8, most: 200 };
    expect(refused({ code: "invalid", reason: "bad_password", values, error: "x" })).toBe(
      "A password has 8 to 200 characters.",
    );
    expect(refused({ code: "broken", error: "x" })).toContain("It was noted");
    expect(refused({ code: "invalid", reason: "", error: "players: 2 to 4" })).toBe("players: 2 to 4");
    prefs.lang = "ru";
    expect(refused({ code: "stale", reason: "seat_taken", error: "x" })).toBe("Это место занято.");
  });
});
