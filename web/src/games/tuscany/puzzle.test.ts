import { expect, test } from "vitest";
import { LETTERS, SHAPES, SPACES, WAYS } from "./content";
import { areasOf, bridgesOf, cellsAt, coloursOf, neighboursOf, wayOf } from "./domain";
import { JOINTS, movedTo, PLACES, rises, shiftedAt, turnedAt } from "./puzzle";
import { sampleOf } from "./rules/samples";

const every = WAYS.map((_, number) => number);
const lettersOf = (way: number): string =>
  wayOf(way)
    .order.map((letter) => LETTERS[letter])
    .join("");
const found = (letters: string, turned: string, shape: number): number =>
  every.find(
    (way) => [lettersOf(way), wayOf(way).turned.join(), wayOf(way).shape].join() === [letters, turned, shape].join(),
  )!;

test("turning a board twice brings it back, and turns no other", () => {
  for (const way of every) {
    for (const place of PLACES) {
      const turned = turnedAt(way, place);
      expect(wayOf(turned).turned).toEqual(wayOf(way).turned.map((one, at) => (at === place ? !one : one)));
      expect([lettersOf(turned), wayOf(turned).shape]).toEqual([lettersOf(way), wayOf(way).shape]);
      expect(turnedAt(turned, place)).toBe(way);
    }
  }
});

test("a board that is carried takes its turn along, and the others close up", () => {
  const way = found("ABC", "true,false,false", 2);
  expect(movedTo(way, 0, 2)).toBe(found("BCA", "false,false,true", 2));
  expect(movedTo(way, 2, 0)).toBe(found("CAB", "false,true,false", 2));
  expect(movedTo(way, 1, 1)).toBe(way);
});

test("a shifted joint lies the other way, and no other does", () => {
  for (const way of every) {
    for (const joint of JOINTS.keys()) {
      const shifted = shiftedAt(way, joint);
      for (const other of JOINTS.keys()) expect(rises(shifted, other)).toBe(rises(way, other) !== (other === joint));
      expect(shiftedAt(shifted, joint)).toBe(way);
    }
  }
});

test("by turning, moving and shifting every way can be reached", () => {
  const reached = [0];
  for (const way of reached) {
    const steps = [
      ...PLACES.map((place) => turnedAt(way, place)),
      ...PLACES.map((place) => movedTo(way, place, 0)),
      ...JOINTS.map((_, joint) => shiftedAt(way, joint)),
    ];
    for (const step of steps) if (!reached.includes(step)) reached.push(step);
  }
  expect(reached.toSorted((one, two) => one - two)).toEqual(every);
});

test("spaces touch as their places say: five pairs over each joint, and each pair from both sides", () => {
  for (const shape of SHAPES.keys()) {
    const around = neighboursOf(shape);
    const pairs = around.flatMap((others, cell) => others.filter((other) => other >= 0).map((other) => [cell, other]));
    for (const [cell, other] of pairs) expect(around[other!]).toContain(cell);
    for (const place of JOINTS) {
      const [before, after] = [cellsAt(place - 1), cellsAt(place)];
      expect(pairs.filter(([cell, other]) => before.includes(cell!) && after.includes(other!))).toHaveLength(5);
    }
  }
});

test("a turned board is read from its end, and areas reach over joints where colours meet", () => {
  const { boards } = sampleOf("domain").players[0]!;
  for (const way of every) {
    const { order, turned, shape } = wayOf(way);
    const colours = coloursOf(boards, wayOf(way));
    expect(colours[SPACES]).toBe(boards[order[1]!]?.at(turned[1] ? -1 : 0));
    const areas = areasOf(shape, colours);
    expect(areas.flat().toSorted((one, two) => one - two)).toEqual([...colours.keys()]);
    const over = areas.filter((area) => new Set(area.map((cell) => Math.floor(cell / SPACES))).size > 1);
    expect(over.length > 0).toBe(bridgesOf(shape, colours).length > 0);
  }
});
