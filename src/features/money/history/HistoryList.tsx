import { useQuery } from "@tanstack/react-query";
import { askedPart } from "../../common/asked_part/asked_part";
import { useApi, useGo, useLanguage, useT, useViewer } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useBreak } from "../../../kit/session/use_break";
import { usePageAddress } from "../../../kit/session/use_page_address";
import { Button, ButtonLink } from "../../../kit/ui/Button";
import { EmptyState } from "../../../kit/ui/EmptyState";
import { formatMoney, formatNumber } from "../../../kit/ui/format";
import { Icon } from "../../../kit/ui/Icon";
import { CircleAlert, Download, SearchX } from "../../../kit/ui/icons";
import { Money } from "../../../kit/ui/Money";
import { SectionHead } from "../../../kit/ui/SectionHead";
import { Skeleton } from "../../../kit/ui/Skeleton";
import { GameRows } from "./GameRows";
import { HistoryBar } from "./HistoryBar";
import { type Figure, HistoryFigures } from "./HistoryFigures";
import css from "./HistoryList.module.css";
import { csvAddress, gamesQuery, paymentsQuery } from "./history_queries";
import { type HistoryKind, isNarrowed, wholeHistory } from "./history_filter";
import { Pager } from "./Pager";
import { PaymentRows } from "./PaymentRows";
import { noReceipt, receiptsOf } from "./receipt_address";
import { useHistoryAddress } from "./use_history_address";
import { useLivePayments } from "./use_live_payments";
import { useTimeZone } from "./use_time_zone";

const PaymentDialog = askedPart(() => import("./PaymentDialog"), { look: "over" }, "history", "payout", "clipboard");

interface Props {
  title: string;
  kinds: readonly HistoryKind[];
  /** Rows of a page. */
  limit: number;
  hasDates: boolean;
}

/** Where money went: payments and games with figures, filters, pages and a file of it all (S-2.35, S-2.36). */
export function HistoryList({ title, kinds, limit, hasDates }: Props) {
  const t = useT();
  const language = useLanguage();
  const api = useApi();
  const go = useGo();
  const { isCanvas } = useServices();
  const timeZone = useTimeZone();
  const isUser = useViewer().session === "user";
  const { filter, receipt } = useHistoryAddress(kinds);
  const isGames = filter.kind === "games";
  useLivePayments({ isOn: isUser && kinds.some((kind) => kind !== "games") });
  const payments = useQuery({
    ...paymentsQuery(api, filter, { limit, timeZone }),
    enabled: isUser && !isGames,
    placeholderData: (before) => before,
  });
  const games = useQuery({
    ...gamesQuery(api, filter, { limit, timeZone }),
    enabled: isUser && isGames,
    placeholderData: (before) => before,
  });
  const shown = isGames ? games : payments;
  const count = isGames ? games.data?.casinoTransaction.count : payments.data?.transactions.count;
  const label = t(`history.kinds.${filter.kind}`);
  return (
    <>
      <div className={css.head}>
        <SectionHead title={title || t("history.title")}>
          {Boolean(count) && !isCanvas && (
            <ButtonLink href={csvAddress(filter, timeZone)} download="">
              <Download size={18} aria-hidden="true" />
              {t("history.csv", { count: count ?? 0, number: formatNumber(count ?? 0, language) })}
            </ButtonLink>
          )}
        </SectionHead>
      </div>
      {isGames ? <GameFigures totals={games.data?.totals} /> : <PaymentFigures totals={payments.data?.totals} />}
      <HistoryBar filter={filter} kinds={kinds} hasDates={hasDates} methods={payments.data?.methods ?? []} />
      <div className={css.list} aria-busy={shown.isFetching}>
        {shown.isError && !shown.data ? (
          <Failed isBusy={shown.isFetching} onAgain={() => void shown.refetch()} />
        ) : count === undefined ? (
          <Loading rows={limit} />
        ) : count === 0 ? (
          <Empty isNarrowed={isNarrowed(filter) || filter.page > 1} isGames={isGames} />
        ) : (
          <>
            {isGames ? (
              <GameRows rows={games.data?.casinoTransaction.rows ?? []} label={label} />
            ) : (
              <PaymentRows rows={payments.data?.transactions.rows ?? []} label={label} />
            )}
            <Pager page={filter.page} limit={limit} count={count} />
          </>
        )}
      </div>
      {timeZone && Boolean(count) && <p className={css.zone}>{t("history.zone", { zone: timeZone.replaceAll("_", " ") })}</p>}
      {receipt && (
        <PaymentDialog
          receipt={receipt}
          others={isGames ? [] : receiptsOf(payments.data?.transactions.rows ?? [])}
          onGiveUp={() => go(noReceipt, { replace: true })}
        />
      )}
    </>
  );
}

