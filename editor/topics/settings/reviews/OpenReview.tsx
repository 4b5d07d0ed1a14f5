import { useState } from "react";
import { approveReview, type Review } from "../../../../schemas/api/reviews";
import { momentWords } from "../../../explain/save_words";
import { Button } from "../../../parts/Button";
import { Pill } from "../../../parts/Pill";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { failureKey } from "./failure_key";
import { PeopleTable } from "./PeopleTable";
import { RefuseDialog } from "./RefuseDialog";
import css from "./Reviews.module.css";

/** An account that waits: who it is, whom it is like, and the two ways on. */
export function OpenReview({ review, onDecided }: { review: Review; onDecided: () => Promise<unknown> }) {
  const t = useT();
  const { api, language, notices } = useWorkplace();
  const [isRefusing, setIsRefusing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { reviewId, person, cause, openedAt } = review;
  const who = person.name ?? person.email;

  async function handleApprove() {
    setIsBusy(true);
    try {
      await api.call(approveReview, { params: { reviewId }, body: {} });
      notices.say(t("reviews.approved", { who }));
    } catch (error) {
      notices.toast({ words: t(failureKey(error)) });
    }
    await onDecided();
    setIsBusy(false);
  }

  return (
    <li className={css.card} aria-label={who}>
      <h3>
        {who} <Pill tone={cause === "everybody" ? "plain" : "warn"}>{t(`reviews.cause.${cause}`)}</Pill>
        <time dateTime={openedAt}>{momentWords(openedAt, language)}</time>
      </h3>
      <PeopleTable review={review} />
      <p className={css.decide}>
        <Button size="large" look="fill" isDisabled={isBusy} onClick={() => void handleApprove()}>
          {t("reviews.approve")}
        </Button>
        <Button size="large" look="line" isDisabled={isBusy} onClick={() => setIsRefusing(true)}>
          {t("reviews.refuse")}
        </Button>
      </p>
      {isRefusing && <RefuseDialog review={review} onClose={() => setIsRefusing(false)} onDecided={onDecided} />}
    </li>
  );
}
