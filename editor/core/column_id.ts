const mark = ":"; // no id has one

/** Columns look like containers to whatever finds a place by pointing: this is the id that they go by. */
export const columnId = (split: string, column: number) => `${split}${mark}${column}`;

/** What has the column of such an id, and which of its columns it is; null for an ordinary id. */
export function readColumnId(id: string | null): { split: string; column: number } | null {
  const [split = "", column] = id?.split(mark) ?? [];
  return column === undefined ? null : { split, column: Number(column) };
}
