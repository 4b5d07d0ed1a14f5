import { expect, it } from "vitest";
import { bonusProgress } from "./bonus_progress";

it.each([
  [{ bonusAmount: 40, multiplier: 20, wagerLeft: 320 }, 60],
  [{ bonusAmount: 0, multiplier: 20, wagerLeft: 0 }, 0],
  [{ bonusAmount: 40, multiplier: 0, wagerLeft: 10 }, 0],
  [{ bonusAmount: 40, multiplier: 1, wagerLeft: 90 }, 0],
  [{ bonusAmount: 40, multiplier: 1, wagerLeft: -5 }, 100],
  [{ bonusAmount: Number.NaN, multiplier: 2, wagerLeft: 3 }, 0],
])("says how far %o is wagered, from 0 to 100 (L-4.13, L-4.14, L-4.15, L-4.16, L-5.12)", (bonus, percent) => {
  expect(bonusProgress(bonus).percent).toBe(percent);
});
