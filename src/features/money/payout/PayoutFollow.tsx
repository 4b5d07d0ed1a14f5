import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { WithdrawRequest } from "../../../../schemas/api/payments/withdrawals";
import { useApi, useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { ButtonLink } from "../../../kit/ui/Button";
import { formatDate, formatMoney } from "../../../kit/ui/format";
import { Check, MessageCircle, SendHorizontal, Undo } from "../../../kit/ui/icons";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { CashierFrame } from "../cashier/parts/CashierFrame";
import { NoPayment } from "../history/NoPayment";
import { PayoutReceipt } from "../history/PayoutReceipt";
import { useLivePayments } from "../history/use_live_payments";
import { requestQuery } from "./payout_queries";
import css from "./PayoutReview.module.css";
import { payoutStep } from "./payout_search";

interface Props {
  root: ComponentProps<"section">;
  withdrawRequestId: number;
  isNext: boolean;
}

/** A withdrawal that was asked for, as it goes through its stages; it is the same after a reload, in another tab, days after (C-8.08). */
export function PayoutFollow({ root, withdrawRequestId, isNext }: Props) {
  const t = useT();
  const go = useGo();
  const addressOf = usePageAddress();
  const query = useQuery(requestQuery(useApi(), withdrawRequestId));
  const { data, isPending } = query;
  useLivePayments();
  const request = data?.withdrawRequests.rows[0];
  return (
    <CashierFrame
      root={root}
      tab="withdraw"
      title={t("history.types.withdraw")}
      stepKey={`request ${withdrawRequestId}`}
      isNext={isNext}
      onBack={() => go(payoutStep.startAgain())}
      foot={
        <ButtonLink href={addressOf("history")} size="large" isWide>
          {t("payout.follow.history")}
        </ButtonLink>
      }
    >
      {request ? (
        <>
          <Outcome request={request} />
          <PayoutReceipt request={request} withSum={false} />
        </>
      ) : isPending ? (
        <div role="status" aria-label={t("frame.loading")}>
          <Skeleton width="100%" height="160px" />
          <br />
          <Skeleton width="100%" height="260px" />
        </div>
      ) : (
        <NoPayment isUnknown={data !== undefined} query={query} />
      )}
    </CashierFrame>
  );
}

function Outcome({ request: { state, amount, currencyCode, expectedAt, question } }: { request: WithdrawRequest }) {
  const t = useT();
  const language = useLanguage();
  const sum = formatMoney(amount, { currency: currencyCode, language });
  const isBack = state === "rejected" || state === "cancelled" || state === "failed";
  const isPaid = state === "paid";
  const isAsked = !isPaid && !isBack && question !== null && question.answer === null;
  const Sign = isPaid ? Check : isBack ? Undo : isAsked ? MessageCircle : SendHorizontal;
  const say = isPaid ? "paid" : isBack ? state : isAsked ? "asked" : "on_way";
  return (
    <div className={css.outcome} role="status">
      <span
        className={css.seal}
        data-tone={isPaid ? "good" : isBack && state !== "cancelled" ? "bad" : undefined}
        aria-hidden="true"
      >
        <Sign size={36} strokeWidth={2.25} />
      </span>
      <h3>{t(`payout.follow.${say}.title`, { amount: sum })}</h3>
      <p>
        {say === "on_way" && t("message.success.withdrawal.text")}{" "}
        {say === "on_way"
          ? expectedAt &&
            t("history.trail.expected", {
              day: formatDate(expectedAt, language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
            })
          : t(`payout.follow.${say}.text`, { amount: sum })}
      </p>
    </div>
  );
}
