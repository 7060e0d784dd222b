import { expect, test } from "vitest";
import { hyphenated } from "./hyphens";

const seen = (text: string): string => hyphenated(text).replaceAll("\u00ad", "-");

test("long words may be parted between syllables, short ones and English are left alone", () => {
  expect(seen("Культивирование")).toBe("Куль-ти-ви-ро-ва-ние");
  expect(seen("Разведение овец")).toBe("Раз-ве-де-ние овец");
  expect(seen("Ратуша")).toBe("Ратуша");
  expect(seen("Cultivation")).toBe("Cultivation");
});
