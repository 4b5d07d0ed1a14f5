import { ChevronRight, CircleAlert, Ghost } from "lucide-react";
import { memo, useDeferredValue } from "react";
import type { Page } from "../../../schemas/page";
import { selectSection } from "../../core/commands/select_section";
import { find, path } from "../../core/tree";
import { pageName } from "../../workplace/page_name";
import { useEditor, useEditorState, useEvaluations, useT, useWorkbench, useWorkplace } from "../../workplace/use_editor";
import { PublishState } from "./PublishState";
import css from "./StatusLine.module.css";

/** Where the page stands for visitors, the way from the page to what is selected, and how much of it the persona sees. */
export function StatusLine() {
  const t = useT();
  return (
    <footer className={css.status} aria-label={t("status.region")} data-region="status" tabIndex={-1}>
      <PublishState />
      <Way />
      <Pointed />
      <Counts />
    </footer>
  );
}

/** From the page to what is selected; it follows what is shown of that by a frame. */
function Way() {
  const page = useDeferredValue(useEditorState((state) => state.page));
  const selected = useDeferredValue(useEditorState((state) => state.selected));
  const count = useDeferredValue(useEditorState(({ selection }) => selection.length));
  return <WayTo page={page} selected={selected} count={count} />;
}

const WayTo = memo(function WayTo({ page, selected, count }: { page: Page; selected: string | null; count: number }) {
  const t = useT();
  const editor = useEditor();
  const { language } = useWorkplace();
  const way = selected === null || count > 1 ? [] : path(page.sections, selected);
  return (
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
  );
});

/** The section under the pointer, where that is another one than the selected. */
function Pointed() {
  const selected = useEditorState((state) => state.selected);
  const hovered = useWorkbench((state) => state.hovered);
  const id = hovered === selected ? null : hovered;
  const name = useEditorState(({ page }) => (id === null ? null : (find(page.sections, id)?.name ?? null)));
  return name !== null && <span className={css.pointed}>{name}</span>;
}

/** How much of the page the persona sees. */
function Counts() {
  const t = useT();
  const shown = useEvaluations((state) => state.shown);
  const total = useEvaluations((state) => state.total);
  const hidden = useEvaluations((state) => state.hidden);
  const invalid = useEvaluations((state) => state.invalid);
  return (
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
  );
}
