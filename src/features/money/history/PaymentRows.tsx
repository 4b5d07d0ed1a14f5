import type { Transaction } from "../../../../schemas/api/payments/history";
import { useGo, useLanguage, useT } from "../../../kit/session/hooks";
import { familyIcon } from "../../../kit/ui/family_icon";
import { Icon } from "../../../kit/ui/Icon";
import { Money } from "../../../kit/ui/Money";
import css from "./HistoryTable.module.css";
import { receiptAddress, receiptOf } from "./receipt_address";
import { StateBadge } from "./StateBadge";
import { hasMovedMoney, transactionState } from "./transaction_state";
import { When } from "./When";
import { HistoryTable } from "./HistoryTable";

const heads = ["when", "what", "reference", "state", "amount", "balance"];

/** Deposits and withdrawals, the newest first; each opens its receipt. */
export function PaymentRows({ rows, label }: { rows: readonly Transaction[]; label: string }) {
  return (
    <HistoryTable kind="payments" label={label} heads={heads}>
      {rows.map((row) => (
        <PaymentRow key={row.reference} row={row} />
      ))}
    </HistoryTable>
  );
}

function PaymentRow({ row }: { row: Transaction }) {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const isIn = row.transactionType === "deposit";
  const state = transactionState(row);
  const hasMoved = hasMovedMoney(state);
  const isPaid = isIn && hasMoved && row.walletAmount !== 0;
  return (
    <div role="row" className={css.row}>
      <span role="cell" data-column="when">
        <When at={row.createdAt} />
      </span>
      <span role="cell" data-column="what" className={css.what}>
        <span className={css.tile} aria-hidden="true">
          <Icon name={familyIcon[row.family]} size={20} />
        </span>
        <span>
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={() => go(receiptAddress(receiptOf(row)))}>
            {row.account ? `${row.paymentMethod} ${row.account}` : row.paymentMethod}
          </button>
          <small>{t(`history.types.${row.transactionType}`)}</small>
        </span>
      </span>
      <span role="cell" data-column="reference" className={css.reference}>
        {row.reference}
      </span>
      <span role="cell" data-column="state">
        <StateBadge state={state} />
      </span>
      <span role="cell" data-column="amount" className={css.amount} data-tone={isPaid ? "in" : undefined} data-private="">
        <Money
          amount={isIn || !hasMoved ? row.amount : -row.amount}
          currency={row.currencyCode}
          language={language}
          sign={isIn && hasMoved ? "always" : "auto"}
        />
      </span>
      <span role="cell" data-column="balance" data-private="">
        {row.balanceAfter === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t("history.unchanged")}</span>
          </>
        ) : (
          <Money amount={row.balanceAfter} currency={row.walletCurrencyCode} language={language} />
        )}
      </span>
    </div>
  );
}
