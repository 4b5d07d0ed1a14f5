import { type FormEvent, useId, useState } from "react";
import { organizePages } from "../../../schemas/api/page_addresses";
import { isFolder, mostTags } from "../../../schemas/page_folder";
import { ApiError } from "../../../src/kit/api/api_error";
import { Button } from "../../parts/Button";
import { useOverview, useRefreshPages } from "../../parts/usage/use_overview";
import { pageName } from "../../workplace/page_name";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { foldersOf, tagsOf } from "./group_pages";
import { PageModal, useCloseDialog } from "./PageModal";
import css from "./Pages.module.css";
import { TagsField, withTyped } from "./TagsField";

/** In which folder pages are kept, and what they are marked with. What only some of them have stays until it is touched. */
export function OrganizeDialog({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const { language } = useWorkplace();
  const all = useOverview().data?.pages ?? [];
  const pages = all.filter(({ id }) => ids.includes(id));
  const [first] = pages;
  const name = first ? pageName(first, language) : "";
  return (
    <PageModal title={t("pages.organize_title", { count: ids.length, name })}>
      {first && (
        <OrganizeForm
          ids={ids}
          folders={foldersOf(all)}
          known={tagsOf(all)}
          folder={pages.every(({ folder }) => folder === first.folder) ? first.folder : null}
          tags={tagsOf(pages)}
        />
      )}
    </PageModal>
  );
}

interface Props {
  ids: readonly string[];
  folders: readonly string[];
  known: readonly string[];
  /** Null where they are in several. */
  folder: string | null;
  tags: readonly string[];
}

function OrganizeForm({ ids, folders, known, folder, tags }: Props) {
  const t = useT();
  const close = useCloseDialog();
  const { api, notices } = useWorkplace();
  const refresh = useRefreshPages();
  const [path, setPath] = useState(folder ?? "");
  const [isTouched, setIsTouched] = useState(false);
  const [kept, setKept] = useState(tags);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const list = useId();
  const wanted = tidy(path);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const chosen = withTyped(kept, typed);
    if (!isFolder(wanted)) return setProblem("pages.folder_invalid");
    if (chosen.length > mostTags) return setProblem("pages.too_many_tags");
    setIsBusy(true);
    try {
      const addTags = chosen.filter((tag) => !tags.includes(tag));
      const removeTags = tags.filter((tag) => !chosen.includes(tag));
      await api.call(organizePages, { body: { ids: [...ids], ...(isTouched ? { folder: wanted } : {}), addTags, removeTags } });
      await refresh();
      notices.toast({ words: t("pages.organized", { count: ids.length }) });
      close();
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.code === "page.too_many_tags" ? "pages.too_many_tags" : "pages.action_failed",
      );
      setIsBusy(false);
    }
  }

  return (
    <form className={css.form} onSubmit={(event) => void handleSubmit(event)}>
      <label>
        {t("pages.folder")}
        <input
          value={path}
          list={`${list}-folders`}
          maxLength={200}
          data-autofocus=""
          placeholder={t(folder === null && !isTouched ? "pages.folder_several" : "pages.folder_none")}
          onChange={(event) => {
            setPath(event.target.value);
            setIsTouched(true);
          }}
        />
        <span className={css.hint}>{t("pages.folder_hint")}</span>
      </label>
      <datalist id={`${list}-folders`}>
        {folders.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <TagsField kept={kept} typed={typed} known={known} onKept={setKept} onTyped={setTyped} />
      {problem && (
        <p className={css.problem} role="alert">
          {t(problem, { most: mostTags })}
        </p>
      )}
      <div className={css.verbs}>
        <Button size="large" onClick={close}>
          {t("editor.cancel")}
        </Button>
        <Button size="large" look="fill" type="submit" isDisabled={isBusy}>
          {t("pages.organize_submit")}
        </Button>
      </div>
    </form>
  );
}

/** Without what somebody types around names and slashes. */
const tidy = (path: string) =>
  path
    .split("/")
    .map((name) => name.trim())
    .join("/");
