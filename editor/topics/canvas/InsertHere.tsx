import { Plus } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { useStore } from "zustand";
import { pageTree } from "../../core/page_tree";
import type { Place } from "../../core/tree";
import { useT, useWorkplace, type Workplace } from "../../workplace/use_editor";
import { measureSections } from "./drag/canvas_boxes";
import { canvasTarget } from "./drag/canvas_target";
import css from "./InsertHere.module.css";

/** How near the gap between two sections the pointer is, in pixels of the screen. */
const reach = 12;
/** How long it rests there, in ms. */
const rest = 80;

interface Gap {
  place: Place;
  x: number;
  y: number;
}

const nobody: ReadonlySet<string> = new Set();

/** A plus in the gap between two sections that the pointer rests on: it opens the palette for that place. */
export function InsertHere({ scale }: { scale: number }) {
  const workplace = useWorkplace();
  const frame = useStore(workplace.canvas, (state) => state.frame);
  const [gap, setGap] = useState<Gap | null>(null);

  useEffect(() => {
    if (!frame) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ clientX, clientY, pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === "mouse") timer = setTimeout(() => setGap(gapAt(workplace, scale, clientX, clientY)), rest);
    };
    const forget = () => (clearTimeout(timer), setGap(null));
    frame.document.addEventListener("pointermove", look, { passive: true });
    frame.document.addEventListener("pointerdown", forget, { passive: true });
    const stop = workplace.editor.subscribe(forget);
    return () => {
      forget();
      stop();
      frame.document.removeEventListener("pointermove", look);
      frame.document.removeEventListener("pointerdown", forget);
    };
  }, [frame, workplace, scale]);

  return gap && <InsertButton place={gap.place} style={{ left: gap.x, top: gap.y }} />;
}

function gapAt({ editor, canvas }: Workplace, scale: number, clientX: number, clientY: number): Gap | null {
  const { frame } = canvas.getState();
  if (!frame) return null;
  const { page } = editor.getState();
  const point = { x: (clientX + frame.window.scrollX) * scale, y: (clientY + frame.window.scrollY) * scale };
  const found = canvasTarget(measureSections(page, editor.types, frame, scale), point, nobody);
  if (!found || found.line.direction === "down" || Math.abs(found.line.y - point.y) > reach) return null;
  return { place: found.place, x: found.line.x + found.line.length / 2, y: found.line.y };
}

/** The same at the end of what is selected, for touch and for whoever does not hover. */
export function InsertBehind({ id }: { id: string }) {
  const { editor } = useWorkplace();
  const place = pageTree(editor.getState().page.sections, editor.types).placeOf(id);
  return place && <InsertButton place={{ ...place, index: place.index + 1 }} style={{ left: "50%", top: "calc(100% + 10px)" }} />;
}

function InsertButton({ place, style }: { place: Place; style: CSSProperties }) {
  const t = useT();
  const { editor, workbench } = useWorkplace();
  return (
    <button
      type="button"
      className={css.insert}
      style={style}
      aria-label={t("canvas.insert_here")}
      title={t("canvas.insert_here")}
      onClick={() => {
        const insertAt = { ...place, sections: editor.getState().page.sections };
        workbench.setState({ insertAt, leftTab: "palette", isLeftOpen: true });
      }}
    >
      <Plus size={16} aria-hidden="true" />
    </button>
  );
}
