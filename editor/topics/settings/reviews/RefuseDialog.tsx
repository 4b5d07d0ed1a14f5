import { useState } from "react";
import { refuseReview, type Review } from "../../../../schemas/api/reviews";
import { FormDialog } from "../../../parts/FormDialog";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { failureKey } from "./failure_key";
import css from "./Reviews.module.css";

interface Props {
  review: Review;
  onClose: () => void;
  onDecided: () => Promise<unknown>;
}

/** Keeps an account closed, with the reason that its owner reads. */
export function RefuseDialog({ review: { reviewId, person }, onClose, onDecided }: Props) {
  const t = useT();
  const { api, notices } = useWorkplace();
  const [note, setNote] = useState("");
  const who = person.name ?? person.email;

  async function send() {
    await api.call(refuseReview, { params: { reviewId }, body: { note: note.trim() } });
    await onDecided();
    notices.say(t("reviews.refused", { who }));
    onClose();
  }

  return (
    <FormDialog
      t={t}
      title={t("reviews.refuse_title", { who })}
      className={css.form}
      verb={t("reviews.refuse")}
      isDangerous
      onSend={send}
      refusal={(error) => t(failureKey(error))}
      onClose={onClose}
    >
      <label>
        {t("reviews.reason")}
        <textarea
          required
          minLength={3}
          maxLength={500}
          rows={4}
          value={note}
          data-autofocus=""
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <p className={css.none}>{t("reviews.reason_hint")}</p>
    </FormDialog>
  );
}
