import type { RefObject } from "react";
import { useDrag } from "../../workplace/use_editor";
import css from "./Outline.module.css";

/** Where what is carried would land in the outline. */
export function OutlineLine({ tree }: { tree: RefObject<HTMLElement | null> }) {
  const target = useDrag((state) => state.target);
  if (target?.surface !== "outline" || !target.line || !tree.current) return null;
  const { left, top } = tree.current.getBoundingClientRect();
  const { scrollTop } = tree.current;
  const { x, y, length } = target.line;
  return (
    <div
      className={css.line}
      style={{ left: x - left, top: y - top + scrollTop, width: length }}
      data-refused={target.refusal !== null}
    />
  );
}
