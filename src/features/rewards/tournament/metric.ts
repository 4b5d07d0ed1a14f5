import type { Language } from "../../../../schemas/text";
import type { LeaderboardType } from "../../../../schemas/tournament_rules";
import { formatMoney, formatNumber } from "../../../kit/ui/format";

/** What places go by, as it is written: euros, rounds, times the stake, wins, points. */
export function formatMetric(value: number, type: LeaderboardType, language: Language): string {
  if (type === "sumOfBet") return formatMoney(value, { language, currency: "EUR" });
  const written = formatNumber(value, language, { maximumFractionDigits: 2 });
  return type === "highestMultiplier" ? `${written}×` : written;
}

/** A prize in euro: whole ones without decimals. */
export const formatPrize = (euros: number, language: Language): string =>
  Number.isInteger(euros)
    ? formatNumber(euros, language, {
        style: "currency",
        currency: "EUR",
        currencyDisplay: "narrowSymbol",
        minimumFractionDigits: 0,
      })
    : formatMoney(euros, { language, currency: "EUR" });
