import { use, useEffect, useRef } from "react";
import { editorOf } from "../../../workplace/section_editors";
import css from "../Palette.module.css";
import { AskContext, type Subject } from "./pictures";

/** What sections look like. A few blocks stand there until they are drawn, and where they show nothing. */
export function SectionPicture({ subject }: { subject: Subject }) {
  const ask = use(AskContext);
  const picture = useRef<HTMLSpanElement>(null);
  useEffect(() => (picture.current ? ask({ element: picture.current, subject }) : undefined), [ask, subject]);
  return (
    <span ref={picture} className={css.picture} aria-hidden="true">
      <svg viewBox="0 0 96 54">
        {editorOf(subject.type)?.picture.map(([x, y, width, height, look], index) => (
          <rect key={index} x={x} y={y} width={width} height={height} rx={Math.min(2, height / 2)} data-look={look} />
        ))}
      </svg>
    </span>
  );
}
