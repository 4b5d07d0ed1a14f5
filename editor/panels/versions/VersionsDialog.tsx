import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getRevision, listRevisions } from "../../../schemas/api/pages";
import { Button } from "../../parts/Button";
import { Modal } from "../../parts/Modal";
import { Pill } from "../../parts/Pill";
import { upgradePage } from "../../saving/upgrade_page";
import { useEditorState, useSaving, useShow, useT, useWorkbench, useWorkplace } from "../../use_editor";
import { momentWords } from "../top_bar/save_words";
import css from "./VersionsDialog.module.css";

/** The page's drafts, newest first; any of them can become the newest again, and nothing in between is lost. */
export function VersionsDialog() {
  const t = useT();
  const show = useShow();
  const isOpen = useWorkbench(({ dialog }) => dialog === "versions");
  return (
    <Modal title={t("versions.title")} isOpen={isOpen} onClose={() => show({ dialog: null })} closeLabel={t("editor.close")}>
      {isOpen && <Versions />}
    </Modal>
  );
}

function Versions() {
  const t = useT();
  const show = useShow();
  const { api, saving, notices, language } = useWorkplace();
  const queries = useQueryClient();
  const id = useEditorState(({ page }) => page.id);
  const current = useSaving((state) => state.revision);
  const published = useSaving((state) => state.publishedRevision);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const query = api.query(listRevisions, { params: { id } });
  const { data, isError } = useQuery({ ...query, queryKey: [...query.queryKey, current] });

  async function handleRestore(revision: number) {
    setIsBusy(true);
    try {
      if (!(await saving.saveNow())) return setProblem(t("versions.not_saved"));
      const old = await api.call(getRevision, { params: { id, revision } });
      await saving.restore(upgradePage(old.page));
      void queries.invalidateQueries({ queryKey: query.queryKey });
      notices.toast({ words: t("versions.restored", { revision }) });
      show({ dialog: null });
    } catch {
      setProblem(t("versions.failed"));
    } finally {
      setIsBusy(false);
    }
  }

  if (isError || problem) return <p role="alert">{problem ?? t("versions.failed")}</p>;
  return (
    <ol className={css.list}>
      {data?.revisions.map(({ revision, createdAt, author }) => (
        <li key={revision}>
          <span className={css.what}>
            <b>{t("saving.draft", { revision })}</b>
            <span>{[momentWords(createdAt, language), author].filter(Boolean).join(" · ")}</span>
          </span>
          {revision === published && <Pill tone="good">{t("versions.live")}</Pill>}
          {revision === current ? (
            <Pill tone="accent">{t("versions.open")}</Pill>
          ) : (
            <Button
              look="line"
              isDisabled={isBusy}
              aria-label={t("versions.restore_label", { revision })}
              onClick={() => void handleRestore(revision)}
            >
              {t("versions.restore")}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
