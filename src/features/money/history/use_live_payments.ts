import { useQueryClient } from "@tanstack/react-query";
import { getUserTransactions } from "../../../../schemas/api/payments/history";
import { getPayment } from "../../../../schemas/api/payments/deposits";
import { getWithdrawConditions, getWithdrawRequests } from "../../../../schemas/api/payments/withdrawals";
import { useLive } from "../../common/live/use_live";

const lists = [getUserTransactions.path, getWithdrawRequests.path, getWithdrawConditions.path, getPayment.path];

/** Reads lists of payments again whenever one of them changes, and when the line comes back (C-4.29). Answers the same for other reasons. */
export function useLivePayments({ isOn = true } = {}): () => void {
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const path of lists) void queryClient.invalidateQueries({ queryKey: [path] });
  };
  useLive("payment:changed", refresh, { isOn });
  useLive("depositSuccessToast", refresh, { isOn });
  useLive("depositFailedToast", refresh, { isOn });
  useLive("connect", refresh, { isOn });
  return refresh;
}
