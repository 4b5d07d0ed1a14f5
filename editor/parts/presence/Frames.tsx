import { useStore } from "zustand";
import { useEditorState, usePresence, useWorkplace } from "../../workplace/use_editor";
import { colorOf } from "./Faces";
import css from "./Presence.module.css";

/** A thin frame around each section that somebody else is at, with their name. */
export function Frames() {
  const { canvas } = useWorkplace();
  const boxes = useStore(canvas, (state) => state.others);
  const others = usePresence((state) => state.others);
  const selected = useEditorState((state) => state.selected);
  return boxes.map(({ id, box: { x, y, width, height } }) => {
    const there = others.filter(({ sections }) => sections.includes(id));
    const [first] = there;
    if (!first) return null;
    return (
      <div
        key={id}
        className={css.frame}
        style={{ ...colorOf(first), left: x, top: y, width, height }}
        data-own={id === selected}
        aria-hidden="true"
      >
        <span>{there.map(({ name }) => name).join(", ")}</span>
      </div>
    );
  });
}
