import { useQuery } from "@tanstack/react-query";
import type { Transaction } from "../../../schemas/api/payments/history";
import type { User } from "../../../schemas/user";
import { receiptAddress, receiptOf } from "../../../src/features/money/history/receipt_address";
import { StateBadge } from "../../../src/features/money/history/StateBadge";
import { hasMovedMoney, transactionState } from "../../../src/features/money/history/transaction_state";
import { useLivePayments } from "../../../src/features/money/history/use_live_payments";
import { useApi, useLanguage, useT } from "../../../src/kit/session/hooks";
import { usePageAddress } from "../../../src/kit/session/use_page_address";
import { Button, ButtonLink } from "../../../src/kit/ui/Button";
import { Icon } from "../../../src/kit/ui/Icon";
import { Moment } from "../../../src/kit/ui/Moment";
import { Money } from "../../../src/kit/ui/Money";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import { AccountCard } from "../AccountCard";
import { newestQuery } from "./newest_query";
import css from "./TransactionsCard.module.css";

interface Props {
  user?: User;
  title?: string;
  /** How many of the newest payments. */
  limit?: number;
}

/** The newest payments of whoever is signed in, each with the way to its receipt, and the way to all of them (S-2.07). */
export function TransactionsCard({ title, limit = 3 }: Props) {
  const t = useT();
  const history = usePageAddress()("history");
  const { data, isError, isFetching, refetch } = useQuery(newestQuery({ limit }, { api: useApi() }));
  useLivePayments({ isOn: true });
  const rows = data?.transactions.rows;
  return (
    <AccountCard
      icon={<Icon name="history" />}
      title={title || t("account.transactions.title")}
      actions={<ButtonLink href={history}>{t("account.transactions.all")}</ButtonLink>}
    >
      {rows && rows.length > 0 ? (
        <ul className={css.list}>
          {rows.map((row) => (
            <li key={row.reference}>
              <Row row={row} href={`${history}${receiptAddress(receiptOf(row))}`} />
            </li>
          ))}
        </ul>
      ) : rows ? (
        <p>{t("account.transactions.none")}</p>
      ) : isError ? (
        <>
          <p role="alert">{t("account.transactions.failed")}</p>
          <Button busy={isFetching && t("frame.loading")} onClick={() => void refetch()}>
            {t("history.failed.again")}
          </Button>
        </>
      ) : (
        <div role="status" aria-label={t("frame.loading")}>
          <Skeleton width="100%" height={`${limit * 58}px`} />
        </div>
      )}
    </AccountCard>
  );
}

function Row({ row, href }: { row: Transaction; href: string }) {
  const t = useT();
  const language = useLanguage();
  const isIn = row.transactionType === "deposit";
  const state = transactionState(row);
  const hasMoved = hasMovedMoney(state);
  return (
    <a href={href}>
      <strong>{row.account ? `${row.paymentMethod} ${row.account}` : row.paymentMethod}</strong>
      <b data-private="" data-tone={isIn && hasMoved && row.walletAmount !== 0 ? "in" : undefined}>
        <Money
          amount={isIn || !hasMoved ? row.amount : -row.amount}
          currency={row.currencyCode}
          language={language}
          sign={isIn && hasMoved ? "always" : "auto"}
        />
      </b>
      <small>
        {t(`history.types.${row.transactionType}`)} ·{" "}
        <Moment at={row.createdAt} language={language} options={{ day: "numeric", month: "short" }} />
      </small>
      <small>
        <StateBadge state={state} />
      </small>
    </a>
  );
}
