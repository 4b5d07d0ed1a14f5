import { useQuery } from "@tanstack/react-query";
import { FilePlus2, FileText, Home } from "lucide-react";
import { useState } from "react";
import { listPages } from "../../../schemas/api/pages";
import { pageName } from "../../page_name";
import { Button } from "../../parts/Button";
import { SearchField } from "../../parts/SearchField";
import { useEditorState, useSaving, useShow, useT, useWorkplace } from "../../use_editor";
import css from "./Pages.module.css";

/** All pages of the site with their state; a click opens one, once the open one is saved. */
export function Pages({ onOpenPage }: { onOpenPage: (id: string) => void }) {
  const t = useT();
  const show = useShow();
  const { api, saving, language } = useWorkplace();
  const open = useEditorState(({ page }) => page.id);
  const revision = useSaving((state) => state.revision);
  const [search, setSearch] = useState("");
  const { data, isError, refetch } = useQuery({ ...api.query(listPages, {}), staleTime: 10_000 });
  const wanted = search.trim().toLocaleLowerCase();
  const pages = (data?.pages ?? []).filter((page) =>
    `${pageName(page, language)} ${page.route}`.toLocaleLowerCase().includes(wanted),
  );

  async function handleOpen(id: string) {
    if (id === open) return;
    await saving.saveNow();
    await saving.keep();
    onOpenPage(id);
  }

  return (
    <>
      <SearchField label={t("pages.search")} value={search} onChange={setSearch} />
      <ul className={css.list} aria-label={t("pages.list")}>
        {pages.map((page) => {
          const isOpen = page.id === open;
          const state = stateOf(isOpen ? { ...page, revision } : page);
          const Icon = page.route === "/" ? Home : FileText;
          return (
            <li key={page.id}>
              <button
                type="button"
                className={css.page}
                aria-current={isOpen ? "page" : undefined}
                onClick={() => void handleOpen(page.id)}
              >
                <Icon size={16} aria-hidden="true" />
                <span className={css.names}>
                  <b>{pageName(page, language)}</b>
                  <code>{page.route}</code>
                </span>
                <span className={css.state}>{t(`pages.state.${state}`)}</span>
              </button>
            </li>
          );
        })}
        {data && pages.length === 0 && <li className={css.none}>{t("pages.no_match", { search })}</li>}
        {isError && !data && (
          <li className={css.none}>
            {t("pages.failed")}{" "}
            <Button look="line" onClick={() => void refetch()}>
              {t("editor.try_again")}
            </Button>
          </li>
        )}
      </ul>
      <button type="button" className={css.create} onClick={() => show({ dialog: "create_page" })}>
        <FilePlus2 size={16} aria-hidden="true" />
        {t("pages.create")}
      </button>
    </>
  );
}

/** Never published, as published, or changed since. */
function stateOf({ revision, publishedRevision }: { revision: number; publishedRevision: number | null }) {
  if (publishedRevision === null) return "draft";
  return publishedRevision === revision ? "live" : "changed";
}
