import { type KeyboardEvent, useRef, useState } from "react";

type At = readonly [row: number, column: number];

/** One stop for Tab in a grid; the arrow keys, Home and End go from cell to cell. */
export function useGridKeys<Grid extends HTMLElement>({
  rows,
  columns,
  initial = [0, 0],
}: {
  rows: number;
  /** The same in each row, or how many a row has. */
  columns: number | ((row: number) => number);
  initial?: At;
}) {
  const columnsIn = (one: number) => (typeof columns === "number" ? columns : columns(one));
  const grid = useRef<Grid>(null);
  const [wanted, setWanted] = useState<At>(initial);
  const row = Math.max(0, Math.min(wanted[0], rows - 1));
  const column = Math.max(0, Math.min(wanted[1], columnsIn(row) - 1));

  function go(next: At) {
    const line = Math.max(0, Math.min(rows - 1, next[0]));
    const target: At = [line, Math.max(0, Math.min(columnsIn(line) - 1, next[1]))];
    setWanted(target);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${target.join()}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const to = (
      {
        ArrowUp: [row - 1, column],
        ArrowDown: [row + 1, column],
        ArrowLeft: [row, column - 1],
        ArrowRight: [row, column + 1],
        Home: [event.ctrlKey ? 0 : row, 0],
        End: [event.ctrlKey ? rows - 1 : row, Infinity],
      } satisfies Record<string, At>
    )[event.key as "Home"];
    if (!to || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  }

  return {
    gridProps: { role: "grid", ref: grid, onKeyDown: handleKeyDown },
    /** What makes an element a cell of the grid. */
    cellProps: (at: At) => ({
      "data-cell": at.join(),
      tabIndex: at[0] === row && at[1] === column ? 0 : -1,
      onFocus: () => setWanted(at),
    }),
  };
}
