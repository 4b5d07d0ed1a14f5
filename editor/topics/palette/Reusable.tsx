import { useMemo, useState } from "react";
import type { ListedPage } from "../../../schemas/api/page_addresses";
import type { PageUse } from "../../../src/layout/page_use";
import { pasteSections } from "../../core/commands/paste_sections";
import { newId } from "../../core/new_id";
import type { Place } from "../../core/tree";
import { copiesOf, newReference, reusable } from "../../parts/usage/reuse";
import { useOverview } from "../../parts/usage/use_overview";
import type { Carried } from "../../workplace/drag_state";
import { drop } from "../../workplace/drop";
import { insertionPlace } from "../../workplace/insertion_place";
import { pageName } from "../../workplace/page_name";
import { wrapTypes } from "../../../sections/registry";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { leftBeside } from "../../workplace/workbench";
import { Card } from "./Card";
import css from "./Palette.module.css";
import type { Subject } from "./pictures/pictures";

interface Kept {
  page: ListedPage;
  name: string;
}

/** What editors have kept to be used again, by name: blocks and presets, which are copied, and shared sections, which are referred to. */
export function useKept(use: PageUse): Kept[] {
  const { language } = useWorkplace();
  const open = useEditorState(({ page }) => page.id);
  const pages = useOverview().data?.pages ?? [];
  return reusable(pages, use, open)
    .map((page) => ({ page, name: pageName(page, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

export const isNamed = ({ name }: Kept, search: string) => name.toLocaleLowerCase().includes(search);

/** Blocks and shared sections that fit what is looked for. */
export function useReusable(search: string) {
  const [block, shared] = [useKept("block"), useKept("shared")];
  return Object.entries({ block, shared }).map(([use, pages]) => ({ use, pages: pages.filter((one) => isNamed(one, search)) }));
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

export function ReusableCard({ page, name, place }: { page: ListedPage; name: string; place: Place | null }) {
  const t = useT();
  const workplace = useWorkplace();
  const { editor, notices, workbench } = workplace;
  const [isBusy, setIsBusy] = useState(false);
  const type = page.sectionTypes[0] ?? "";
  const subject = useMemo<Subject>(() => ({ id: `kept:${page.id}`, type, shows: { page: page.id } }), [page.id, type]);

  /** A shared section goes in by a reference; copies of a block are fetched when it is put down. */
  function carry(): Carried {
    if (page.use === "shared") return { sections: [newReference(workplace, { id: page.id, name })], isNew: true };
    const standIn = { id: newId(), name, type: type || wrapTypes.group };
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
    <Card
      subject={subject}
      brings={{ carry }}
      name={name}
      hint={t(`reuse.add_hint.${page.use}`)}
      note={page.use === "shared" && <small>{note ?? t("pages.in_pages", { count: page.nestedIn })}</small>}
      isBusy={isBusy}
      onAdd={() => void handleAdd()}
      data-reusable={page.id}
    />
  );
}
