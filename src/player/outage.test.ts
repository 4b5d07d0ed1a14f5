// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOutage } from "./outage";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const words = { away: "No connection", back: "Back again" };
const status = () => document.querySelector("[role=status]")?.textContent;

function start() {
  let isUp = false;
  const onBack = vi.fn();
  const outage = createOutage({ document, words, onBack, isServed: async () => isUp });
  return { outage, onBack, comeBack: () => (isUp = true) };
}

it("says that the server is away, waits for it, and makes up for what was missed, once (C-2.37)", async () => {
  const { outage, onBack, comeBack } = start();
  outage.report();
  outage.report();
  expect(status()).toBe("No connection");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([status(), onBack.mock.calls.length]).toEqual(["No connection", 0]);
  comeBack();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(status()).toBe("");
});

it("asks at once when the browser is online again", async () => {
  const { outage, onBack, comeBack } = start();
  outage.report();
  comeBack();
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect([status(), onBack.mock.calls.length]).toEqual(["Back again", 1]);
});

it("speaks up again at the next outage", async () => {
  const { outage, onBack, comeBack } = start();
  comeBack();
  outage.report();
  await vi.advanceTimersByTimeAsync(10_000);
  outage.report();
  expect(status()).toBe("No connection");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onBack).toHaveBeenCalledTimes(2);
});
