const [outer, inner] = [100, 58];

const point = (radius: number, turn: number) => {
  const angle = 2 * Math.PI * turn;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

/** The outline of a segment, clockwise from the top. */
export function segmentPath(segment: number, count: number): string {
  const [from, to] = [segment / count, (segment + 1) / count];
  return `M${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
}

/** The angle at which the pointer is in the middle of a segment: some turns on from where the wheel stands. */
export function turnTo(angle: number, segment: number, count: number): number {
  const rest = 360 - ((segment + 0.5) / count) * 360;
  return angle - (((angle % 360) + 360) % 360) + 4 * 360 + rest;
}

const colors: readonly (readonly [upTo: number, color: string])[] = [
  [0, "#3b4660"],
  [120, "#5ba7ff"],
  [150, "#2fd39a"],
  [190, "#a3e635"],
  [200, "#ffd24a"],
  [300, "#ff9d3c"],
  [500, "#ff5d8f"],
];

/** The more a segment pays, in hundredths, the hotter its colour. */
export const colorOf = (pays: number): string => colors.find(([upTo]) => pays <= upTo)?.[1] ?? "#c084fc";

/** What may be won, the lowest first, and on how many segments. */
export function prizesOf(segments: readonly number[]): { pays: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const pays of segments) counts.set(pays, (counts.get(pays) ?? 0) + 1);
  return [...counts].map(([pays, count]) => ({ pays, count })).sort((a, b) => a.pays - b.pays);
}
