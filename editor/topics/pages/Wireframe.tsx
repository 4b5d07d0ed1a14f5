import css from "./Pages.module.css";
import type { Block } from "./templates";

const width = 96;
const height = 80;

/** A page from afar: a box for each of its parts. */
export function Wireframe({ blocks }: { blocks: readonly Block[] }) {
  let y = 8;
  const parts = blocks.map((block) => {
    const top = y;
    y += heights[block] + 4;
    return (
      <g key={top}>
        {boxes(block)
          .map((box) => ({ ...box, y: box.y + top }))
          .map(toRect)}
      </g>
    );
  });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.wireframe} aria-hidden="true">
      {parts}
    </svg>
  );
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  isStrong?: boolean;
}

const toRect = ({ x, y, w, h, isStrong }: Box) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} rx={1.5} data-strong={isStrong} />
);

const heights: Record<Block, number> = { hero: 16, row: 9, grid: 20, list: 16, text: 12, columns: 11, band: 6 };

/** Boxes beside each other that share a width. */
const beside = (count: number, y: number, h: number, isStrong = false): Box[] => {
  const w = (width - 16 - (count - 1) * 3) / count;
  return Array.from({ length: count }, (_, index) => ({ x: 8 + index * (w + 3), y, w, h, isStrong }));
};
const lines = (...widths: number[]): Box[] => widths.map((w, index) => ({ x: 8, y: index * 5, w, h: 2 }));

function boxes(block: Block): Box[] {
  switch (block) {
    case "hero":
      return beside(1, 0, 16, true);
    case "row":
      return beside(6, 0, 9);
    case "grid":
      return [...beside(6, 0, 9), ...beside(6, 12, 9)];
    case "list":
      return [0, 6, 12].flatMap((y) => beside(1, y, 4));
    case "columns":
      return beside(3, 0, 11);
    case "band":
      return beside(4, 0, 6);
    case "text":
      return lines(30, 80, 72);
  }
}
