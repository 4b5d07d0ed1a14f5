import { approveReview, type Review } from "../../../../schemas/api/reviews";
import { momentWords } from "../../../explain/save_words";
import { Button } from "../../../parts/Button";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { failureKey } from "./failure_key";
import css from "./Reviews.module.css";

/** What was decided lately, by whom; who was refused can be let in after all. */
export function DecidedReviews({ reviews, onDecided }: { reviews: readonly Review[]; onDecided: () => Promise<unknown> }) {
  const t = useT();
  const { api, language, notices } = useWorkplace();
  if (reviews.length === 0) return null;

  async function handleApprove({ reviewId, person }: Review) {
    try {
      await api.call(approveReview, { params: { reviewId }, body: {} });
      notices.say(t("reviews.approved", { who: person.name ?? person.email }));
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
    await onDecided();
  }

  return (
    <section aria-labelledby="reviews-decided">
      <h2 id="reviews-decided">{t("reviews.decided")}</h2>
      <ol className={css.decided}>
        {reviews.map((review) => (
          <li key={review.reviewId}>
            <time dateTime={review.decidedAt ?? ""}>{momentWords(review.decidedAt ?? review.openedAt, language)}</time>
            <span>
              {t(`reviews.event.${review.decision ?? "approved"}`, {
                who: review.person.name ?? review.person.email,
                actor: review.decidedBy ?? "",
              })}
              {review.note && <q>{review.note}</q>}
            </span>
            {review.decision === "refused" && (
              <Button look="line" onClick={() => void handleApprove(review)}>
                {t("reviews.approve_after_all")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
