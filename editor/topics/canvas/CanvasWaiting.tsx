import { useT } from "../../workplace/use_editor";
import css from "./Canvas.module.css";
import { useIsDrawn } from "./use_is_drawn";

/** Stands for the page until the frame shows something of it. */
export function CanvasWaiting() {
  const t = useT();
  if (useIsDrawn()) return null;
  return (
    <div className={css.waiting}>
      <span className="visually-hidden" role="status">
        {t("fields.loading")}
      </span>
      <i />
      <i />
      <i />
    </div>
  );
}
