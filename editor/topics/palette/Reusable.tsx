import { useDraggable } from "@dnd-kit/core";
import { useState } from "react";
import type { ListedPage } from "../../../schemas/api/page_addresses";
import { pasteSections } from "../../core/commands/paste_sections";
import { newId } from "../../core/new_id";
import type { Place } from "../../core/tree";
import { copiesOf, newReference, reusable } from "../../parts/usage/reuse";
import { useOverview } from "../../parts/usage/use_overview";
import type { Carried } from "../../workplace/drag_state";
import { drop } from "../../workplace/drop";
import { insertionPlace } from "../../workplace/insertion_place";
import { pageName } from "../../workplace/page_name";
import { wrapTypes } from "../../workplace/section_types";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { leftBeside } from "../../workplace/workbench";
import css from "./Palette.module.css";
import { TypePicture } from "./TypePicture";

/** What editors have kept to be used again and fits what is looked for: blocks, which are copied, and shared sections, which are referred to. */
export function useReusable(search: string) {
  const { language } = useWorkplace();
  const open = useEditorState(({ page }) => page.id);
  const pages = useOverview().data?.pages ?? [];
  return (["block", "shared"] as const).map((use) => ({
    use,
    pages: reusable(pages, use, open)
      .map((page) => ({ page, name: pageName(page, language) }))
      .filter(({ name }) => name.toLocaleLowerCase().includes(search))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }));
}

export function Reusable({ search, place }: { search: string; place: Place | null }) {
  const t = useT();
  return useReusable(search).map(
    ({ use, pages }) =>
      pages.length > 0 && (
        <section key={use} aria-labelledby={`palette-${use}`}>
          <h3 id={`palette-${use}`} className={css.group}>
            {t(`reuse.group.${use}`)}
          </h3>
          <ul className={css.cards}>
            {pages.map(({ page, name }) => (
              <li key={page.id}>
                <ReusableCard page={page} name={name} place={place} />
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

function ReusableCard({ page, name, place }: { page: ListedPage; name: string; place: Place | null }) {
  const t = useT();
  const workplace = useWorkplace();
  const { editor, notices, workbench } = workplace;
  const [isBusy, setIsBusy] = useState(false);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `kept:${page.id}`, data: { carry } });

  /** A shared section goes in by a reference; copies of a block are fetched when it is put down. */
  function carry(): Carried {
    if (page.use === "shared") return { sections: [newReference(workplace, { id: page.id, name })], isNew: true };
    const standIn = { id: newId(), name, type: page.sectionTypes[0] ?? wrapTypes.group };
    return { sections: [standIn], isNew: true, bring: () => copiesOf(workplace, page.id) };
  }

  async function handleAdd() {
    setIsBusy(true);
    try {
      const state = editor.getState();
      const to = place ?? insertionPlace(state, editor.types);
      const command =
        page.use === "shared"
          ? drop({ sections: [newReference(workplace, { id: page.id, name })], isNew: true }, to)
          : pasteSections(await copiesOf(workplace, page.id), to);
      if (!editor.run(command)) return notices.toast({ words: t("reuse.not_here", { name }) });
      notices.say(t("palette.added", { name }));
      if (window.innerWidth <= leftBeside) workbench.setState({ isLeftOpen: false });
    } catch {
      notices.toast({ words: t("reuse.failed", { name }) });
    } finally {
      setIsBusy(false);
    }
  }

  const note = page.use === "shared" && page.publishedRevision === null ? t("reuse.not_published") : null;
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={css.card}
      {...listeners}
      data-carried={isDragging}
      data-reusable={page.id}
      title={[t(`reuse.add_hint.${page.use}`), t("palette.hint")].join(". ")}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void handleAdd()}
    >
      <TypePicture type={page.sectionTypes[0] ?? ""} />
      <b>{name}</b>
      {(note ?? page.use === "shared") && <small>{note ?? t("pages.in_pages", { count: page.nestedIn })}</small>}
    </button>
  );
}
