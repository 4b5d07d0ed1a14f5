import { RectangleVertical } from "lucide-react";
import { type CSSProperties, memo } from "react";
import type { Section } from "../../../schemas/page";
import { columnId } from "../../core/column_id";
import { selectSection } from "../../core/commands/select_section";
import { useEditor, useShow, useT } from "../../workplace/use_editor";
import { handleRowKey } from "./handle_row_key";
import css from "./Outline.module.css";
import type { Place } from "./rows_of";

interface Props {
  section: Section;
  depth: number;
  place?: Place | undefined;
  number: number;
  count: number;
  /** In percent of the whole. */
  share: number;
}

/** One column below the section that has it, with its width; it leads to where that is set. */
export const OutlineColumnRow = memo(function OutlineColumnRow({ section, depth, place, number, count, share }: Props) {
  const t = useT();
  const show = useShow();
  const editor = useEditor();
  const name = t("columns.name", { number: number + 1, count });

  function jump() {
    editor.run(selectSection(section.id));
    show({ isRightOpen: true, inspectorTab: "content", focusField: ["props", "widths"] });
  }

  return (
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={place?.number}
      aria-setsize={place?.count}
      aria-selected={false}
      aria-label={t("columns.row", { name, share })}
      tabIndex={-1}
      className={css.row}
      style={{ "--depth": depth } as CSSProperties}
      data-item-of={section.id}
      data-column-row={columnId(section.id, number)}
      data-depth={depth}
      onClick={jump}
      onKeyDown={(event) => handleRowKey(event, jump)}
    >
      <span className={css.twist} />
      <span className={css.icon}>
        <RectangleVertical size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.share} aria-hidden="true">
        {t("columns.percent", { share })}
      </span>
    </div>
  );
});
