import { Ghost as GhostIcon } from "lucide-react";
import type { CSSProperties } from "react";
import { find } from "../../core/tree";
import { useEditor, useShow, useT } from "../../workplace/use_editor";
import css from "./Overlay.module.css";

/** Many sections in a row that the persona does not see, as one line that opens. */
export function FoldedGhosts({ ids, style }: { ids: readonly string[]; style: CSSProperties }) {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const words = t("arranging.folded", { count: ids.length });
  const names = ids.flatMap((id) => find(editor.getState().page.sections, id)?.name ?? []).join(", ");
  return (
    <div className={css.ghost} style={style} role="group" aria-label={words} data-folded={ids.length}>
      <GhostIcon size={14} aria-hidden="true" />
      <b>{words}</b>
      <span className={css.reason}>{names}</span>
      <button
        type="button"
        className={css.why}
        onClick={() => show(({ unfolded }) => ({ unfolded: new Set([...unfolded, ...ids]) }))}
      >
        {t("arranging.unfold")}
      </button>
    </div>
  );
}
