import { useEffect, useRef, useState } from "react";
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

/** The room inside an element's padding. */
function useRoom(ref: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
