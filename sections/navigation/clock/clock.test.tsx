// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { section } from "../../../src/testing/build";
import { prepare, renderOnServer } from "../../../src/testing/render_section";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => document.querySelector("time")?.textContent?.replace(/\s/g, " ");

it("shows the visitor's own time and a new minute when it begins (S-2.81, L-2.91)", async () => {
  const { element } = await prepare([section("clock", { props: { format: "24" } })]);
  vi.useFakeTimers({ now: new Date(2026, 5, 15, 17, 4, 58) });
  render(element);
  expect(screen.getByRole("region", { name: "Time" })).toBeTruthy();
  expect(shown()).toBe("17:04");
  act(() => void vi.advanceTimersByTime(1999));
  expect(shown()).toBe("17:04");
  act(() => void vi.advanceTimersByTime(1));
  expect(shown()).toBe("17:05");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown()).toBe("17:06");
});

it("counts half days where it is asked to (S-2.81)", async () => {
  const { element } = await prepare([section("clock", { props: { format: "12" } })]);
  vi.useFakeTimers({ now: new Date(2026, 5, 15, 17, 4, 58) });
  render(element);
  expect(shown()).toBe("05:04 PM");
});

it("says no time that might be wrong before the browser has said where the visitor is (S-2.81)", async () => {
  expect(await renderOnServer([section("clock")])).not.toContain("<time");
});
