import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useEditor, usePersona, useSaving, useT } from "../../../workplace/use_editor";
import { pageWidths } from "../../../workplace/page_widths";
import css from "./Thumbnail.module.css";
import type { Cell } from "./matrix_model";
import { noMarks, type PageMarks, readMarks } from "./page_marks";
import { previewAddress } from "../../../workplace/preview_address";
import { useTurn } from "../../../parts/use_turn";

/** The real page for somebody, small: a document that only is looked at, with what differs from the reference marked. */
export function Thumbnail({
  cell,
  isTall = false,
}: {
  cell: Pick<Cell, "kind" | "country" | "added" | "missing">;
  isTall?: boolean;
}) {
  const t = useT();
  const editor = useEditor();
  const persona = usePersona();
  const revision = useSaving((state) => state.revision);
  const box = useRef<HTMLDivElement>(null);
  const { width: room, isSeen } = useRoom(box);
  const pageWidth = pageWidths[persona.device];
  const scale = room / pageWidth;
  const address = useMemo(
    () =>
      previewAddress(
        editor.getState().page.id,
        { ...persona, audience: cell.kind, country: cell.country, player: null, subdivision: null },
        revision,
      ),
    [editor, persona, cell.kind, cell.country, revision],
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const { source, status, attempt } = useTurn(frame, address, { isWanted: isSeen, isUrgent: isTall });
  const [marks, setMarks] = useState<PageMarks>(noMarks);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    const { sections } = editor.getState().page;
    setMarks(status === "shown" && page ? readMarks(page, { sections, added: cell.added, missing: cell.missing }) : noMarks);
  }, [status, source, cell.added, cell.missing, editor]);

  return (
    <div ref={box} className={css.box} data-status={status} data-tall={isTall || undefined}>
      {source !== null && scale > 0 && (
        <iframe
          key={attempt}
          ref={frame}
          src={source}
          className={css.page}
          title=""
          aria-hidden="true"
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          scrolling="no"
          style={{
            width: pageWidth,
            height: isTall && marks.height > 0 ? marks.height : (box.current?.clientHeight ?? 0) / scale,
            transform: `scale(${scale})`,
          }}
        />
      )}
      {status === "failed" && <p className={css.failed}>{t("matrix.no_preview")}</p>}
      {status === "shown" && <Marks marks={marks} scale={scale} />}
      {status === "shown" && !isTall && <Strip marks={marks} />}
    </div>
  );
}

function Marks({ marks, scale }: { marks: PageMarks; scale: number }) {
  return (
    <>
      {marks.added.map(({ x, y, width, height }, index) => (
        <span
          key={index}
          className={css.added}
          style={{ left: x * scale, top: y * scale, width: width * scale, height: Math.max(3, height * scale) }}
        />
      ))}
      {marks.missing.map((y, index) => (
        <span key={index} className={css.missing} style={{ top: y * scale + linesAbove(marks.missing, index) * 3 }} />
      ))}
    </>
  );
}

/** The whole length of the page at its side, so that what differs further down is seen too. */
function Strip({ marks: { added, missing, height } }: { marks: PageMarks }) {
  if (added.length + missing.length === 0 || height === 0) return null;
  return (
    <span className={css.strip}>
      {added.map((box, index) => (
        <i key={index} style={{ top: `${(box.y / height) * 100}%`, height: `${(box.height / height) * 100}%` }} />
      ))}
      {missing.map((y, index) => (
        <i key={index} data-missing="" style={{ top: `${(y / height) * 100}%` }} />
      ))}
    </span>
  );
}

/** How many lines lie at the same place already. */
const linesAbove = (lines: readonly number[], index: number) => lines.slice(0, index).filter((y) => y === lines[index]).length;

/** How wide an element is, and whether it is, or soon will be, on the screen. */
function useRoom(ref: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, isSeen: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setRoom((before) => ({ ...before, width: entry.contentRect.width }));
    });
    const sight = new IntersectionObserver(
      ([entry]) => setRoom((before) => ({ ...before, isSeen: before.isSeen || Boolean(entry?.isIntersecting) })),
      { rootMargin: "200px" },
    );
    sizes.observe(element);
    sight.observe(element);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [ref]);
  return room;
}
