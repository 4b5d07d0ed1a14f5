import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { find } from "../../core/tree";
import { lazyPart } from "../../parts/lazy_part";
import { useEditorState, useWorkplace } from "../../workplace/use_editor";
import type { Box, SectionBox } from "../../workplace/canvas_store";
import { InsertBehind } from "./InsertHere";
import css from "./Overlay.module.css";
import { SelectionBar } from "./SelectionBar";
import { SelectionTag } from "./SelectionTag";

/** Few pages have columns; their widths are in the inspector, too. */
const ColumnDividers = lazyPart(() => import("./ColumnDividers").then((code) => code.ColumnDividers), { look: "nothing" });

const tagHeight = 28;
const narrow = 520;
/** Too narrow for tag and bar side by side; the bar stands beside the box. */
const tight = 300;
const gutter = 44;

interface Props {
  boxes: readonly SectionBox[];
  /** Of the one section that is selected. */
  columns: readonly SectionBox[];
  scale: number;
  isCarried: boolean;
}

/** The frames around what is selected; on one its tag to drag it by, and what can be done at once on all of them. */
export function Selection({ boxes, columns, scale, isCarried }: Props) {
  const section = useEditorState(({ page, selected, selection }) =>
    selected === null || selection.length > 1 ? null : find(page.sections, selected),
  );
  const scrolled = useScrolled() * scale;
  const { canvas } = useWorkplace();
  const { frame } = canvas.getState();
  const [first] = boxes;
  if (!first) return null;
  const common = boxes.length === 1 ? first.box : around(boxes.map(({ box }) => box));
  const isInside = common.y < scrolled - 40 + tagHeight;
  const inside = Math.min(Math.max(0, scrolled - common.y), Math.max(0, common.height - 2 * tagHeight));
  const style = { ...placed(common), "--inside": `${inside}px` };
  const isNarrow = common.width < narrow;
  return (
    <>
      {inView(boxes, scrolled, (frame?.window.innerHeight ?? 0) * scale).map(({ id, box }) => (
        <div key={id} className={css.frame} style={placed(box)} data-frame="" />
      ))}
      {!isCarried && section && columns.length > 0 && <ColumnDividers section={section} columns={columns} />}
      <div
        className={css.common}
        style={style as React.CSSProperties}
        data-inside={isInside}
        data-narrow={isNarrow}
        data-beside={sideFor(common, scale, frame?.window.innerWidth)}
        data-selection={boxes.map(({ id }) => id).join(" ")}
      >
        {!isCarried && section && <SelectionTag section={section} />}
        {!isCarried && <SelectionBar name={section?.name ?? null} count={boxes.length} dragId={first.id} />}
        {!isCarried && section && <InsertBehind id={section.id} />}
      </div>
    </>
  );
}

const manyFrames = 40;

/** Of many frames those that are near what is seen. */
const inView = (boxes: readonly SectionBox[], scrolled: number, height: number) =>
  boxes.length <= manyFrames
    ? boxes
    : boxes.filter(({ box }) => box.y + box.height > scrolled - height && box.y < scrolled + 2 * height);

/** On which side of a narrow box there is room for the bar. */
function sideFor({ x, width }: Box, scale: number, pageWidth = 0): "right" | "left" | undefined {
  if (width >= tight) return undefined;
  return x + width + gutter <= pageWidth * scale ? "right" : "left";
}

const placed = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

/** The smallest box that holds all of them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far the page is scrolled, in its own pixels. */
function useScrolled() {
  const { canvas } = useWorkplace();
  const frame = useStore(canvas, (state) => state.frame);
  const [scrolled, setScrolled] = useState(0);
  useEffect(() => {
    if (!frame) return;
    const follow = () => setScrolled(frame.window.scrollY);
    follow();
    frame.document.addEventListener("scroll", follow, { passive: true });
    return () => frame.document.removeEventListener("scroll", follow);
  }, [frame]);
  return scrolled;
}
