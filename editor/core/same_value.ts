/** Whether two JSON values say the same; a field that is undefined is one that is not there. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return false;
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  const keys = Object.keys(one).filter((key) => one[key] !== undefined);
  const count = Object.keys(other).reduce((sum, key) => (other[key] === undefined ? sum : sum + 1), 0);
  return keys.length === count && keys.every((key) => Object.hasOwn(other, key) && isSameValue(one[key], other[key]));
}
