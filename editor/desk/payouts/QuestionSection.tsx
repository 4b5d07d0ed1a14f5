import { withdrawQuestion } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import css from "../list/list.module.css";
import { exactMoment } from "../list/words";
import type { Decide } from "./use_decide";

/** What the player was asked last, and what they answered; a question that waits can be taken back. */
export function QuestionSection({ payment, decide }: { payment: OfficePayment; decide: Decide }) {
  const { t, language, may } = useDesk();
  const { question, promisedAt } = payment;
  if (!question) return null;
  const { text, by, at, answer, answeredAt } = question;
  return (
    <section className={css.section}>
      <h2>{t("desk.question.heading")}</h2>
      <div className={css.talk}>
        <div className={css.letter}>
          {text}
          <small>
            {by} · {exactMoment(at, language)}
          </small>
        </div>
        {answer !== null && answeredAt !== null ? (
          <div className={css.letter}>
            {answer}
            <small>{t("desk.question.answered", { at: exactMoment(answeredAt, language) })}</small>
          </div>
        ) : (
          promisedAt !== null && (
            <>
              <p className={css.said}>{t("desk.question.waits")}</p>
              {may(withdrawQuestion) && (
                <p>
                  <Button look="line" onClick={() => void decide.takeQuestionBack(payment)}>
                    {t("desk.question.take_back")}
                  </Button>
                </p>
              )}
            </>
          )
        )}
      </div>
    </section>
  );
}
