import { expect, it } from "vitest";
import { hyphenated } from "./hyphens";

it("breaks the long words of a name and keeps its capitals", () => {
  expect(hyphenated("Мастерская инструментов")).toBe("Мастер\u00adская инстру\u00adмен\u00adтов");
  expect(hyphenated("Window manufacture")).toBe("Window manu\u00adfacture");
  expect(hyphenated("Mill")).toBe("Mill");
});
