import { getCasinoTransactions, getUserTransactions, transactionsCsvPath } from "../../../../schemas/api/payments/history";
import type { Api } from "../../../kit/api/api";
import { type HistoryFilter, isStateGroup, sentSearch, stateGroups } from "./history_filter";

/** The time zone in which days begin; the server's is not the player's, so it is told only where days are asked for. */
const daysOf = ({ from, to }: HistoryFilter, timeZone: string | undefined) => ({
  startDate: from || undefined,
  endDate: to || undefined,
  timeZone: from || to ? timeZone : undefined,
});

const paymentsAsked = (filter: HistoryFilter, timeZone: string | undefined) => ({
  ...daysOf(filter, timeZone),
  transactionType: filter.kind === "deposit" || filter.kind === "withdraw" ? filter.kind : undefined,
  search: sentSearch(filter.search),
  states: isStateGroup(filter.state) ? stateGroups[filter.state].join(",") : undefined,
  methodId: filter.method || undefined,
  minAmount: filter.least === "" ? undefined : Number(filter.least),
  maxAmount: filter.most === "" ? undefined : Number(filter.most),
});

/** Pages of payments are counted from 0 (C-7.25, D-08). */
export const paymentsQuery = (
  api: Api,
  filter: HistoryFilter,
  { limit, timeZone }: { limit: number; timeZone?: string | undefined },
) => api.query(getUserTransactions, { query: { pageNo: filter.page - 1, limit, ...paymentsAsked(filter, timeZone) } });

/** Pages of games are counted from 1 (C-7.26, D-08). */
export const gamesQuery = (
  api: Api,
  filter: HistoryFilter,
  { limit, timeZone }: { limit: number; timeZone?: string | undefined },
) =>
  api.query(getCasinoTransactions, {
    query: { pageNo: filter.page, limit, ...daysOf(filter, timeZone), search: sentSearch(filter.search) },
  });

/** Where all rows of a filter are a file. */
export function csvAddress(filter: HistoryFilter, timeZone: string | undefined): string {
  const asked =
    filter.kind === "games"
      ? { kind: "casino", ...daysOf(filter, timeZone), search: sentSearch(filter.search) }
      : paymentsAsked(filter, timeZone);
  const parameters = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : [])),
  );
  return parameters.size > 0 ? `${transactionsCsvPath}?${parameters}` : transactionsCsvPath;
}
