import { useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useServices } from "../../../kit/session/services";
import { type HistoryFilter, type HistoryKind, readHistoryFilter } from "./history_filter";
import { type Receipt, readReceipt, receiptParameter } from "./receipt_address";

/** What the address asks a history for; the steps of what else is on the page change nothing of it. */
export function useHistoryAddress(kinds: readonly HistoryKind[]): { filter: HistoryFilter; receipt: Receipt | null } {
  const { route } = useServices();
  const filter = useStore(
    route,
    useShallow(({ search }) => readHistoryFilter(search, kinds)),
  );
  const receipt = useStore(route, ({ search }) => search[receiptParameter] ?? "");
  return { filter, receipt: useMemo(() => readReceipt({ [receiptParameter]: receipt }), [receipt]) };
}
