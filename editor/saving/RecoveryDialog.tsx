import { useEffect, useState } from "react";
import { diffPages } from "../core/diff";
import { isSameValue } from "../core/same_value";
import { changeSentences } from "../explain/change_words";
import { momentWords } from "../panels/top_bar/save_words";
import { Button } from "../parts/Button";
import { Modal } from "../parts/Modal";
import { useSaving, useT, useWorkplace } from "../use_editor";
import type { DraftStore, LocalDraft } from "./draft_store";
import css from "./saving.module.css";

/** After a crash: what the browser kept and the server never got, with what it would change. */
export function RecoveryDialog({ drafts }: { drafts: DraftStore }) {
  const t = useT();
  const { editor, saving, language } = useWorkplace();
  const revision = useSaving((state) => state.revision);
  const [draft, setDraft] = useState<LocalDraft | null>(null);
  const [looked, setLooked] = useState(0);
  const { id } = editor.getState().page;

  useEffect(() => {
    let isGone = false;
    void drafts.read(id).then(
      (found) => {
        if (!found || isGone) return;
        if (!isSameValue(found.page, editor.getState().page)) return setDraft(found);
        void drafts.discard(id).then(() => setLooked((count) => count + 1));
      },
      () => {}, // a browser that keeps nothing has nothing to offer
    );
    return () => {
      isGone = true;
    };
  }, [drafts, editor, id, looked]);

  if (!draft) return null;

  async function finish(task?: () => Promise<void>) {
    setDraft(null);
    await task?.();
    await drafts.discard(id).catch(() => {});
    setLooked((count) => count + 1); // another tab may have left something too
  }

  const take = (kept: LocalDraft) => async () => {
    saving.recover(kept);
    await saving.keep();
  };

  const sentences = changeSentences(t, diffPages(draft.base, draft.page), language, 8);
  const isOutdated = draft.revision !== revision;
  return (
    <Modal
      title={t("saving.recovery_title", {
        count: Math.max(draft.changes, sentences.length),
        time: momentWords(draft.keptAt, language),
      })}
      isOpen
      foot={
        <>
          <Button size="large" look="danger" onClick={() => void finish()}>
            {t("saving.discard")}
          </Button>
          <Button size="large" look="fill" onClick={() => void finish(take(draft))}>
            {t("saving.take_over")}
          </Button>
        </>
      }
    >
      <p>{t("saving.recovery_lead")}</p>
      <ul className={css.names}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isOutdated && <p className={css.hint}>{t("saving.recovery_joined", { name: saving.openedBy ?? t("saving.somebody") })}</p>}
    </Modal>
  );
}
