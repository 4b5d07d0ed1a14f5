import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { letGoFirst, patience } from "./let_go_first";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether something goes on behind `work`. */
function watch(work: Promise<unknown>) {
  const seen = { goesOn: false };
  void letGoFirst(work).then(() => (seen.goesOn = true));
  return seen;
}

it("goes on as soon as the work has ended", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen = watch(promise);
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(seen.goesOn).toBe(false);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.goesOn).toBe(true);
});

it("does not wait for a server that takes its time", async () => {
  const seen = watch(new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(patience);
  expect(seen.goesOn).toBe(true);
});
