import { expect, test } from "vitest";
import type { ChoiceInfo } from "../messages";
import { Pointer } from "./pointer.svelte";

const choice = (action: number, ...elements: string[]): ChoiceInfo => ({
  action,
  elements,
  gains: {},
  parts: {},
  say: "",
  explain: "",
});
const CHOICES = [choice(1, "die", "space"), choice(2, "die", "cell"), choice(3, "silver")];

function pointing(question: () => string, idle = false): Pointer {
  return new Pointer(
    () => ({ question: question(), choices: CHOICES }),
    () => idle,
  );
}

test("touches hold for one question only", () => {
  let question = $state("0:4");
  const pointer = pointing(() => question);
  pointer.touch("space");
  expect(pointer.outlook.candidate?.action).toBe(1);
  question = "1:4";
  expect(pointer.outlook.candidate).toBe(null);
  expect([...pointer.chosen]).toEqual([]);
});

test("a lifted piece is chosen, and all is as before when it is put back", () => {
  const pointer = pointing(() => "0:1");
  pointer.touch("silver");
  pointer.lift("die");
  expect([...pointer.chosen]).toEqual(["die"]);
  pointer.putBack();
  expect([...pointer.chosen]).toEqual(["silver"]);
});

test("an action is aimed at, and forgotten", () => {
  const pointer = pointing(() => "0:1");
  pointer.aim(2);
  expect(pointer.outlook.candidate?.action).toBe(2);
  pointer.clear();
  expect(pointer.chosen.size).toBe(0);
});

test("nothing is lit or touched while it is idle", () => {
  const pointer = pointing(() => "0:1", true);
  pointer.touch("silver");
  expect([pointer.chosen.size, pointer.outlook.lit.size, pointer.live.size, pointer.prices.size]).toEqual([0, 0, 0, 0]);
  expect(pointer.elements).toEqual(["die", "space", "cell", "silver"]);
});
