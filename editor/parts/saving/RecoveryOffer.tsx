import { DialogFoot } from "../DialogFoot";
import { diffPages } from "../../core/diff";
import { changeSentences } from "../../explain/change_words";
import { momentWords } from "../../explain/save_words";
import { Modal } from "../Modal";
import { useSaving, useT, useWorkplace } from "../../workplace/use_editor";
import type { LocalDraft } from "../../workplace/saving/draft_store";
import css from "../../workplace/saving/saving.module.css";

interface Props {
  draft: LocalDraft;
  onTake: () => void;
  onDiscard: () => void;
}

/** What was not sent, in words, and whether it shall come back. */
export default function RecoveryOffer({ draft, onTake, onDiscard }: Props) {
  const t = useT();
  const { saving, language } = useWorkplace();
  const isOutdated = useSaving((state) => state.revision !== draft.revision);
  const changes = diffPages(draft.base, draft.page);
  const title = { count: Math.max(1, changes.length), time: momentWords(draft.keptAt, language) };
  return (
    <Modal
      title={t("saving.recovery_title", title)}
      isOpen
      foot={
        <DialogFoot
          cancel={t("saving.discard")}
          cancelLook="danger"
          onCancel={onDiscard}
          verb={t("saving.take_over")}
          onVerb={onTake}
        />
      }
    >
      <p>{t("saving.recovery_lead")}</p>
      <ul className={css.names}>
        {changeSentences(t, changes, language, 8).map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      {isOutdated && <p className={css.hint}>{t("saving.recovery_joined", { name: saving.openedBy ?? t("saving.somebody") })}</p>}
    </Modal>
  );
}
