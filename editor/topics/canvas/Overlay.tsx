import { useRef } from "react";
import { useStore } from "zustand";
import { useDrag, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { Frames } from "../../parts/presence/Frames";
import type { Box } from "../../workplace/canvas_store";
import { DropLine } from "./DropLine";
import { FoldedGhosts } from "./FoldedGhosts";
import { Ghost } from "./Ghost";
import css from "./Overlay.module.css";
import { InsertHere } from "./InsertHere";
import { SectionNotes } from "./SectionNotes";
import { Selection } from "./Selection";
import { useScroll } from "./use_scroll";

/** One layer above the frame, in the host's document: ghosts, hairline, frame, and what stands on it. */
export function Overlay() {
  const { canvas } = useWorkplace();
  const scale = useWorkbench((state) => state.scale);
  const { selection, columns, hovered, ghosts } = useStore(canvas);
  const isCarried = useDrag(({ carried }) => carried !== null);
  const ghostLayer = useRef<HTMLDivElement>(null);
  const frameLayer = useRef<HTMLDivElement>(null);
  useScroll(ghostLayer, scale);
  useScroll(frameLayer, scale);

  return (
    <div className={css.overlay} data-arrange="">
      <div className={css.inside}>
        <div ref={ghostLayer} className={css.layer}>
          <Frames />
          <SectionNotes />
          {hovered && !isCarried && <div className={css.hairline} style={place(hovered)} />}
          {ghosts.map(({ id, box, folded }) =>
            folded ? (
              <FoldedGhosts key={id} ids={folded.split(" ")} style={place(box)} />
            ) : (
              <Ghost key={id} id={id} style={place(box)} isNarrow={box.width < 520} />
            ),
          )}
        </div>
      </div>
      <div className={css.around}>
        <div ref={frameLayer} className={css.layer}>
          <Selection boxes={selection} columns={columns} scale={scale} isCarried={isCarried} />
          {!isCarried && <InsertHere scale={scale} />}
        </div>
      </div>
      <DropLine />
    </div>
  );
}

export const place = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });
