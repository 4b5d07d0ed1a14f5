import { expect, it } from "vitest";
import { wagerProgress } from "./wager_progress";

const of = (wagerLeft: unknown, amountToWager: unknown) =>
  wagerProgress({ bonusId: 1, wagerLeft: wagerLeft as number, amountToWager: amountToWager as number });

it.each([
  ["three quarters done", 200, 800, { left: 200, wagered: 600, percent: 75 }],
  ["not begun", 800, 800, { left: 800, wagered: 0, percent: 0 }],
  ["done", 0, 800, { left: 0, wagered: 800, percent: 100 }],
  ["with nothing to wager (L-4.14)", 0, 0, { left: 0, percent: 0 }],
  ["with less than nothing left (L-5.12)", -5, 100, { left: 0, percent: 100 }],
  ["with what is no number (L-5.12)", Number.NaN, "100", { left: 0, total: 100 }],
  ["with more left than there was", 900, 800, { left: 800, percent: 0 }],
])("knows a bonus %s (L-4.13)", (_, left, total, expected) => expect(of(left, total)).toMatchObject(expected));

it("is nothing without a bonus", () => expect(wagerProgress(null)).toBeNull());
