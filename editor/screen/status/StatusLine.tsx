import { ChevronRight, CircleAlert, Ghost } from "lucide-react";
import { selectSection } from "../../core/commands/select_section";
import { find, path } from "../../core/tree";
import { pageName } from "../../workplace/page_name";
import { useEditor, useEditorState, useEvaluations, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { PublishState } from "./PublishState";
import css from "./StatusLine.module.css";

/** Where the page stands for visitors, the way from the page to what is selected, and how much of it the persona sees. */
export function StatusLine() {
  const t = useT();
  const editor = useEditor();
  const { language } = useWorkplace();
  const page = useEditorState((state) => state.page);
  const selected = useEditorState((state) => state.selected);
  const hovered = useWorkbench((state) => state.hovered);
  const { total, shown, hidden, invalid } = useEvaluations((state) => state);
  const count = useEditorState(({ selection }) => selection.length);
  const way = selected === null || count > 1 ? [] : path(page.sections, selected);
  const pointed = hovered === null || hovered === selected ? null : find(page.sections, hovered);

  return (
    <footer className={css.status} aria-label={t("status.region")} data-region="status" tabIndex={-1}>
      <PublishState />
      <nav className={css.way} aria-label={t("status.way")}>
        <button type="button" onClick={() => editor.run(selectSection(null))}>
          {pageName(page, language)}
        </button>
        {count > 1 && (
          <span>
            <ChevronRight size={12} aria-hidden="true" />
            <span aria-current="true">{t("arranging.selected", { count })}</span>
          </span>
        )}
        {way.map(({ id, name }) => (
          <span key={id}>
            <ChevronRight size={12} aria-hidden="true" />
            <button type="button" aria-current={id === selected || undefined} onClick={() => editor.run(selectSection(id))}>
              {name}
            </button>
          </span>
        ))}
      </nav>
      {pointed && <span className={css.pointed}>{pointed.name}</span>}
      <span className={css.counts}>
        <span>{t("status.shown", { shown, total })}</span>
        {hidden > 0 && (
          <span>
            <Ghost size={12} aria-hidden="true" /> {t("status.hidden", { count: hidden })}
          </span>
        )}
        {invalid > 0 && (
          <span className={css.bad}>
            <CircleAlert size={12} aria-hidden="true" /> {t("status.invalid", { count: invalid })}
          </span>
        )}
      </span>
    </footer>
  );
}
