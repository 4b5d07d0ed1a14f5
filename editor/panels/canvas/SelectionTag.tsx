import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { evaluateItems } from "../../../src/layout/cut_items";
import { RuleIcon } from "../../parts/RuleIcon";
import { rulesOf } from "../../rule_badges";
import { ruleBadgeWords } from "../../explain/rule_badge_words";
import { usePersonaViewer, useT } from "../../use_editor";
import css from "./Overlay.module.css";

/** The name of the selected section, its rules, and the handle to drag it by. */
export function SelectionTag({ section }: { section: Section }) {
  const t = useT();
  const viewer = usePersonaViewer();
  const { setNodeRef, listeners } = useDraggable({ id: `tag:${section.id}`, data: { id: section.id } });
  const rules = rulesOf(section);
  const items = evaluateItems(section.props, viewer);
  const shown = items.filter(({ evaluation }) => evaluation.verdict === "shown").length;
  return (
    <div ref={setNodeRef} className={css.tag} {...listeners} title={t("canvas.drag_hint")}>
      <GripVertical size={14} aria-hidden="true" />
      <span className={css.name}>{section.name}</span>
      <code>{section.type}</code>
      {rules.length > 0 && <i />}
      {rules.map((rule) => (
        <span key={rule} className={css.rule}>
          <RuleIcon rule={rule} />
          <span className={css.word}>{ruleBadgeWords(t, section, rule)}</span>
        </span>
      ))}
      {shown < items.length && (
        <>
          <i />
          <span className={css.word}>{t("canvas.items_shown", { shown, total: items.length })}</span>
        </>
      )}
    </div>
  );
}
