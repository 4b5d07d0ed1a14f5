import { useState } from "react";
import type { WithdrawRequest } from "../../../../schemas/api/payments/withdrawals";
import { isOver } from "../../../../schemas/payment_states";
import { askedPart } from "../../common/asked_part/asked_part";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { Button } from "../../../kit/ui/Button";
import { formatDate } from "../../../kit/ui/format";
import { Moment } from "../../../kit/ui/Moment";
import { Money } from "../../../kit/ui/Money";
import { Pairs } from "../cashier/parts/Callout";
import { PayoutQuestion } from "./PayoutQuestion";
import { payoutTrail } from "./payout_trail";
import css from "./Receipt.module.css";
import { Reference } from "./Reference";
import { StateBadge } from "./StateBadge";
import { Trail } from "./Trail";
import { hasMovedMoney } from "./transaction_state";

const CancelDialog = askedPart(() => import("./CancelDialog"), { look: "over" }, "payout");

/** A request for a payout: its five stages, the accounts it goes to, and the way to take it back where there is one (C-4.22, D-06). */
export function PayoutReceipt({ request, withSum = true }: { request: WithdrawRequest; withSum?: boolean }) {
  const t = useT();
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { currencyCode: currency, parts, expectedAt, state } = request;
  const money = (amount: number) => <Money amount={amount} currency={currency} language={language} />;
  const note = expectedAt
    ? t("history.trail.expected", { day: formatDate(expectedAt, language, { weekday: "long", day: "numeric", month: "long" }) })
    : undefined;
  return (
    <>
      {withSum && (
        <>
          <p className={css.sum} data-private="">
            {money(hasMovedMoney(state) ? -request.amount : request.amount)}
          </p>
          <p className={css.state}>
            <StateBadge state={state} />
            {expectedAt && !isOver(state) && (
              <span>
                {t("history.receipt.expected")}{" "}
                <Moment at={expectedAt} language={language} options={{ weekday: "short", day: "numeric", month: "long" }} />
              </span>
            )}
          </p>
        </>
      )}
      <PayoutQuestion request={request} />
      <div className={css.box}>
        <Trail entries={payoutTrail(parts)} note={note} />
      </div>
      <div className={css.box}>
        <Pairs
          rows={[
            ...parts.map((part) => ({
              name: t("history.receipt.to", { account: [part.methodTitle, part.account].filter(Boolean).join(" ") }),
              value: <Money amount={part.amount} currency={part.currencyCode} language={language} />,
            })),
            { name: t("history.receipt.fee"), value: request.fee > 0 ? money(request.fee) : t("history.receipt.no_fee") },
          ]}
        />
      </div>
      <div className={css.box}>
        <Reference reference={request.reference} />
      </div>
      {request.canCancel && (
        <div data-not-printed="" className={css.cancel}>
          <Button isWide aria-haspopup="dialog" onClick={() => setAsked(true)}>
            {t("history.receipt.cancel")}
          </Button>
          <p>{t("history.receipt.until_approved")}</p>
        </div>
      )}
      {isAsked && <CancelDialog request={request} onClose={() => setAsked(false)} />}
    </>
  );
}
