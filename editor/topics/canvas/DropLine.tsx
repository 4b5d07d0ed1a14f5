import { positionWords } from "../../workplace/position_words";
import { useDrag, useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Overlay.module.css";

/** Where what is carried would land in the canvas, in words too. Its place is in the coordinates of the sheet. */
export function DropLine() {
  const t = useT();
  const { language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const carried = useDrag((state) => state.carried);
  const target = useDrag((state) => state.target);

  if (!carried || !target?.line || target.surface !== "canvas") return null;
  const { x, y, length, direction } = target.line;
  const style = direction === "across" ? { left: x, top: y, width: length } : { left: x, top: y, height: length };
  return (
    <div className={css.drop} style={style} data-direction={direction} data-refused={target.refusal !== null}>
      <span className={css.say}>{positionWords(carried, target, { t, page, language })}</span>
    </div>
  );
}
