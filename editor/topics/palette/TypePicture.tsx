import { editorOf } from "../../workplace/section_types";
import css from "./Palette.module.css";

/** What a type looks like, in a few blocks. */
export function TypePicture({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 96 54" className={css.picture} aria-hidden="true">
      {editorOf(type)?.picture.map(([x, y, width, height, look], index) => (
        <rect key={index} x={x} y={y} width={width} height={height} rx={Math.min(2, height / 2)} data-look={look} />
      ))}
    </svg>
  );
}
