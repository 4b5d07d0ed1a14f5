/** In ms, from one row of pins to the next. */
export const perRow = 105;

/** Where a ball is after so many ms: `x` in gaps between pins from the middle, `y` in rows from the first pin. Null once it has landed. */
export function placeAt(path: readonly boolean[], ms: number): { x: number; y: number; row: number } | null {
  const at = ms / perRow - 1; // it takes one row's time to reach the first pin
  if (at >= path.length) return null;
  if (at < 0) return { x: 0, y: at * Math.abs(at), row: -1 };
  const row = Math.floor(at);
  const share = at - row;
  const before = path.slice(0, row).reduce((sum, isRight) => sum + (isRight ? 0.5 : -0.5), 0);
  const x = before + (path[row] ? 0.5 : -0.5) * share ** 0.85;
  const hop = 0.42 * Math.sin(Math.PI * Math.min(1, share * 1.35)) * (share < 0.741 ? 1 : 0);
  return { x, y: row + share ** 2 - hop * (1 - share), row };
}
