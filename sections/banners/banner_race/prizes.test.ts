import fc from "fast-check";
import { expect, it } from "vitest";
import { prizePool } from "../../../src/features/rewards/tournament/prizes";
import { courseAt, podiumOf } from "./prizes";

const prize = (fromPlace: number, toPlace: number, amountEUR: number) => ({
  fromPlace,
  toPlace,
  amountEUR,
  prizeType: "MONEY",
  description: {},
});

it("counts a prize for each of its places (C-3.42)", () => {
  expect(prizePool([prize(1, 1, 1000), prize(2, 3, 250.5), prize(4, 20, 0)])).toBe(1501);
  expect(prizePool([])).toBe(0);
});

it("knows what the first three places win, also where they share a prize", () => {
  const [first, shared] = [prize(1, 1, 100), prize(2, 10, 20)];
  expect(podiumOf([first, shared])).toEqual([
    { place: 1, prize: first },
    { place: 2, prize: shared },
    { place: 3, prize: shared },
  ]);
  expect(podiumOf([first])).toEqual([{ place: 1, prize: first }]);
});

it("goes from the start to the end and never beyond", () => {
  const at = (ms: number) => new Date(ms).toISOString();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 1e9 }), fc.integer(), (start, length, now) => {
      const course = courseAt(now, at(start), at(start + length));
      expect(course).toBeGreaterThanOrEqual(0);
      expect(course).toBeLessThanOrEqual(1);
    }),
  );
  expect(courseAt(50, at(0), at(200))).toBe(0.25);
});
