import { FilePlus2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { useEditorState, useSaving, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { groupPages } from "./group_pages";
import { PageRow } from "./PageRow";
import css from "./Pages.module.css";
import { SiteLinks } from "./SiteLinks";
import { SiteMenu } from "./SiteMenu";
import { useSaid } from "./use_said";
import { useOverview } from "../../parts/usage/use_overview";

/** All pages of the site with their state; a click opens one, once the open one is saved. */
export function Pages({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const show = useShow();
  const { saving, language } = useWorkplace();
  const open = useEditorState(({ page }) => page.id);
  const revision = useSaving((state) => state.revision);
  const publishedRevision = useSaving((state) => state.publishedRevision);
  const [search, setSearch] = useState("");
  const [stop, setStop] = useState<string | null>(null);
  const { data, isError, refetch } = useOverview();
  const all = data?.pages.map((page) => (page.id === open ? { ...page, revision, publishedRevision } : page)) ?? [];
  const { said, hasFailed } = useSaid(search);
  const [most, setMost] = useState(atFirst);
  const typeName = (type: string) => t(`sections.${type}.name`, { defaultValue: type });
  const found = groupPages(all, search, language, { typeName, saying: new Set(said.keys()) });
  const count = found.reduce((sum, { pages }) => sum + pages.length, 0);
  const groups = firstOf(found, most);
  const rows = groups.flatMap(({ pages }) => pages.map(({ id }) => id));
  const tabStop = [stop, open, rows[0]].find((id) => id !== null && id !== undefined && rows.includes(id));

  function handleSearch(next: string) {
    setSearch(next);
    setMost(atFirst);
  }

  async function handleOpen(id: string) {
    if (id === open) return;
    await saving.saveNow();
    await saving.keep();
    onOpenPage(id);
  }

  return (
    <>
      <SearchField label={t("pages.search")} value={search} onChange={handleSearch} />
      <SiteLinks />
      <div className={css.list} onKeyDown={handleListKey}>
        {groups.map(({ group, pages }) => (
          <section key={group} aria-label={t(`pages.group.${group}`)}>
            <h3 className={css.group}>{t(`pages.group.${group}`)}</h3>
            <ul>
              {pages.map((page) => (
                <PageRow
                  key={page.id}
                  page={page}
                  isOpen={page.id === open}
                  isAhead={page.id === open && revision !== data?.pages.find(({ id }) => id === open)?.revision}
                  isTabStop={page.id === tabStop}
                  said={said.get(page.id)?.excerpt}
                  onFocus={() => setStop(page.id)}
                  onOpen={() => void handleOpen(page.id)}
                />
              ))}
            </ul>
          </section>
        ))}
        {count > rows.length && (
          <Button look="line" onClick={() => setMost(most + atFirst)}>
            {t("pages.more", { shown: rows.length, count })}
          </Button>
        )}
        {hasFailed && (
          <p className={css.none} role="alert">
            {t("pages.not_searched")}
          </p>
        )}
        {data && rows.length > 0 && <p className={css.end}>{t("pages.count", { count })}</p>}
        {data && rows.length === 0 && <p className={css.none}>{search ? t("pages.no_match", { search }) : t("pages.none")}</p>}
        {!data && !isError && <Skeleton />}
        {isError && !data && (
          <p className={css.none} role="alert">
            {t("pages.failed")}{" "}
            <Button look="line" onClick={() => void refetch()}>
              {t("editor.try_again")}
            </Button>
          </p>
        )}
      </div>
      <div className={css.foot}>
        <button type="button" className={css.create} onClick={() => show({ pageDialog: { kind: "create" } })}>
          <FilePlus2 size={16} aria-hidden="true" />
          {t("pages.create")}
        </button>
        <SiteMenu />
      </div>
    </>
  );
}

/** So many rows are made before somebody asks for more. */
const atFirst = 200;

/** The first pages of all groups together. */
function firstOf(groups: ReturnType<typeof groupPages>, most: number): typeof groups {
  let left = most;
  return groups.flatMap((group) => {
    const pages = group.pages.slice(0, left);
    left -= pages.length;
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrows lead from page to page, over the groups; the menu key opens the menu of the page that has the focus. */
function handleListKey(event: KeyboardEvent<HTMLElement>) {
  const rows = Array.from(event.currentTarget.querySelectorAll<HTMLElement>("[data-page-row]"));
  const index = rows.findIndex((row) => row === event.target);
  if (index < 0) return;
  const next = steps[event.key]?.(index, rows.length);
  if (next !== undefined) rows[next]?.focus();
  else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey))
    rows[index]?.parentElement?.querySelector<HTMLElement>("[data-page-menu]")?.click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const patience = 200;

/** The shape of the list, once it is late. */
function Skeleton() {
  const t = useT();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={css.skeleton} aria-busy="true" aria-label={t("pages.loading")}>
      {[52, 64, 44, 58, 70, 48, 60].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
