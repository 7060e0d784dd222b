import { expect, it } from "vitest";
import { initials } from "./initials";

it("shortens to one letter, to two where one is not enough, and to a number as a last resort", () => {
  expect(initials(["Ann", "Boris"])).toEqual(["A", "B"]);
  expect(initials(["Guest", "Greedy bot", "Ann"])).toEqual(["GU", "GR", "A"]);
  expect(initials(["Жадный бот 1", "Жадный бот 2", "Игрок"])).toEqual(["Ж1", "Ж2", "И"]);
  expect(initials(["Ann", "Ann", ""])).toEqual(["1", "2", "3"]);
});
