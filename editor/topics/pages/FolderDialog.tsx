import { type FormEvent, useState } from "react";
import { renamePageFolder } from "../../../schemas/api/page_addresses";
import { isFolder } from "../../../schemas/page_folder";
import { ApiError } from "../../../src/kit/api/api_error";
import { Button } from "../../parts/Button";
import { useOverview, useRefreshPages } from "../../parts/usage/use_overview";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { foldersOf } from "./group_pages";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";

/** Gives a folder another name or place, or dissolves it into the one around it. */
export function FolderDialog({ folder, isDissolved }: { folder: string; isDissolved: boolean }) {
  const t = useT();
  const close = useCloseDialog();
  const { api, notices } = useWorkplace();
  const refresh = useRefreshPages();
  const folders = foldersOf(useOverview().data?.pages ?? []);
  const [path, setPath] = useState(folder);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const to = isDissolved ? "" : path.trim();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isDissolved && (to === "" || !isFolder(to))) return setProblem("pages.folder_invalid");
    setIsBusy(true);
    try {
      const { changed } = await api.call(renamePageFolder, { body: { from: folder, to } });
      await refresh();
      notices.toast({
        words: isDissolved
          ? t("pages.folder_dissolved", { name: folder, count: changed })
          : t("pages.folder_renamed", { name: to }),
      });
      close();
    } catch (error) {
      setProblem(problemOf(error));
      setIsBusy(false);
    }
  }

  return (
    <PageModal title={t(isDissolved ? "pages.folder_dissolve_title" : "pages.folder_rename_title", { name: folder })}>
      <form className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        {isDissolved ? (
          <p>{t("pages.folder_dissolve_lead")}</p>
        ) : (
          <label>
            {t("pages.folder")}
            <input value={path} maxLength={200} data-autofocus="" onChange={(event) => setPath(event.target.value)} />
            <span className={css.hint}>
              {t(folders.includes(to) && to !== folder ? "pages.folder_joins" : "pages.folder_hint", { name: to })}
            </span>
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
          <Button size="large" look="fill" type="submit" isDisabled={isBusy || to === folder}>
            {t(isDissolved ? "pages.folder_dissolve_submit" : "pages.folder_rename_submit")}
          </Button>
        </div>
      </form>
    </PageModal>
  );
}

function problemOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "page.folder_in_itself" || code === "page.folder_too_deep") return `pages.${code.slice("page.".length)}`;
  return "pages.action_failed";
}
