import { useEffect, useMemo, useRef, useState } from "react";
import { pageWidths } from "../../workplace/page_widths";
import { previewAddress } from "../../workplace/preview_address";
import { usePersona } from "../../workplace/use_editor";
import { useRoom } from "../use_room";
import { useTurn } from "../use_turn";
import css from "./PageThumbnail.module.css";

/** How much of a page is drawn, so that its first sections are among it. */
const tall = 1200;

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Where the sections of a page are, without the site around them; null where it shows none. */
function contentOf(page: Document): Box | null {
  const boxes = Array.from(page.querySelectorAll("[data-section]"), (section) => section.getBoundingClientRect()).filter(
    ({ width, height }) => width > 0 && height > 0,
  );
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  return { x, y, width: Math.max(...boxes.map(({ right }) => right)) - x };
}

/** The real page in the site's theme for the persona, small and without the site around it: a document that only is looked at. */
export function PageThumbnail({ id, revision }: { id: string; revision: number }) {
  const persona = usePersona();
  const box = useRef<HTMLSpanElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, isSeen } = useRoom(box);
  const address = useMemo(
    () => previewAddress(id, { ...persona, player: null, device: "desktop" }, revision),
    [id, persona, revision],
  );
  const { source, status, attempt } = useTurn(frame, address, { isWanted: isSeen, isUrgent: false });
  const pageWidth = pageWidths.desktop;
  const [content, setContent] = useState<Box | null>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    setContent(status === "shown" && page ? contentOf(page) : null);
  }, [status, source]);
  const { x, y, width: wide } = content ?? { x: 0, y: 0, width: pageWidth };
  const scale = width / wide;
  return (
    <span ref={box} className={css.box} data-status={status} aria-hidden="true">
      {source !== null && width > 0 && (
        <iframe
          key={attempt}
          ref={frame}
          src={source}
          className={css.page}
          title=""
          tabIndex={-1}
          inert
          sandbox="allow-same-origin"
          scrolling="no"
          style={{ width: pageWidth, height: tall, transform: `scale(${scale}) translate(${-x}px, ${-y}px)` }}
        />
      )}
    </span>
  );
}
