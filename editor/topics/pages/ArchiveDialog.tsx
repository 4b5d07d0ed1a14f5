import { useState } from "react";
import { archivePage, type ListedPage } from "../../../schemas/api/page_addresses";
import { unpublishPage } from "../../../schemas/api/pages";
import { Select } from "../../fields/Select";
import { pageName } from "../../workplace/page_name";
import { Button } from "../../parts/Button";
import { useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { Usage } from "../../parts/usage/Usage";
import { useListedPage, useOverview, useRefreshPages } from "../../parts/usage/use_overview";
import { useUsage } from "../../parts/usage/use_usage";

interface Props {
  id: string;
  kind: "archive" | "unpublish";
  onOpenPage: (id: string) => void;
}

/** Takes a page off the site, or into the archive too, after showing what uses it. */
export function ArchiveDialog({ id, kind, onOpenPage }: Props) {
  const t = useT();
  const { language } = useWorkplace();
  const page = useListedPage(id);
  const name = page ? pageName(page, language) : id;
  return (
    <PageModal title={t(`pages.${kind}_title`, { name })}>
      {page && <ArchiveForm page={page} name={name} kind={kind} onOpenPage={onOpenPage} />}
    </PageModal>
  );
}

function ArchiveForm({ page, name, kind, onOpenPage }: Omit<Props, "id"> & { page: ListedPage; name: string }) {
  const t = useT();
  const close = useCloseDialog();
  const { api, saving, notices, language } = useWorkplace();
  const refresh = useRefreshPages();
  const openId = useEditorState((state) => state.page.id);
  const { data } = useOverview();
  const usage = useUsage(page.id);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [redirectTo, setRedirectTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const others = (data?.pages ?? []).filter(({ id, archivedAt }) => id !== page.id && !archivedAt);
  const isShown = (usage.data?.nestedIn.length ?? 0) > 0;
  const isArchiving = kind === "archive";
  const isOpen = page.id === openId;

  async function handleGo() {
    setIsBusy(true);
    try {
      if (isOpen && !(await saving.saveNow())) {
        setIsBusy(false);
        return setProblem("pages.not_saved");
      }
      const params = { id: page.id };
      if (isArchiving) await api.call(archivePage, { params, body: { redirectTo, isConfirmed } });
      else await api.call(unpublishPage, { params, body: {} });
      if (isOpen) saving.setPublished(null);
      notices.toast({ words: t(`pages.${kind}_done`, { name }) });
      close();
      const next = others.find(({ route }) => route === "/") ?? others[0];
      if (isArchiving && isOpen && next) onOpenPage(next.id);
      await refresh();
    } catch {
      setProblem("pages.action_failed");
      setIsBusy(false);
      void usage.refetch();
    }
  }

  return (
    <div className={css.form}>
      <p>{t(`pages.${kind}_lead`)}</p>
      <div className={css.impact}>
        <h3>{t("pages.usage")}</h3>
        <Usage id={page.id} />
      </div>
      {isArchiving && page.publishedRoute !== null && (
        <label>
          {t("pages.archive_redirect", { route: page.publishedRoute })}
          <Select value={redirectTo ?? ""} onChange={(event) => setRedirectTo(event.target.value || null)}>
            <option value="">{t("pages.archive_nowhere")}</option>
            {others
              .filter(({ publishedRoute }) => publishedRoute !== null)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {pageName(other, language)} · {other.publishedRoute}
                </option>
              ))}
          </Select>
        </label>
      )}
      {isShown && (
        <label className={css.check}>
          <input type="checkbox" checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)} />
          <span>{t("pages.archive_confirm", { count: usage.data?.nestedIn.length ?? 0 })}</span>
        </label>
      )}
      {problem && (
        <p className={css.problem} role="alert">
          {t(problem)}
        </p>
      )}
      <div className={css.verbs}>
        <Button size="large" onClick={close}>
          {t("editor.cancel")}
        </Button>
        <Button
          size="large"
          look="danger"
          isDisabled={isBusy || !usage.data || (isShown && !isConfirmed)}
          onClick={() => void handleGo()}
        >
          {t(`pages.${kind}_submit`)}
        </Button>
      </div>
    </div>
  );
}
