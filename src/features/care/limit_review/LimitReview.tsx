import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { confirmLimits, getLimitReview, getLimitTable } from "../../../../schemas/api/limits";
import { notSet } from "../../../../schemas/limits";
import { useApi, useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { formatMoney, formatUnit } from "../../../kit/ui/format";
import css from "./LimitReview.module.css";

/** Shows a player their limits, and where they see what they played, when it is time to look at them again. */
export default function LimitReview() {
  const t = useT();
  const language = useLanguage();
  const api = useApi();
  const go = useGo();
  const addressOf = usePageAddress();
  const [isLater, setIsLater] = useState(false);
  const { data: review, refetch } = useQuery({ ...api.query(getLimitReview, { query: {} }), staleTime: Infinity });
  const isDue = review?.isDue === true && !isLater;
  const table = useQuery({ ...api.query(getLimitTable, { query: {} }), enabled: isDue });
  const confirm = useSingleMutation({
    mutationFn: () => api.call(confirmLimits, { body: {} }),
    onSuccess: () => refetch(),
  });
  if (!isDue || !table.data) return null;
  const own = table.data.limitTable.filter(({ currentLimit }) => currentLimit !== notSet);
  const value = (amount: number, currency: string | null) =>
    currency === null ? formatUnit(amount, "minute", { language, width: "narrow" }) : formatMoney(amount, { language, currency });
  const isFree = own.length === 0; // then the way to a limit stands out, and not the one without
  const answer = (
    <Button
      look={isFree ? "quiet" : "primary"}
      isWide
      busy={confirm.isPending && t("limits.working")}
      onClick={() => confirm.mutate()}
    >
      {t(isFree ? "limits.review.none_wanted" : "limits.review.right")}
    </Button>
  );

  return (
    <Dialog title={t("limits.review.title")} closeLabel={t("limits.review.later")} onClose={() => setIsLater(true)}>
      <div className={css.body}>
        <p>{t("limits.review.text")}</p>
        {isFree ? (
          <p className={css.none}>{t("limits.review.none")}</p>
        ) : (
          <ul className={css.list}>
            {own.map(({ kind, timeframe, currentLimit, currency }) => (
              <li key={`${kind} ${timeframe}`}>
                <span>{t(`limits.per.${timeframe}`, { what: t(`limits.kinds.${kind}.title`) })}</span>
                <strong>{value(Number(currentLimit), currency)}</strong>
              </li>
            ))}
          </ul>
        )}
        {confirm.isError && <FormProblem>{t("limits.review.failed")}</FormProblem>}
        {!isFree && answer}
        {(["limits", "activity"] as const).map((key) => (
          <Button
            key={key}
            isWide
            look={isFree && key === "limits" ? "primary" : "quiet"}
            onClick={() => {
              setIsLater(true);
              go(addressOf(key));
            }}
          >
            {t(`limits.review.${key}`)}
          </Button>
        ))}
        {isFree && answer}
      </div>
    </Dialog>
  );
}
