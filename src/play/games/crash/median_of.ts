/** What half of the values come to at least: the middle one, of an even number the lower of both in the middle. 0 of none. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
