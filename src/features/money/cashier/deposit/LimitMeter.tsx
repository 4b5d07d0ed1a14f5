import { useQuery } from "@tanstack/react-query";
import type { LimitRow } from "../../../../../schemas/api/limits";
import { notSet } from "../../../../../schemas/limits";
import { isOver } from "../../../../../schemas/payment_states";
import type { Payment } from "../../../../../schemas/payments";
import { useApi, useLanguage, useT } from "../../../../kit/session/hooks";
import { usePageAddress } from "../../../../kit/session/use_page_address";
import { formatDate, formatMoney } from "../../../../kit/ui/format";
import { toDecimal, toMinor } from "../amounts";
import { openPaymentsQuery, ownLimitsQuery } from "./deposit_queries";
import css from "./LimitMeter.module.css";

/** The deposit limit that has the least left, in minor units of its currency. */
export interface DepositLimit {
  timeframe: LimitRow["timeframe"];
  all: number;
  used: number;
  /** Of the player's deposits that were begun and are not over: the server counts them, too. */
  onWay: number;
  left: number;
  /** When it starts again, ISO 8601. */
  expiry: string;
  currency: string;
  decimals: number;
}

/** What leaves the least of an amount in this currency; null where the player has set no limit on deposits in it. */
export function tightestLimit(
  rows: readonly LimitRow[],
  payments: readonly Payment[],
  currency: string,
  decimals: number,
): DepositLimit | null {
  const onWay = payments
    .filter(({ kind, state, walletCurrencyCode: own }) => kind === "deposit" && own === currency && !isOver(state))
    .reduce((sum, { walletAmount }) => sum + toMinor(walletAmount, decimals), 0);
  const limits = rows.flatMap(({ kind, currentLimit, usedLimit, left, currency: own, timeframe, expiry }) =>
    kind === "deposit" && own === currency && currentLimit !== notSet && left !== null
      ? [
          {
            timeframe,
            all: toMinor(currentLimit, decimals),
            used: toMinor(usedLimit, decimals),
            onWay,
            left: Math.max(0, toMinor(left, decimals) - onWay),
            expiry,
            currency,
            decimals,
          },
        ]
      : [],
  );
  return limits.sort((one, other) => one.left - other.left)[0] ?? null;
}

export function useDepositLimit(currency: string, decimals: number): DepositLimit | null {
  const api = useApi();
  const { data } = useQuery(ownLimitsQuery({ api }));
  const open = useQuery(openPaymentsQuery({ api }));
  return data ? tightestLimit(data.limitTable, open.data?.payments ?? [], currency, decimals) : null;
}

/** How much of the player's own limit is used, and what this deposit adds to it. */
export function LimitMeter({ limit, minor }: { limit: DepositLimit; minor: number }) {
  const t = useT();
  const language = useLanguage();
  const { timeframe, all, used, onWay, currency, decimals } = limit;
  const money = (amount: number) => formatMoney(toDecimal(amount, decimals), { language, currency });
  const share = (amount: number) => `${all > 0 ? Math.min(100, (100 * amount) / all) : 100}%`;
  return (
    <div className={css.meter}>
      <p>
        <span>{t(`cashier.limit.${timeframe}`)}</span>
        <b>{t("cashier.limit.of", { used: money(used), all: money(all) })}</b>
      </p>
      <div className={css.bar} aria-hidden="true">
        <span style={{ width: share(used + onWay) }} />
        <span style={{ width: share(Math.max(0, Math.min(minor, all - used - onWay))) }} />
      </div>
      {onWay > 0 && <small>{t("cashier.limit.on_way", { amount: money(onWay) })}</small>}
    </div>
  );
}

interface OverProps {
  limit: DepositLimit;
  /** The least that a deposit by the method can be, in minor units. */
  least: number;
  onUse: (minor: number) => void;
}

/** The amount passes the limit: what is left of it, when it starts again, the amount that fits where there is one, and where the limits are. */
export function OverLimit({ limit: { timeframe, left, expiry, currency, decimals }, least, onUse }: OverProps) {
  const t = useT();
  const language = useLanguage();
  const addressOf = usePageAddress();
  const money = formatMoney(toDecimal(left, decimals), { language, currency });
  const ofDay = { day: "numeric", month: "long" } as const;
  const ofHour = { hour: "2-digit", minute: "2-digit" } as const;
  const day = formatDate(expiry, language, timeframe === "daily" ? { ...ofDay, ...ofHour } : ofDay);
  return (
    <>
      {t("cashier.limit.over", { left: money, day })}{" "}
      {left > 0 && left >= least && (
        <button type="button" onClick={() => onUse(left)}>
          {t("cashier.bonus.raise", { amount: money })}
        </button>
      )}{" "}
      <a href={addressOf("limits")}>{t("deposit.way.limits")}</a>
    </>
  );
}
