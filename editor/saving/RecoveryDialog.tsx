import { useEffect, useState } from "react";
import { isSameValue } from "../fields/same_value";
import { Button } from "../parts/Button";
import { Modal } from "../parts/Modal";
import { useT, useWorkplace } from "../use_editor";
import { momentWords } from "../panels/top_bar/save_words";
import { changedSections } from "./changed_sections";
import type { DraftStore, LocalDraft } from "./draft_store";
import css from "./saving.module.css";

/** After a crash: changes that the browser kept and the server never got. */
export function RecoveryDialog({ drafts }: { drafts: DraftStore }) {
  const t = useT();
  const { editor, saving, language } = useWorkplace();
  const [draft, setDraft] = useState<LocalDraft | null>(null);
  const { page } = editor.getState();

  useEffect(() => {
    let isGone = false;
    void drafts.read(page.id).then(
      (found) => {
        if (!found || isGone) return;
        if (isSameValue(found.page, editor.getState().page)) void drafts.remove(page.id);
        else setDraft(found);
      },
      () => {}, // a browser that keeps nothing has nothing to offer
    );
    return () => {
      isGone = true;
    };
  }, [drafts, editor, page.id]);

  if (!draft) return null;

  function handleDiscard() {
    void drafts.remove(page.id);
    setDraft(null);
  }

  function handleTake() {
    if (draft) saving.recover(draft);
    setDraft(null);
  }

  return (
    <Modal
      title={t("saving.recovery_title", { count: draft.changes, time: momentWords(draft.keptAt, language) })}
      isOpen
      foot={
        <>
          <Button size="large" look="danger" onClick={handleDiscard}>
            {t("saving.discard")}
          </Button>
          <Button size="large" look="fill" onClick={handleTake}>
            {t("saving.take_over")}
          </Button>
        </>
      }
    >
      <p>{t("saving.recovery_lead")}</p>
      <ul className={css.names}>
        {changedSections(draft.page, page)
          .slice(0, 8)
          .map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
      </ul>
    </Modal>
  );
}
