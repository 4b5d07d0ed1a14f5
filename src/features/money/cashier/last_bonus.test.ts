// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { readLastBonus, writeLastBonus } from "./last_bonus";

beforeEach(() => localStorage.clear());

it("keeps the chosen bonus for two minutes (C-4.06, C-9.16)", () => {
  writeLastBonus(localStorage, 12, 1_000);
  expect([1_000, 120_999, 121_000, 999].map((now) => readLastBonus(localStorage, now))).toEqual([12, 12, null, null]);
});

it("forgets it when none is chosen (C-4.08)", () => {
  writeLastBonus(localStorage, 12, 1_000);
  writeLastBonus(localStorage, null, 1_001);
  expect(localStorage.getItem("lastBonus")).toBeNull();
});

it.each(["null", "12", "{", '{"bonusId":"12","at":1}', '{"bonusId":-1,"at":1}', '{"bonusId":1.5,"at":1}', "[]"])(
  "takes %s for no choice",
  (kept) => {
    localStorage.setItem("lastBonus", kept);
    expect(readLastBonus(localStorage, 2)).toBeNull();
  },
);

it("lives without a storage", () => {
  expect(readLastBonus(undefined, 0)).toBeNull();
  expect(() => writeLastBonus(undefined, 1, 0)).not.toThrow();
});
