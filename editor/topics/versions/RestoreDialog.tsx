import { useMemo } from "react";
import { DialogFoot } from "../../parts/DialogFoot";
import { diffPages } from "../../core/diff";
import { changeSentences } from "../../explain/change_words";
import { Modal } from "../../parts/Modal";
import { undoAction } from "../../workplace/actions/undo_action";
import { useEditorState, useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { useRevisionPage } from "./use_versions";
import css from "./Versions.module.css";

/** What bringing back a whole page would change, before it does. */
export function RestoreDialog({ revision, onClose }: { revision: number; onClose: () => void }) {
  const t = useT();
  const show = useShow();
  const workplace = useWorkplace();
  const { saving, notices, language } = workplace;
  const now = useEditorState(({ page }) => page);
  const old = useRevisionPage(revision);
  const sentences = useMemo(() => (old ? changeSentences(t, diffPages(now, old), language, 8) : []), [t, now, old, language]);

  function handleRestore() {
    if (!old) return;
    void saving.restore(old);
    const action = undoAction(workplace);
    notices.toast({ words: t("versions.restored_toast", { revision }), action });
    onClose();
    show({ view: "page" });
  }

  return (
    <Modal
      title={t("versions.restore_title", { revision })}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        <DialogFoot
          cancel={t("editor.cancel")}
          onCancel={onClose}
          verb={t("versions.restore_verb")}
          isDisabled={!old}
          onVerb={handleRestore}
        />
      }
    >
      <ul className={css.sentences}>
        {sentences.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      <p className={css.hint}>{t("versions.restore_text")}</p>
    </Modal>
  );
}
