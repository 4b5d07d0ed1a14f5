import { type FormEvent, useId, useState } from "react";
import { refuseReview, type Review } from "../../../../schemas/api/reviews";
import { Button } from "../../../parts/Button";
import { Modal } from "../../../parts/Modal";
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
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useId();
  const who = person.name ?? person.email;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setProblem(null);
    try {
      await api.call(refuseReview, { params: { reviewId }, body: { note: note.trim() } });
      await onDecided();
      notices.say(t("reviews.refused", { who }));
      onClose();
    } catch (error) {
      setProblem(t(failureKey(error)));
      setIsBusy(false);
    }
  }

  return (
    <Modal
      title={t("reviews.refuse_title", { who })}
      isOpen
      onClose={onClose}
      closeLabel={t("editor.close")}
      foot={
        <>
          <Button size="large" onClick={onClose}>
            {t("editor.cancel")}
          </Button>
          <Button size="large" look="danger" type="submit" form={form} isDisabled={isBusy}>
            {t("reviews.refuse")}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} onSubmit={(event) => void handleSubmit(event)}>
        <label>
          {t("reviews.reason")}
          <textarea
            required
            minLength={3}
            maxLength={500}
            rows={4}
            value={note}
            autoFocus
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <p className={css.none}>{t("reviews.reason_hint")}</p>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Modal>
  );
}
