import { X } from "lucide-react";
import { readColumnId } from "../../core/column_id";
import { pageTree } from "../../core/page_tree";
import { find, type Place } from "../../core/tree";
import { IconButton } from "../../parts/IconButton";
import { pageName } from "../../workplace/page_name";
import { useEditorState, useShow, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import css from "./Palette.module.css";

/** The place that somebody chose for a new section; null where none was, or the page has changed since. */
export function useChosenPlace(): Place | null {
  const insertAt = useWorkbench((state) => state.insertAt);
  const sections = useEditorState(({ page }) => page.sections);
  return insertAt && insertAt.sections === sections ? insertAt : null;
}

/** Says where the next section goes, and lets go of it. */
export function ChosenPlace({ place }: { place: Place }) {
  const t = useT();
  const show = useShow();
  const { language, editor } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const tree = pageTree(page.sections, editor.types);
  const column = readColumnId(place.parent);
  const holder = place.parent === null ? null : find(page.sections, column?.split ?? place.parent);
  const where = holder?.name ?? pageName(page, language);
  const before = tree.childrenOf(place.parent).filter(({ id }) => (tree.placeOf(id)?.index ?? 0) < place.index);
  const words = { where, position: before.length + 1, column: (column?.column ?? 0) + 1 };
  return (
    <p className={css.place} role="status">
      <span>{t(column ? "palette.at_column" : "palette.at", words)}</span>
      <IconButton label={t("palette.at_end")} onClick={() => show({ insertAt: null })}>
        <X size={14} />
      </IconButton>
    </p>
  );
}
