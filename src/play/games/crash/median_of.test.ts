import { expect, it } from "vitest";
import { medianOf } from "./median_of";

it.each([
  [[300], 300],
  [[1_000, 100], 100],
  [[100, 9_900, 198], 198],
  [[400, 100, 300, 200], 200],
  [[], 0],
])("of %j the middle is %i, whatever their order", (values, middle) => {
  expect(medianOf(values)).toBe(middle);
});
