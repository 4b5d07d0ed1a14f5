/** How long the nearest layer takes for its two tiles at speed 1, in seconds. */
const nearest = 20;

/**
 * How long a layer takes until it looks as at the start, in seconds; null where it stands still. The farther, the
 * slower, and the farthest of several not at all.
 */
export function secondsOf(index: number, count: number, speed: number): number | null {
  const depth = count > 1 ? index / (count - 1) : 1;
  if (depth === 0 || speed === 0) return null;
  return nearest / (speed * depth ** 1.7);
}
