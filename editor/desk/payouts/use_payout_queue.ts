import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand";
import { listPayouts, type PayoutTab, payoutTabs } from "../../../schemas/api/payments/office/payouts";
import { market as marketSchema } from "../../../schemas/settings";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { goTo, useDeskAddress } from "../address";
import { useDesk } from "../desk_place";
import { pageOf } from "../list/DeskTable";
import { methodAndAmounts } from "../list/filters";
import { useSearch } from "../list/use_search";
import { isNarrowed } from "./QueueTools";

const limit = 25;
const markets = marketSchema.options;
const undecided: ReadonlySet<PayoutTab> = new Set(["to_decide", "second_yes", "asked", "held"]);

/** What the queue shows: the payouts of the tab and filters in the address, and the one that is chosen. */
export function usePayoutQueue() {
  const { api, live, lookAt } = useDesk();
  const address = useDeskAddress();
  const { isConnected } = useStore(live);
  const tab = payoutTabs.find((each) => each === address["tab"]) ?? "to_decide";
  const pageNo = pageOf(address);
  const { search, typed, setTyped } = useSearch();
  const market = markets.find((each) => each === address["market"]);
  const narrowed = { tab, ...(market && { market }), ...methodAndAmounts(address), ...(search && { search }) };
  const answer = useQuery({
    ...api.query(listPayouts, { query: { ...narrowed, pageNo, limit } }),
    placeholderData: keepPreviousData,
    refetchInterval: isConnected ? 60_000 : 15_000,
    refetchOnWindowFocus: true,
  });
  const rows = answer.data?.payouts.rows ?? [];
  const chosen = rows.find(({ paymentId }) => String(paymentId) === address["row"]) ?? rows[0] ?? null;
  const isUndecided = undecided.has(tab);
  const chosenId = isUndecided ? (chosen?.paymentId ?? null) : null;
  useEffect(() => {
    lookAt(chosenId);
    return () => lookAt(null);
  });
  return { answer, rows, chosen, tab, limit, narrowed, isNarrow: isNarrowed(address), isUndecided, typed, setTyped };
}

/** Where the queue leads: to another row, to a payout's page. */
export function useQueueSteps({ rows, chosen }: { rows: readonly OfficePayment[]; chosen: OfficePayment | null }) {
  const address = useDeskAddress();
  const choose = (payment: OfficePayment | undefined) =>
    payment && goTo({ ...address, desk: "payouts", row: String(payment.paymentId) }, { replace: true });
  const openPage = (payment: OfficePayment) =>
    goTo({ ...address, desk: "payouts", row: String(payment.paymentId), payment: String(payment.paymentId) });
  const at = chosen ? rows.indexOf(chosen) : -1;
  const move = (by: number) => () => choose(rows[at + by]);
  return { choose, openPage, move };
}
