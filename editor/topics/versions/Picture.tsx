import { useEffect, useMemo, useRef, useState } from "react";
import type { Change } from "../../core/diff";
import { useEditorState, usePersona, useT } from "../../workplace/use_editor";
import { pageWidths } from "../../workplace/page_widths";
import { previewAddress } from "../../workplace/preview_address";
import { useTurn } from "../../parts/use_turn";
import { type Mark, type Marked, marksOf } from "./marks_of";
import css from "./Versions.module.css";

interface Box {
  mark: Mark;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A revision as the real page for the persona, with a frame around each section that differs from the other side. */
export function Picture({ revision, changes, side }: { revision: number; changes: readonly Change[]; side: Marked }) {
  const t = useT();
  const persona = usePersona();
  const pageId = useEditorState(({ page }) => page.id);
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = useMemo(() => previewAddress(pageId, persona, revision), [pageId, persona, revision]);
  const { source, status, attempt } = useTurn(frame, address, { isWanted: true, isUrgent: true });
  const [width, setWidth] = useState(0);
  const [{ boxes, height }, setSeen] = useState<{ boxes: Box[]; height: number }>({ boxes: [], height: 900 });
  const pageWidth = pageWidths[persona.device];
  const scale = width / pageWidth;

  useEffect(() => {
    if (!room.current) return;
    const sizes = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    sizes.observe(room.current);
    return () => sizes.disconnect();
  }, []);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (status !== "shown" || !page) return;
    const measure = () => setSeen({ boxes: boxesIn(page, marksOf(changes, side)), height: page.documentElement.scrollHeight });
    const sizes = new ResizeObserver(measure);
    sizes.observe(page.documentElement);
    return () => sizes.disconnect();
  }, [status, source, changes, side]);

  return (
    <div ref={room} className={css.picture} data-status={status} style={{ height: Math.max(240, height * scale) }}>
      {source !== null && scale > 0 && (
        <iframe
          key={attempt}
          ref={frame}
          src={source}
          title=""
          aria-hidden="true"
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          scrolling="no"
          style={{ width: pageWidth, height, transform: `scale(${scale})` }}
        />
      )}
      {status === "failed" && <p>{t("matrix.no_preview")}</p>}
      {status === "shown" &&
        boxes.map(({ mark, x, y, ...size }, index) => (
          <span
            key={index}
            data-mark={mark}
            style={{ left: x * scale, top: y * scale, width: size.width * scale, height: Math.max(3, size.height * scale) }}
          />
        ))}
    </div>
  );
}

function boxesIn(page: Document, marks: ReadonlyMap<string, Mark>): Box[] {
  return [...marks].flatMap(([id, mark]) => {
    const box = page.querySelector(`[data-section="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return box ? [{ mark, x: box.x, y: box.y, width: box.width, height: box.height }] : [];
  });
}
