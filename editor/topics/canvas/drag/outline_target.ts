import type { Place } from "../../../core/tree";
import type { Line } from "../../../workplace/drag_state";

/** A row of the outline where it is on the screen. */
export interface RowBox {
  id: string;
  parent: string | null;
  index: number;
  isContainer: boolean;
  /** It shows what it holds below itself. */
  isOpen: boolean;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where something let go at a height of the outline would land: beside a row, or inside a container's. */
export function outlineTarget(
  rows: readonly RowBox[],
  y: number,
  carried: ReadonlySet<string>,
): { place: Place; line: Line } | null {
  const row = rows.find(({ top, height }) => y < top + height) ?? rows.at(-1);
  if (!row) return null;
  const { parent, index, top, left, width, height } = row;
  const line = (at: number, indent = 0): Line => ({ x: left + indent, y: at, length: width - indent, direction: "across" });
  const part = (y - top) / height;
  const takesIn = row.isContainer && !carried.has(row.id);
  if (takesIn && row.isOpen && part >= 0.7) return { place: { parent: row.id, index: 0 }, line: line(top + height, 16) };
  if (takesIn && part > 0.3 && part < 0.7)
    return { place: { parent: row.id, index: Number.POSITIVE_INFINITY }, line: line(top + height, 16) };
  const isAfter = part > 0.5;
  return { place: { parent, index: isAfter ? index + 1 : index }, line: line(isAfter ? top + height : top) };
}
