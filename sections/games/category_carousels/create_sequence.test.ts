import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSequence } from "./create_sequence";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work of 100 ms that says when it begins. */
const work = (name: string, begun: string[]) => () => {
  begun.push(name);
  return new Promise<void>((resolve) => setTimeout(resolve, 100));
};

it("does one piece of work at a time, with 50 ms in between (L-9.08, L-9.39)", async () => {
  const begun: string[] = [];
  const enqueue = createSequence();
  for (const name of ["a", "b", "c"]) enqueue(work(name, begun));
  expect(begun).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(149);
  expect(begun).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(150);
  expect(begun).toEqual(["a", "b", "c"]);
});

it("goes on after work that failed", async () => {
  const begun: string[] = [];
  const enqueue = createSequence();
  enqueue(() => Promise.reject(new Error("no")));
  enqueue(work("b", begun));
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toEqual(["b"]);
});

it("leaves out what was given up before its turn", async () => {
  const begun: string[] = [];
  const enqueue = createSequence();
  enqueue(work("a", begun));
  enqueue(work("b", begun))();
  enqueue(work("c", begun));
  await vi.advanceTimersByTimeAsync(500);
  expect(begun).toEqual(["a", "c"]);
});
