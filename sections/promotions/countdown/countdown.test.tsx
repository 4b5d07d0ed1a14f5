// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { section } from "../../../src/testing/build";
import { prepare } from "../../../src/testing/render_section";

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse("2026-06-15T12:00:00Z"), toFake: ["Date", "setInterval", "clearInterval"] }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const words = () => screen.getByRole("timer").textContent;

it("ticks every second, and ends with zeros (L-2.86, L-4.73, L-4.74)", async () => {
  const { element } = await prepare([
    section("countdown", { props: { startAt: "2026-06-15T12:00:02Z", endAt: "2026-06-15T12:00:05Z" } }),
  ]);
  render(element);
  expect(words()).toBe("Starts in00days00hours00minutes02seconds");
  act(() => void vi.advanceTimersByTime(1000));
  expect(words()).toBe("Starts in00days00hours00minutes01second");
  act(() => void vi.advanceTimersByTime(1000));
  expect(words()).toBe("Ends in00days00hours00minutes03seconds");
  act(() => void vi.advanceTimersByTime(3000));
  expect(words()).toBe("Ended00days00hours00minutes00seconds");
});

it("says in each phase what the house wants it to say (S-2.34)", async () => {
  const labels = { before: { en: "Opens" }, running: { en: "Hurry" }, ended: { en: "Too late" } };
  const { element } = await prepare([
    section("countdown", { props: { startAt: "2026-06-15T12:00:01Z", endAt: "2026-06-15T12:00:02Z", labels } }),
  ]);
  render(element);
  const said = ["Opens", "Hurry", "Too late"].map((label) => {
    const isSaid = words()?.startsWith(label);
    act(() => void vi.advanceTimersByTime(1000));
    return isSaid;
  });
  expect(said).toEqual([true, true, true]);
});
