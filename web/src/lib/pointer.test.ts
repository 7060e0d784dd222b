import { expect, test } from "vitest";
import type { ChoiceInfo } from "../messages";
import { Pointer } from "./pointer.svelte";

const choice = (action: number, ...elements: string[]): ChoiceInfo => ({ action, elements, gains: {}, parts: {}, say: "", explain: "" }) as unknown as ChoiceInfo;
const CHOICES = [choice(1, "die", "space"), choice(2, "die", "cell"), choice(3, "silver")];

test("touches hold for one update only", () => {
  let at = 4;
  const pointer = new Pointer(
    () => ({ at, choices: CHOICES }),
    () => false,
  );
  pointer.touch("space");
  expect(pointer.outlook.candidate?.action).toBe(1);
  at = 5;
  const later = new Pointer(
    () => ({ at, choices: CHOICES }),
    () => false,
  );
  expect([...later.chosen]).toEqual([]);
});

test("a lifted piece is chosen, and as before when it is put back", () => {
  const pointer = new Pointer(
    () => ({ at: 1, choices: CHOICES }),
    () => false,
  );
  pointer.touch("silver");
  pointer.lift("die");
  expect([...pointer.chosen]).toEqual(["die"]);
  pointer.putBack();
  expect([...pointer.chosen]).toEqual(["silver"]);
  pointer.aim(2);
  expect(pointer.outlook.candidate?.action).toBe(2);
  pointer.clear();
  expect(pointer.chosen.size).toBe(0);
});

test("nothing is lit or touched while it is idle", () => {
  const pointer = new Pointer(
    () => ({ at: 1, choices: CHOICES }),
    () => true,
  );
  pointer.touch("silver");
  expect([pointer.chosen.size, pointer.outlook.lit.size, pointer.live.size, pointer.prices.size]).toEqual([0, 0, 0, 0]);
  expect(pointer.elements).toEqual(["die", "space", "cell", "silver"]);
});
