import { useQuery } from "@tanstack/react-query";
import type { Transaction } from "../../../schemas/api/payments/history";
import { receiptAddress, receiptOf } from "../../../src/features/history/receipt_address";
import { StateBadge } from "../../../src/features/history/StateBadge";
import { hasMovedMoney } from "../../../src/features/history/transaction_state";
import { useLivePayments } from "../../../src/features/history/use_live_payments";
import { useApi, useLanguage, useT, useText, useUser } from "../../../src/session/hooks";
import { usePageAddress } from "../../../src/session/use_page_address";
import { Button, ButtonLink } from "../../../src/ui/Button";
import { Icon } from "../../../src/ui/Icon";
import { Moment } from "../../../src/ui/Moment";
import { Money } from "../../../src/ui/Money";
import { Skeleton } from "../../../src/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { AccountCard } from "../AccountCard";
import css from "./ProfileTransactionsCard.module.css";
import { newestQuery } from "./queries";
import type { Props } from "./schema";

/** The newest payments, each with the way to its receipt, and the way to all of them (S-2.07); nothing for guests. */
export function ProfileTransactionsCard({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const history = usePageAddress()("history");
  const isUser = useUser() !== null;
  const { data, isError, isFetching, refetch } = useQuery({ ...newestQuery(props, { api: useApi() }), enabled: isUser });
  useLivePayments({ isOn: isUser });
  if (!isUser) return <section {...root} hidden />;
  const rows = data?.transactions.rows;
  return (
    <section {...root}>
      <AccountCard
        icon={<Icon name="history" />}
        title={text(props.title) || t("account.transactions.title")}
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
            <Skeleton width="100%" height={`${props.limit * 58}px`} />
          </div>
        )}
      </AccountCard>
    </section>
  );
}

function Row({ row, href }: { row: Transaction; href: string }) {
  const t = useT();
  const language = useLanguage();
  const isIn = row.transactionType === "deposit";
  const hasMoved = hasMovedMoney(row.state);
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
        <StateBadge state={row.state} />
      </small>
    </a>
  );
}
