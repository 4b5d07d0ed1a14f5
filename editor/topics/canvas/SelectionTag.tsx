import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";
import type { Section } from "../../../schemas/page";
import type { Viewer } from "../../../schemas/viewer";
import { evaluateItems } from "../../../src/layout/cut_items";
import { getIn } from "../../core/set_in";
import { RuleIcon } from "../../parts/RuleIcon";
import { SharedMark } from "../../parts/usage/SharedMark";
import { rulesOf } from "../../workplace/rule_badges";
import { ruleBadgeWords } from "../../explain/rule_badge_words";
import { usePersonaViewer, useT } from "../../workplace/use_editor";
import css from "./Overlay.module.css";

/** How many there are in lists whose items carry rules, and how many of those the persona sees. */
function countItems({ props }: Section, viewer: Viewer) {
  const ruled = evaluateItems(props, viewer);
  const hidden = ruled.filter(({ evaluation }) => evaluation.verdict === "hidden").length;
  const lists = new Map(ruled.map(({ path }) => [path.slice(0, -1).join("."), path.slice(0, -1)]));
  const lengths = [...lists.values()].map((path) => getIn(props, path)).map((list) => (Array.isArray(list) ? list.length : 1));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { shown: total - hidden, total };
}

/** The name of the selected section, its rules, and the handle to drag it by. */
export function SelectionTag({ section }: { section: Section }) {
  const t = useT();
  const viewer = usePersonaViewer();
  const { setNodeRef, listeners } = useDraggable({ id: `tag:${section.id}`, data: { id: section.id } });
  const rules = rulesOf(section);
  const { shown, total } = countItems(section, viewer);
  return (
    <div ref={setNodeRef} className={css.tag} {...listeners} title={t("canvas.drag_hint")}>
      <GripVertical size={14} aria-hidden="true" />
      <span className={css.name}>{section.name}</span>
      <code>{section.type}</code>
      <SharedMark section={section} />
      {rules.length > 0 && <i />}
      {rules.map((rule) => (
        <span key={rule} className={css.rule}>
          <RuleIcon rule={rule} />
          <span className={css.word}>{ruleBadgeWords(t, section, rule)}</span>
        </span>
      ))}
      {shown < total && (
        <>
          <i className={css.word} />
          <span className={css.word}>{t("canvas.items_shown", { shown, total })}</span>
        </>
      )}
    </div>
  );
}
