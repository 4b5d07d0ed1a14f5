import { useQuery } from "@tanstack/react-query";
import type { WithdrawRequest } from "../../../schemas/api/payments/withdrawals";
import { isOver } from "../../../schemas/payment_states";
import { Trail } from "../../../src/features/money/history/Trail";
import { payoutTrail } from "../../../src/features/money/history/payout_trail";
import { noReceipt, readReceipt, receiptAddress } from "../../../src/features/money/history/receipt_address";
import { StateBadge } from "../../../src/features/money/history/StateBadge";
import { useLivePayments } from "../../../src/features/money/history/use_live_payments";
import { askedPart } from "../../../src/features/common/asked_part/asked_part";
import { useApi, useGo, useLanguage, useRoute, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatDate } from "../../../src/kit/ui/format";
import { Icon } from "../../../src/kit/ui/Icon";
import { CircleAlert } from "../../../src/kit/ui/icons";
import { Money } from "../../../src/kit/ui/Money";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "./WithdrawRequests.module.css";
import { requestsQuery } from "./queries";
import type { Props } from "./schema";

const PaymentDialog = askedPart(
  () => import("../../../src/features/money/history/PaymentDialog"),
  { look: "over" },
  "history",
  "payout",
  "clipboard",
);

/** Withdrawals that are on their way, or over, each with its stages and the way to take it back (S-2.37); nothing for guests. */
export function WithdrawRequests({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const { search } = useRoute();
  const go = useGo();
  const isUser = useViewer().session === "user";
  const query = useQuery({ ...requestsQuery(props, { api: useApi() }), enabled: isUser });
  useLivePayments({ isOn: isUser });
  if (!isUser) return <section {...root} hidden />;
  const rows = query.data?.withdrawRequests.rows;
  const receipt = readReceipt(search);
  return (
    <section {...root} className={css.section}>
      <SectionHead title={text(props.title) || t(props.status === 0 ? "payout.requests.open" : "payout.requests.over")} />
      {rows ? (
        rows.length > 0 ? (
          <ul className={css.list}>
            {rows.map((request) => (
              <Request key={request.withdrawRequestId} request={request} />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={<Icon name="landmark" />}
            title={t(props.status === 0 ? "payout.requests.none" : "payout.requests.none_over")}
          >
            {t("payout.requests.none_text")}
          </EmptyState>
        )
      ) : query.isError ? (
        <EmptyState
          isBad
          icon={<CircleAlert />}
          title={t("history.failed.title")}
          action={
            <Button busy={query.isFetching && t("frame.loading")} onClick={() => void query.refetch()}>
              {t("history.failed.again")}
            </Button>
          }
        >
          {t("history.failed.text")}
        </EmptyState>
      ) : (
        <div role="status" aria-label={t("frame.loading")}>
          <Skeleton width="100%" height="220px" />
        </div>
      )}
      {receipt?.kind === "withdraw" && <PaymentDialog receipt={receipt} onGiveUp={() => go(noReceipt, { replace: true })} />}
    </section>
  );
}

function Request({ request }: { request: WithdrawRequest }) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const { expectedAt, currencyCode: currency, question, state } = request;
  const isAsked = question !== null && question.answer === null && !isOver(state);
  const note = expectedAt
    ? t("history.trail.expected", {
        day: formatDate(expectedAt, language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }),
      })
    : undefined;
  return (
    <li className={css.request}>
      <header>
        <strong data-private="">
          <Money amount={request.amount} currency={currency} language={language} />
        </strong>
        <StateBadge state={request.state} />
        <span>{request.paymentMethod}</span>
      </header>
      <Trail entries={payoutTrail(request.parts)} note={isAsked ? t("payout.question.waits") : note} />
      <Button
        size="small"
        {...(isAsked && { look: "primary" as const })}
        aria-haspopup="dialog"
        aria-label={t(isAsked ? "payout.question.answer_one" : "payout.requests.open_one", { reference: request.reference })}
        onClick={() => go(receiptAddress({ kind: "withdraw", id: request.withdrawRequestId }))}
      >
        {t(isAsked ? "payout.question.answer" : "payout.requests.details")}
      </Button>
    </li>
  );
}
