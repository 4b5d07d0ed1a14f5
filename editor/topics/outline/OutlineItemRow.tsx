import { Ghost, Image } from "lucide-react";
import type { CSSProperties } from "react";
import { decidingRule } from "../../../src/layout/evaluate";
import { selectSection } from "../../core/commands/select_section";
import { reasonWords } from "../../explain/explain";
import { itemName } from "../../explain/item_words";
import { RuleIcon } from "../../parts/RuleIcon";
import { useEditor, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import type { SectionItem } from "./items_of";
import { handleRowKey } from "./handle_row_key";
import css from "./Outline.module.css";
import type { Place } from "./rows_of";

interface Props {
  id: string;
  depth: number;
  place?: Place | undefined;
  item: SectionItem;
}

/** A single banner below its section: whether the persona sees it and why not; it leads to its field. */
export function OutlineItemRow({ id, depth, place, item: { path, item, evaluation } }: Props) {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const { language } = useWorkplace();
  const isHidden = evaluation?.verdict === "hidden";
  const rule = evaluation && decidingRule(evaluation)?.rule;
  const name = itemName(item, language) || t("arranging.item_number", { number: Number(path.at(-1)) + 1 });
  const reason = evaluation ? reasonWords(t, evaluation, language) : "";

  function jump() {
    editor.run(selectSection(id));
    show({ isRightOpen: true, inspectorTab: "content", focusField: ["props", ...path] });
  }

  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={place?.number}
      aria-setsize={place?.count}
      aria-selected={false}
      aria-label={isHidden ? t("arranging.item_hidden", { name, reason }) : name}
      tabIndex={-1}
      className={css.row}
      style={{ "--depth": depth } as CSSProperties}
      title={isHidden ? reason : undefined}
      data-item-of={id}
      data-dim={isHidden}
      onClick={jump}
      onKeyDown={(event) => handleRowKey(event, jump)}
    >
      <span className={css.twist} />
      <span className={css.icon}>
        <Image size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.badges}>
        {isHidden && <Ghost size={14} aria-hidden="true" />}
        {rule && <RuleIcon rule={rule} />}
      </span>
    </div>
  );
}