interface PaymentTotals {
  currencyCode: string;
  paidIn: number;
  paidInCount: number;
  paidOut: number;
  paidOutCount: number;
  onItsWay: number;
  onItsWayCount: number;
}

function PaymentFigures({ totals }: { totals: PaymentTotals | undefined }) {
  const t = useT();
  const language = useLanguage();
  const figure = (name: string, amount: number | undefined, count: number | undefined): Figure => ({
    name: t(`history.figures.${name}`),
    value: totals && <Money amount={amount ?? 0} currency={totals.currencyCode} language={language} />,
    note: count === undefined ? "\u00a0" : t("history.figures.payments", { count, number: formatNumber(count, language) }),
  });
  return (
    <HistoryFigures
      figures={[
        figure("in", totals?.paidIn, totals?.paidInCount),
        figure("out", totals?.paidOut, totals?.paidOutCount),
        figure("on_way", totals?.onItsWay, totals?.onItsWayCount),
      ]}
    />
  );
}

interface GameTotals {
  currencyCode: string;
  bets: number;
  wins: number;
  rounds: number;
}

function GameFigures({ totals }: { totals: GameTotals | undefined }) {
  const t = useT();
  const language = useLanguage();
  const money = (amount: number) => totals && formatMoney(amount, { currency: totals.currencyCode, language });
  return (
    <HistoryFigures
      figures={[
        {
          name: t("history.figures.bets"),
          value: money(totals?.bets ?? 0),
          note: totals
            ? t("history.figures.rounds", { count: totals.rounds, number: formatNumber(totals.rounds, language) })
            : "\u00a0",
        },
        { name: t("history.figures.wins"), value: money(totals?.wins ?? 0), note: "\u00a0" },
        {
          name: t("history.figures.net"),
          value: totals && (
            <Money amount={roundCents(totals.wins - totals.bets)} currency={totals.currencyCode} language={language} isResult />
          ),
          note: t("history.figures.net_note"),
        },
      ]}
    />
  );
}

/** Two amounts of at most eight decimals, whose difference has no more. */
const roundCents = (amount: number) => Number(amount.toFixed(8));

function Loading({ rows }: { rows: number }) {
  const t = useT();
  return (
    <div role="status" aria-label={t("frame.loading")} className={css.loading}>
      {Array.from({ length: Math.min(rows, 10) }, (_, place) => (
        <div key={place}>
          <Skeleton width="40px" height="40px" />
          <Skeleton width={`${60 - (place % 3) * 12}%`} height="14px" />
          <Skeleton width="72px" height="14px" />
        </div>
      ))}
    </div>
  );
}

function Failed({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  const t = useT();
  return (
    <EmptyState
      isBad
      icon={<CircleAlert size={28} />}
      title={t("history.failed.title")}
      action={
        <Button busy={isBusy && t("frame.loading")} onClick={onAgain}>
          {t("history.failed.again")}
        </Button>
      }
    >
      {t("history.failed.text")}
    </EmptyState>
  );
}

function Empty({ isNarrowed: isFiltered, isGames }: { isNarrowed: boolean; isGames: boolean }) {
  const t = useT();
  const go = useGo();
  const isOnBreak = useBreak() !== null;
  const addressOf = usePageAddress();
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t("history.nothing.title")}
        action={<Button onClick={() => go(wholeHistory)}>{t("history.nothing.clear")}</Button>}
      >
        {t("history.nothing.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Icon name="file-text" size={28} />}
      title={t(isGames ? "history.empty.games" : "history.empty.title")}
      action={
        !isOnBreak && (
          <span className={css.ways}>
            <ButtonLink look="primary" href={addressOf(isGames ? "casino" : "deposit")}>
              {t(isGames ? "history.empty.play" : "history.empty.deposit")}
            </ButtonLink>
            <ButtonLink href={addressOf("limits")}>{t("history.empty.limits")}</ButtonLink>
          </span>
        )
      }
    >
      {t("history.empty.text")}
    </EmptyState>
  );
}
