import { describe, expect, it } from "vitest";
import type { LimitRow } from "../../schemas/api/limits";
import { decidingRow, rowState } from "./row_state";
import { readSessionTime, unitOf } from "./session_problem";
import { readTypedAmount, readTypedMinutes, suggestedAmounts } from "./typed_limit";

const now = Date.parse("2026-11-22T18:00:00Z");
const row = (more: Partial<LimitRow> = {}): LimitRow => ({
  kind: "deposit",
  timeframe: "daily",
  period: 0,
  currentLimit: 100,
  usedLimit: 40,
  left: 60,
  expiry: "2026-11-22T23:00:00Z",
  currency: "EUR",
  pending: null,
  ...more,
});
const anytime = { allowDecreaseAnytime: true };

describe("a limit's row", () => {
  it("says how much is left, and how near the end is", () => {
    expect(rowState(row(), anytime, now)).toEqual({ limit: 100, left: 60, percent: 40, tone: "fine", canEdit: true });
    expect(rowState(row({ usedLimit: 85, left: 15 }), anytime, now).tone).toBe("near");
    expect(rowState(row({ usedLimit: 120, left: 0 }), anytime, now)).toMatchObject({ left: 0, percent: 100, tone: "reached" });
  });

  it("is as if not set once its expiry has passed (L-4.26)", () => {
    expect(rowState(row({ expiry: "2026-11-22T17:59:59Z" }), anytime, now).limit).toBeNull();
    expect(rowState(row({ currentLimit: "Not Set", left: null }), anytime, now).limit).toBeNull();
  });

  it.each([
    [false, 40, false],
    [false, 0, true],
    [true, 40, true],
  ])(
    "where decreases are possible at any time: %s, with %d used, can be edited: %s (L-4.25, C-4.61, D-04)",
    (allow, usedLimit, can) => {
      expect(rowState(row({ usedLimit }), { allowDecreaseAnytime: allow }, now).canEdit).toBe(can);
    },
  );

  it("decides where it has the least left of several", () => {
    const rows = [
      row(),
      row({ timeframe: "weekly", left: 20 }),
      row({ timeframe: "monthly", currentLimit: "Not Set", left: null }),
    ];
    expect(decidingRow(rows, now)?.timeframe).toBe("weekly");
    expect(decidingRow([row({ currentLimit: "Not Set", left: null })], now)).toBeNull();
  });
});

it.each([
  ["100", 2, { value: 100 }],
  [" 1 200,50 ", 2, { value: 1200.5 }],
  ["0.1", 2, { value: 0.1 }],
  ["10.500", 2, { value: 10.5 }],
  ["", 2, { problem: "empty" }],
  ["much", 2, { problem: "empty" }],
  ["0", 2, { problem: "low" }],
  ["-1", 2, { problem: "low" }],
  ["1e309", 2, { problem: "high" }],
  ["1000000001", 2, { problem: "high" }],
  ["10.005", 2, { problem: "decimals" }],
  ["1000.125", 0, { problem: "decimals" }],
])("reads %j with %d decimals as %j (L-5.05)", (typed, decimals, expected) => {
  expect(readTypedAmount(typed, decimals)).toEqual(expected);
});

it.each([
  ["2", "hours", { value: 120 }],
  ["24", "hours", { value: 1440 }],
  ["25", "hours", { problem: "high" }],
  ["0", "minutes", { problem: "low" }],
  ["-5", "minutes", { problem: "low" }],
  ["1.5", "hours", { problem: "decimals" }],
] as const)("reads %j %s of a day as %j", (typed, unit, expected) => {
  expect(readTypedMinutes(typed, unit, "daily")).toEqual(expected);
});

it("suggests round amounts around the limit, and never the limit itself", () => {
  expect(suggestedAmounts(null)).toEqual([20, 50, 100, 200]);
  expect(suggestedAmounts(100)).toEqual([50, 75, 150]);
  expect(suggestedAmounts(350)).toEqual([180, 260, 530]);
});

it.each([
  ["10", "minutes", { value: 10 }],
  ["9", "minutes", { problem: "too_short" }],
  ["24", "minutes", { problem: "twenty_four" }],
  ["43200", "minutes", { value: 43_200 }],
  ["43201", "minutes", { problem: "too_long" }],
  ["1", "hours", { value: 60 }],
  ["720", "hours", { value: 43_200 }],
  ["721", "hours", { problem: "too_long" }],
  ["30", "days", { value: 43_200 }],
  ["31", "days", { problem: "too_long" }],
  ["0", "days", { problem: "too_short" }],
  ["1.5", "days", { problem: "range_days" }],
  ["", "hours", { problem: "empty" }],
] as const)("reads a visit of %j %s as %j (C-5.47, C-5.48, C-9.22)", (typed, unit, expected) => {
  expect(readSessionTime(typed, unit)).toEqual(expected);
});

it("begins in the largest unit that fits (C-9.21)", () => {
  expect(unitOf(10_080, ["minutes", "hours", "days"])).toBe("days");
  expect(unitOf(90, ["minutes", "hours", "days"])).toBe("minutes");
  expect(unitOf(10_080, ["minutes"])).toBe("minutes");
});
