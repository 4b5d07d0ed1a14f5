import { type ReactNode, useRef } from "react";
import { lazyPart } from "../../../parts/lazy_part";
import css from "../Palette.module.css";
import { AskContext } from "./pictures";
import { usePictures } from "./use_pictures";

const PictureFrame = lazyPart(() => import("./PictureFrame").then((code) => code.PictureFrame), { look: "nothing" });

/** A list that scrolls, over which the pictures of what it offers are drawn by the site's own renderer. */
export function PictureSheet({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { ask, drawings } = usePictures({ scroller, sheet });
  return (
    <div ref={scroller} className={css.scroll}>
      <div ref={sheet} className={css.sheet}>
        <AskContext value={ask}>{children}</AskContext>
        {drawings.length > 0 && <PictureFrame drawings={drawings} sheet={sheet} />}
      </div>
    </div>
  );
}
