import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { SiteSettings } from "../../../schemas/settings";
import { useDrag, usePersona, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import css from "./Canvas.module.css";
import { CanvasFrame } from "./CanvasFrame";
import { CanvasNote } from "./CanvasNote";
import { CanvasPage } from "./CanvasPage";
import { CanvasWaiting } from "./CanvasWaiting";
import { Overlay } from "./Overlay";
import { useCanvasBehaviour } from "./use_canvas_behaviour";
import { pageWidths } from "../../workplace/page_widths";

/** The page in its real width, scaled to fit, with what can be done to it on top. */
export function Canvas({ settings }: { settings: SiteSettings }) {
  const t = useT();
  const { workbench } = useWorkplace();
  const stage = useRef<HTMLElement>(null);
  const room = useRoom(stage);
  const { device } = usePersona();
  const zoom = useWorkbench((state) => state.zoom);
  const isDragging = useDrag(({ carried, by }) => carried !== null && by === "pointer");
  const width = pageWidths[device];
  const scale = zoom === "fit" ? Math.min(1, Math.max(0.1, room.width / width)) : zoom;
  useEffect(() => workbench.setState({ scale }), [workbench, scale]);
  useCanvasBehaviour(scale);

  return (
    <section ref={stage} className={css.stage} aria-label={t("canvas.region")} data-region="canvas" tabIndex={-1}>
      {room.width > 0 && (
        <div
          className={css.sheet}
          style={{ width: width * scale, height: room.height }}
          data-dragging={isDragging}
          data-canvas-sheet=""
        >
          <CanvasFrame scale={scale} style={{ width, height: room.height / scale, transform: `scale(${scale})` }}>
            {(frame) => <CanvasPage frame={frame} settings={settings} />}
          </CanvasFrame>
          <CanvasWaiting />
          <Overlay />
          <CanvasNote />
        </div>
      )}
    </section>
  );
}

/** The room inside an element's padding, known before anything is painted: the page's document begins to load with the first commit. */
function useRoom(ref: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const take = ({ width, height }: Room) =>
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    take(roomIn(element));
    const observer = new ResizeObserver(([entry]) => entry && take(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}

type Room = Pick<DOMRect, "width" | "height">;

function roomIn(element: Element): Room {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const sum = (...sides: string[]) =>
    sides.reduce((all, side) => all + (Number.parseFloat(style.getPropertyValue(side)) || 0), 0);
  return {
    width: Math.max(0, width - sum("padding-left", "padding-right", "border-left-width", "border-right-width")),
    height: Math.max(0, height - sum("padding-top", "padding-bottom", "border-top-width", "border-bottom-width")),
  };
}
