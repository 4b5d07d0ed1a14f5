import type { Place, Row } from "./rows_of";
import { blockSize } from "./use_rows_window";

/** Rows that are rendered together, or the room that rows leave which are not. */
export type Piece = { block: number; rows: readonly Row[] } | { block: number; left: number };

/** The list in pieces; what is left out between two blocks is one piece, and each row says where it stands, since not all are there to count. */
export function piecesOf(
  rows: readonly Row[],
  isShown: (block: number) => boolean,
  placeAt: (index: number) => Place | undefined,
): Piece[] {
  const pieces: Piece[] = [];
  const blocks = Math.ceil(rows.length / blockSize);
  const isWhole = Array.from({ length: blocks }, (_, block) => block).every(isShown);
  for (let block = 0; block < blocks; block++) {
    const [from, to] = [block * blockSize, Math.min(rows.length, (block + 1) * blockSize)];
    const last = pieces.at(-1);
    if (isShown(block)) {
      const part = rows.slice(from, to);
      pieces.push({ block, rows: isWhole ? part : part.map((row, index) => ({ ...row, place: placeAt(from + index) })) });
    } else if (last && "left" in last) last.left += to - from;
    else pieces.push({ block, left: to - from });
  }
  return pieces;
}

/** The number of each row among those of its level and how many they are, counted when the first is asked for. */
export function placesOf(rows: readonly Row[]): (index: number) => Place | undefined {
  let counted: { number: number; level: { count: number } }[] | null = null;
  return (index) => {
    const found = (counted ??= count(rows))[index];
    return found && { number: found.number, count: found.level.count };
  };
}

function count(rows: readonly Row[]) {
  const levels: { count: number }[] = []; // those that are open at the moment, by depth
  return rows.map(({ depth }) => {
    levels.length = Math.min(levels.length, depth + 1);
    const level = (levels[depth] ??= { count: 0 });
    level.count += 1;
    return { number: level.count, level };
  });
}
