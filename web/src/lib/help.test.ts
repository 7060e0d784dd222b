import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Help } from "./help.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("an explanation stays while its link is gone for, and goes in the end", () => {
  const help = new Help();
  help.explain("A bank.", "bank");
  expect([help.text, help.topic]).toEqual(["A bank.", "bank"]);
  help.explain("");
  vi.advanceTimersByTime(1000);
  expect(help.topic).toBe("bank");
  vi.advanceTimersByTime(10000);
  expect([help.text, help.topic]).toEqual(["", null]);
});

test("a text takes the place of the one it stands for, and of no other", () => {
  const help = new Help();
  help.explain("1 worker.", "space", "0 workers.");
  expect(help.text).toBe("");
  help.explain("0 workers.", "space");
  help.explain("1 worker.", "space", "0 workers.");
  expect([help.text, help.topic]).toEqual(["1 worker.", "space"]);
  help.explain("A die.", "dice", "0 workers.");
  expect(help.text).toBe("1 worker.");
});

test("a reason stands before its text, and goes with it", () => {
  const help = new Help();
  help.explain("A bank.", "bank");
  help.reason("It costs 2 silver.", "A bank.", "bank");
  expect([help.why, help.text, help.topic]).toEqual(["It costs 2 silver.", "A bank.", "bank"]);
  help.explain("");
  vi.advanceTimersByTime(1000);
  expect(help.why).toBe("It costs 2 silver.");
  help.explain("A mine.", "mine");
  vi.advanceTimersByTime(500);
  expect([help.why, help.text]).toEqual(["", "A mine."]);
  help.reason("It is full.", "A mine.");
  help.explain("A rich mine.", "mine", "A mine.");
  expect([help.why, help.text]).toEqual(["", "A rich mine."]);
});

test("what the pointer only passes over does not replace it, what it rests on does", () => {
  const help = new Help();
  help.explain("A bank.", "bank");
  help.explain("");
  help.explain("A mine.", "mine");
  vi.advanceTimersByTime(50);
  help.explain("");
  vi.advanceTimersByTime(1000);
  expect(help.topic).toBe("bank");
  help.explain("A die.");
  vi.advanceTimersByTime(500);
  expect([help.text, help.topic]).toEqual(["A die.", null]);
});

test("what is touched gives way to what it means, also if its explanation was still to come", () => {
  const help = new Help();
  help.explain("A bank.", "bank");
  help.explain("A mine.", "mine");
  help.touched();
  vi.advanceTimersByTime(500);
  expect([help.text, help.late]).toEqual(["A bank.", false]);
  help.explain("A die.");
  vi.advanceTimersByTime(500);
  expect([help.text, help.late]).toEqual(["A die.", true]);
  vi.advanceTimersByTime(10000);
  expect(help.text).toBe("");
});
