import { FilePlus2 } from "lucide-react";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { organizePages } from "../../../schemas/api/page_addresses";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { useOverview, useRefreshPages } from "../../parts/usage/use_overview";
import { useEditorState, useSaving, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { readClosed, writeClosed } from "./closed_parts";
import { FilterButton } from "./FilterButton";
import { groupPages } from "./group_pages";
import { listRows } from "./list_rows";
import { fitsFilters, type PageFilters } from "./page_filters";
import { PageList } from "./PageList";
import css from "./Pages.module.css";
import { SiteLinks } from "./SiteLinks";
import { SiteMenu } from "./SiteMenu";
import { useMarked } from "./use_marked";
import { useOpenSaved } from "./use_open_saved";
import { useSaid } from "./use_said";

const nothingClosed: ReadonlySet<string> = new Set();

/** All pages of the site with their state, in folders; a click opens one, once the open one is saved. */
export function Pages({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const show = useShow();
  const { api, notices, language } = useWorkplace();
  const refresh = useRefreshPages();
  const open = useEditorState(({ page }) => page.id);
  const revision = useSaving((state) => state.revision);
  const publishedRevision = useSaving((state) => state.publishedRevision);
  const [search, setSearch] = useState("");
  const [filters, setFilters] = useState<PageFilters>({});
  const [closed, setClosed] = useState(readClosed);
  const marked = useMarked();
  const openSaved = useOpenSaved(onOpenPage);
  const { data, isError, refetch } = useOverview();
  const wanted = useDeferredValue(search);
  const { said, hasFailed } = useSaid(wanted);
  const all = useMemo(
    () => data?.pages.map((page) => (page.id === open ? { ...page, revision, publishedRevision } : page)) ?? [],
    [data, open, revision, publishedRevision],
  );
  const isNarrowed = wanted.trim() !== "" || Object.values(filters).some((value) => value !== undefined);
  const rows = useMemo(() => {
    const typeName = (type: string) => t(`sections.${type}.name`, { defaultValue: type });
    const fitting = all.filter((page) => fitsFilters(page, filters));
    const parts = groupPages(fitting, wanted, language, { typeName, saying: new Set(said.keys()) });
    return {
      lines: listRows(parts, isNarrowed ? nothingClosed : closed),
      count: parts.reduce((sum, { pages }) => sum + pages.length, 0),
    };
  }, [all, filters, wanted, language, said, closed, isNarrowed, t]);

  function handleToggle(key: string, isOpen: boolean) {
    const next = new Set(closed);
    if (isOpen) next.delete(key);
    else next.add(key);
    setClosed(next);
    writeClosed(next);
  }

  async function handleDrop(ids: readonly string[], folder: string) {
    try {
      await api.call(organizePages, { body: { ids: [...ids], folder } });
      await refresh();
      marked.clear();
      notices.toast({ words: t(folder === "" ? "pages.moved_out" : "pages.moved_in", { count: ids.length, folder }) });
    } catch {
      notices.toast({ words: t("pages.action_failed") });
    }
  }

  function handleOrganize(ids: readonly string[]) {
    show({ pageDialog: { kind: "organize", ids } });
  }

  return (
    <>
      <SearchField label={t("pages.search")} value={search} onChange={setSearch} />
      <FilterButton pages={all} filters={filters} onChange={setFilters} />
      {!isNarrowed && <SiteLinks />}
      {rows.lines.length > 0 && (
        <PageList
          rows={rows.lines}
          open={open}
          isAhead={revision !== data?.pages.find(({ id }) => id === open)?.revision}
          saidBy={(id) => said.get(id)?.excerpt}
          marked={marked}
          onToggle={handleToggle}
          onOpen={(id) => void openSaved(id)}
          onOrganize={handleOrganize}
          onDrop={(ids, folder) => void handleDrop(ids, folder)}
        />
      )}
      {hasFailed && (
        <p className={css.none} role="alert">
          {t("pages.not_searched")}
        </p>
      )}
      {data && rows.lines.length > 0 && (
        <p className={css.end} role="status">
          {t("pages.count", { count: rows.count })}
        </p>
      )}
      {data && rows.lines.length === 0 && (
        <div className={css.nothing}>
          <p className={css.none}>
            {wanted ? t("pages.no_match", { search: wanted }) : t(isNarrowed ? "pages.no_fit" : "pages.none")}
          </p>
          {isNarrowed && (
            <Button
              look="line"
              onClick={() => {
                setSearch("");
                setFilters({});
              }}
            >
              {t("pages.show_all")}
            </Button>
          )}
        </div>
      )}
      {!data && !isError && <Skeleton />}
      {isError && !data && (
        <div className={css.nothing}>
          <p className={css.none} role="alert">
            {t("pages.failed")}{" "}
            <Button look="line" onClick={() => void refetch()}>
              {t("editor.try_again")}
            </Button>
          </p>
        </div>
      )}
      {marked.ids.size > 0 && (
        <div className={css.marked} role="group" aria-label={t("pages.marked", { count: marked.ids.size })}>
          <span>{t("pages.marked", { count: marked.ids.size })}</span>
          <Button look="line" onClick={() => handleOrganize([...marked.ids])}>
            {t("pages.organize")}
          </Button>
          <Button onClick={marked.clear}>{t("pages.unmark")}</Button>
        </div>
      )}
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

const patience = 200;

/** The shape of the list, once it is late. */
function Skeleton() {
  const t = useT();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <div className={css.list} />;
  return (
    <div className={`${css.list} ${css.skeleton}`} aria-busy="true" aria-label={t("pages.loading")}>
      {[52, 64, 44, 58, 70, 48, 60].map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
