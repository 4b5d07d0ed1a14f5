import { useRef } from "react";
import { useStore } from "zustand";
import { useDrag, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { lazyPart } from "../../parts/lazy_part";
import type { Box } from "../../workplace/canvas_store";
import { DropLine } from "./DropLine";
import { Ghost } from "./Ghost";
import css from "./Overlay.module.css";
import { InsertHere } from "./InsertHere";
import { Selection } from "./Selection";
import { useScroll } from "./use_scroll";

/** Say what the check has found, whose code comes later too; the check itself lists the same. */
const SectionNotes = lazyPart(() => import("./SectionNotes").then((code) => code.SectionNotes), { look: "nothing" });
/** Few pages have many sections in a row that the persona does not see, or somebody else at them. */
const FoldedGhosts = lazyPart(() => import("./FoldedGhosts").then((code) => code.FoldedGhosts), { look: "nothing" });
const Frames = lazyPart(() => import("../../parts/presence/Frames").then((code) => code.Frames), { look: "nothing" });

/** One layer above the frame, in the host's document: ghosts, hairline, frame, and what stands on it. */
export function Overlay() {
  const { canvas } = useWorkplace();
  const scale = useWorkbench((state) => state.scale);
  const { selection, columns, hovered, ghosts, others, noted } = useStore(canvas);
  const isCarried = useDrag(({ carried }) => carried !== null);
  const ghostLayer = useRef<HTMLDivElement>(null);
  const frameLayer = useRef<HTMLDivElement>(null);
  useScroll(ghostLayer, scale);
  useScroll(frameLayer, scale);

  return (
    <div className={css.overlay} data-arrange="">
      <div className={css.inside}>
        <div ref={ghostLayer} className={css.layer}>
          {others.length > 0 && <Frames />}
          {noted.length > 0 && <SectionNotes />}
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
