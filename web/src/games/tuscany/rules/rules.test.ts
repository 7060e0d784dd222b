import { expect, test } from "vitest";
import { seenWith, stepAt, type Moment } from "../../../lib/guide";
import { readIn, topicsOf } from "../../../lib/rules";
import { BONUS_KINDS, FARMS, KINDS, REWARDS, TYPES } from "../content";
import { steps, takeAdvice } from "../guide";
import type { TileView, TuscanyView } from "../view";
import { rules as told } from ".";
import { sampleOf } from "./samples";

const topics = topicsOf(readIn("en", told));

test("every type, farm kind, reward and bonus tile is in the rules, once, and all that is ours", () => {
  const wanted = [
    ...TYPES.map((type) => `type:${type}`),
    ...FARMS.map((farm) => `farm:${farm}`),
    ...REWARDS.map((reward) => `reward:${reward}`),
    ...BONUS_KINDS.map((kind) => `bonus:${kind}`),
    ...KINDS.map((kind) => `kind:${kind}`),
  ];
  const found = topics.filter((topic) => /^(type|farm|reward|bonus|kind):/.test(topic));
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

// The guide

const VIEW = sampleOf("domain");
const [player] = VIEW.players;
const tile = (type: TileView["type"]): TileView => ({ type, farms: [], owner: null });

test("the guide takes a tile that fits, of the colour with the most cards in hand", () => {
  const display = [tile("city"), tile("quarry"), null, tile("village")];
  const open = player!.cells.map((cell) => ({ ...cell, open: ["red", "orange"].includes(cell.colour) }));
  const hand = { ...player!.hand!, red: 1, grey: 5, orange: 2 };
  expect(takeAdvice({ display }, { ...player!, cells: open, hand })).toBe(3);
  expect(takeAdvice({ display: [tile("quarry")] }, { ...player!, cells: open, hand })).toBeNull();
});

test("the guide follows a first game", () => {
  let seen: string[] = [];
  const now = (question: string, change: Partial<TuscanyView> = {}, more: Partial<Moment> = {}): Moment => ({
    at: 0,
    view: { ...VIEW, round: 1, question, ...change },
    seat: 0,
    mine: true,
    chosen: new Set(),
    ready: false,
    ...more,
  });
  const next = (moment: Moment): string | undefined => {
    const step = stepAt(steps, seen, moment);
    if (step) seen = seenWith(seen, step);
    return step?.id;
  };
  expect(next(now("Arrange"))).toBe("hello");
  expect(next(now("Arrange", {}, { ready: true }))).toBe("confirm");
  expect(["Start", "ChooseBonus", "Turn"].map((one) => next(now(one)))).toEqual(["start", "bonus", "take"]);
  expect(next(now("Turn", { players: [{ ...player!, stored: [tile("city")] }] }))).toBe("place");
  const asked = ["Pay", "Remove", "Another", "Castle"];
  expect(asked.map((one) => next(now(one)))).toEqual(["pay", "remove", "another", "castle"]);
  expect(next(now("", {}, { mine: false }))).toBe("others");
  expect(next(now("Turn"))).toBe("areas");
  expect(next(now("Turn", { round: 2 }))).toBe("end");
});
