import { expect, test } from "vitest";
import { has } from "./search";

const TEXT = "410. Посейте лён на пустом поле; 2 овцы → 3 ржи.";

test.each(["овца", "овец", "овц", "ОВЦАМИ", "льна", "лен", "рожь", "рожью", "поля", "полей", "410", "овца льна"])(
  "%s is found in another form",
  (query) => expect(has(TEXT, query)).toBe(true),
);

test.each(["полный", "овчарня", "хмель", "овца хмель", "10"])("%s is not found", (query) =>
  expect(has(TEXT, query)).toBe(false),
);

test("English forms, and nothing asked for finds everything", () => {
  expect(has("Each of your fields brings 1 hide.", "field hides")).toBe(true);
  expect(has("Each of your fields brings 1 hide.", "sheep")).toBe(false);
  expect(has("anything", " ")).toBe(true);
});
