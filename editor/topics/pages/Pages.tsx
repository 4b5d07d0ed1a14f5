import { FilePlus2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { organizePages } from "../../../schemas/api/page_addresses";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { useOverview, useRefreshPages } from "../../parts/usage/use_overview";
import { useEditorState, useSaving, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { readClosed, writeClosed } from "./closed_parts";
import { FilterButton } from "./FilterButton";
import type { PageFilters } from "./page_filters";
import { PageList } from "./PageList";
import css from "./Pages.module.css";
import { SiteLinks } from "./SiteLinks";
import { SiteMenu } from "./SiteMenu";
import { useMarked } from "./use_marked";
import { useOpenSaved } from "./use_open_saved";
import { useSaid } from "./use_said";
import { MarkedPages } from "./MarkedPages";
import { PagesSkeleton } from "./PagesSkeleton";
import { usePageRows } from "./use_page_rows";
import { NoPageFits } from "./NoPageFits";

/** All pages of the site with their state, in folders; a click opens one, once the open one is saved. */
export function Pages({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const show = useShow();
  const { api, notices } = useWorkplace();
  const refresh = useRefreshPages();
  const open = useEditorState(({ page }) => page.id);
  const revision = useSaving((state) => state.revision);
  const [search, setSearch] = useState("");
  const [filters, setFilters] = useState<PageFilters>({});
  const [closed, setClosed] = useState(readClosed);
  const marked = useMarked();
  const openSaved = useOpenSaved(onOpenPage);
  const { data, isError, refetch } = useOverview();
  const wanted = useDeferredValue(search);
  const { said, hasFailed } = useSaid(wanted);
  const { all, rows, isNarrowed } = usePageRows(data?.pages, { search: wanted, filters, closed, saidIn: said });

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
        <NoPageFits
          search={wanted}
          isNarrowed={isNarrowed}
          onShowAll={() => {
            setSearch("");
            setFilters({});
          }}
        />
      )}
      {!data && !isError && <PagesSkeleton />}
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
      {marked.ids.size > 0 && <MarkedPages marked={marked} onOrganize={handleOrganize} />}
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
