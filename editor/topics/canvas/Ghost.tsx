import { Ghost as GhostIcon } from "lucide-react";
import type { CSSProperties, MouseEvent } from "react";
import { decidingRule } from "../../../src/layout/evaluate";
import { selectSection } from "../../core/commands/select_section";
import { find } from "../../core/tree";
import { reasonWords } from "../../explain/explain";
import { RuleIcon } from "../../parts/RuleIcon";
import { useEditor, useEditorState, useEvaluation, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { selectByPointer, selectForMenu } from "../../workplace/select_by_pointer";
import css from "./Overlay.module.css";

/** A section that the persona does not see, at its place: why, and the way to the rule that decides. */
export function Ghost({ id, style, isNarrow }: { id: string; style: CSSProperties; isNarrow: boolean }) {
  const t = useT();
  const editor = useEditor();
  const show = useShow();
  const workplace = useWorkplace();
  const { language } = workplace;
  const evaluation = useEvaluation(id);
  const name = useEditorState(({ page }) => find(page.sections, id)?.name);
  if (!evaluation || name === undefined) return null;
  const reason = reasonWords(t, evaluation, language);
  const rule = decidingRule(evaluation)?.rule;

  function handleWhy(event: MouseEvent) {
    event.stopPropagation();
    editor.run(selectSection(id));
    show({ inspectorTab: "why", isRightOpen: true });
  }

  return (
    <div
      className={css.ghost}
      style={style}
      data-ghost-of={id}
      role="group"
      aria-label={t("canvas.ghost_label", { name, reason })}
      onClick={(event) => selectByPointer(workplace, id, event)}
      onContextMenu={(event) => {
        event.preventDefault();
        selectForMenu(workplace, id);
        show({ menu: { id, x: event.clientX, y: event.clientY } });
      }}
      onPointerEnter={() => show({ hovered: id })}
      onPointerLeave={() => show({ hovered: null })}
    >
      <GhostIcon size={14} aria-hidden="true" />
      <b>{name}</b>
      <span className={css.reason}>{isNarrow ? reason : t("canvas.hidden_because", { reason })}</span>
      <button type="button" className={css.why} onClick={handleWhy}>
        {t("canvas.why")}
      </button>
      <span className={css.badge}>{rule && <RuleIcon rule={rule} />}</span>
    </div>
  );
}
