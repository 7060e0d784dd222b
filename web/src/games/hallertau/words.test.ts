import { expect, test } from "vitest";
import { words } from "./words";

test("one sheep is spoken of as one", () => {
  expect(words.en.why.flock(4, 1)).toBe("Farmyard card of round 4: 1 sheep. It dies when round 4 begins.");
  expect(words.en.why.flock(4, 2)).toBe("Farmyard card of round 4: 2 sheep. They die when round 4 begins.");
  expect(words.ru.why.flock(4, 1)).toBe("Карта фермы раунда 4: 1 овца. Когда начнётся раунд 4, она умрёт.");
  expect(words.ru.why.flock(4, 3)).toBe("Карта фермы раунда 4: 3 овцы. Когда начнётся раунд 4, они умрут.");
  expect(words.en.why.stable(1)).toBe("Stable: 1 sheep. It stays to the end and brings a point.");
  expect(words.ru.why.stable(1)).toBe("Овчарня: 1 овца. Она остаётся до конца и приносит очко.");
  expect(words.ru.why.stable(5)).toBe("Овчарня: 5 овец. Они остаются до конца и приносят по очку.");
});

test("an outstanding result lies above its number", () => {
  expect(words.en.why.goal(100, 110, 96)).toBe("Goal: 100 points, outstanding above 110. Now 96.");
  expect(words.ru.why.goal(80, 85, 71)).toBe("Цель: 80 очков, блестяще — больше 85. Сейчас 71.");
});

test("no sheep do not die", () => {
  expect(words.en.why.flock(4, 0)).toBe("Farmyard card of round 4: 0 sheep.");
  expect(words.ru.why.flock(4, 0)).toBe("Карта фермы раунда 4: 0 овец.");
});
