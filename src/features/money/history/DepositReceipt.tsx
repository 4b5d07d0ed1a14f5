import type { Payment } from "../../../../schemas/payments";
import { isOver } from "../../../../schemas/payment_states";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { ButtonLink } from "../../../kit/ui/Button";
import { Money } from "../../../kit/ui/Money";
import { Pairs } from "../cashier/parts/Callout";
import { depositTrail } from "./payout_trail";
import css from "./Receipt.module.css";
import { Reference } from "./Reference";
import { StateBadge } from "./StateBadge";
import { Trail } from "./Trail";
import { hasMovedMoney } from "./transaction_state";

/** A deposit: its sum, the steps that it took, and what it was worth in the wallet. */
export function DepositReceipt({ payment }: { payment: Payment }) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const money = (amount: number, currency = payment.currencyCode) => (
    <Money amount={amount} currency={currency} language={language} />
  );
  const isElsewhere = payment.walletCurrencyCode !== payment.currencyCode;
  const rows = [
    { name: t("history.receipt.method"), value: [payment.methodTitle, payment.account].filter(Boolean).join(" ") },
    { name: t("history.receipt.asked"), value: money(payment.amount) },
    ...(payment.settledAmount !== payment.amount && payment.settledAmount > 0
      ? [{ name: t("history.receipt.came"), value: money(payment.settledAmount) }]
      : []),
    { name: t("history.receipt.fee"), value: payment.fee > 0 ? money(payment.fee) : t("history.receipt.no_fee") },
    ...(isElsewhere && payment.rate ? [{ name: t("history.receipt.rate"), value: payment.rate }] : []),
    ...(payment.walletAmount > 0 && hasMovedMoney(payment.state)
      ? [{ name: t("history.receipt.wallet"), value: money(payment.walletAmount, payment.walletCurrencyCode), isTotal: true }]
      : []),
  ];
  return (
    <>
      <p className={css.sum} data-tone={hasMovedMoney(payment.state) ? "in" : undefined} data-private="">
        <Money
          amount={payment.settledAmount || payment.amount}
          currency={payment.currencyCode}
          language={language}
          sign={hasMovedMoney(payment.state) ? "always" : "auto"}
        />
      </p>
      <p className={css.state}>
        <StateBadge state={payment.state} />
        {!hasMovedMoney(payment.state) && t("history.receipt.not_charged")}
      </p>
      <div className={css.box}>
        <Trail entries={depositTrail(payment.steps, isOver(payment.state))} />
      </div>
      <div className={css.box}>
        <Pairs rows={rows} />
      </div>
      <div className={css.box}>
        <Reference reference={payment.reference} />
      </div>
      {!isOver(payment.state) && (
        <div data-not-printed="">
          <ButtonLink href={`${addressOf("deposit")}?payment=${payment.paymentId}`} look="primary" isWide>
            {t("history.receipt.go_on")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
