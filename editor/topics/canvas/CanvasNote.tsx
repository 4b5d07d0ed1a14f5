import { Ghost, LayoutTemplate, Plus } from "lucide-react";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { Keys } from "../../parts/Keys";
import { useEditorState, useEvaluations, useShow, useT } from "../../workplace/use_editor";
import css from "./Canvas.module.css";

/** What a page without sections, or without any for the persona, says in their place. */
export function CanvasNote() {
  const t = useT();
  const show = useShow();
  const isEmpty = useEditorState(({ page }) => page.sections.length === 0);
  const isEmptyForPersona = useEvaluations(({ total, shown, invalid }) => total > 0 && shown === 0 && invalid === 0);
  const total = useEvaluations((state) => state.total);
  if (isEmptyForPersona && !isEmpty) {
    return (
      <p className={css.banner} role="status">
        <Ghost size={14} aria-hidden="true" />
        {t("canvas.all_hidden", { count: total })}
      </p>
    );
  }
  if (!isEmpty) return null;
  return (
    <div className={css.note}>
      <EmptyNote
        icon={<LayoutTemplate size={18} />}
        title={t("canvas.empty_title")}
        actions={
          <Button look="fill" onClick={() => show({ leftTab: "palette", isLeftOpen: true })}>
            <Plus size={14} aria-hidden="true" />
            {t("outline.add")}
            <Keys keys="A" />
          </Button>
        }
      >
        {t("canvas.empty_lead")}
      </EmptyNote>
    </div>
  );
}
