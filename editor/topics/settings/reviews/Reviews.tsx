import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listReviews } from "../../../../schemas/api/reviews";
import { Button } from "../../../parts/Button";
import { useT, useWorkplace } from "../../../workplace/use_editor";
import { DecidedReviews } from "./DecidedReviews";
import { OpenReview } from "./OpenReview";
import { View } from "../../../parts/View";
import css from "./Reviews.module.css";

/** Accounts that wait for somebody to look at them, and what was decided lately. */
export function Reviews() {
  const t = useT();
  const { api } = useWorkplace();
  const queries = useQueryClient();
  const query = api.query(listReviews, {});
  const { data, isPending, isError, refetch } = useQuery({ ...query, refetchOnWindowFocus: true });
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });

  return (
    <View title={t("reviews.title")} lead={t("reviews.lead")}>
      {isPending && <p role="status">{t("reviews.loading")}</p>}
      {isError && !data && (
        <p role="alert">
          {t("reviews.failed")}{" "}
          <Button look="line" onClick={() => void refetch()}>
            {t("editor.try_again")}
          </Button>
        </p>
      )}
      {data && (
        <div className={css.cards}>
          <section aria-labelledby="reviews-open">
            <h2 id="reviews-open">
              {t("reviews.waiting")} <small>{data.openCount}</small>
            </h2>
            {data.open.length === 0 && <p className={css.none}>{t("reviews.none")}</p>}
            <ul>
              {data.open.map((review) => (
                <OpenReview key={review.reviewId} review={review} onDecided={refresh} />
              ))}
            </ul>
            {data.openCount > data.open.length && (
              <p className={css.none}>{t("reviews.more", { count: data.openCount - data.open.length })}</p>
            )}
          </section>
          <DecidedReviews reviews={data.decided} onDecided={refresh} />
        </div>
      )}
    </View>
  );
}
