import { type KeyboardEvent, useRef, useState } from "react";

type At = readonly [row: number, column: number];

/** One stop for Tab in a grid; the arrow keys, Home and End go from cell to cell. */
export function useGridKeys({ rows, columns, initial = [0, 0] }: { rows: number; columns: number; initial?: At }) {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<At>(initial);
  const [row, column] = [Math.min(wanted[0], rows - 1), Math.min(wanted[1], columns - 1)];

  function go(next: At) {
    const target: At = [Math.max(0, Math.min(rows - 1, next[0])), Math.max(0, Math.min(columns - 1, next[1]))];
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
        End: [event.ctrlKey ? rows - 1 : row, columns - 1],
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
