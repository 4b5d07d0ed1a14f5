// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DateTimeInput } from "./DateTimeInput";

afterEach(cleanup);

it.each([
  ["en", "27 Nov 2026, 18:05"],
  ["de", "27. Nov. 2026, 18:05"],
  ["pt", "27/11/2026, 18:05"],
] as const)("says a time as the editor does in %s, whatever the system writes", (language, words) => {
  render(<DateTimeInput aria-label="When" language={language} value="2026-11-27T18:05" readOnly />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("When").value).toBe("2026-11-27T18:05");
});

it("says a day without a time", () => {
  render(<DateTimeInput type="date" aria-label="From" language="en" value="2026-11-27" readOnly />);
  expect(screen.getByText("27 Nov 2026")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-11-27");
});

it("says what no time means, and else shows a dash in place of the browser's mask", () => {
  render(<DateTimeInput aria-label="When" language="en" empty="Not set" value="" readOnly />);
  expect(screen.getByText("Not set")).toBeTruthy();
  render(<DateTimeInput aria-label="Until" language="en" value="" readOnly />);
  expect(screen.getByText("–")).toBeTruthy();
});
