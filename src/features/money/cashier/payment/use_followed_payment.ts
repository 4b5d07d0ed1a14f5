import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getOpenPayments, getPayment } from "../../../../../schemas/api/payments/deposits";
import { getUserTransactions } from "../../../../../schemas/api/payments/history";
import { getPaymentMethods } from "../../../../../schemas/api/payments/methods";
import { isOver } from "../../../../../schemas/payment_states";
import { ApiError } from "../../../../kit/api/api_error";
import { useApi } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { useLive } from "../../../common/live/use_live";
import { readUser } from "../../../accounts/sign_in/read_user";

/** How often the server is asked where no socket tells. */
const askEvery = 3_000;

/** One payment of the player as it is now: told by the socket, else asked for, and everything that hangs on it read again when it is over (C-4.28, C-4.29). */
export function useFollowedPayment(paymentId: number | null) {
  const services = useServices();
  const api = useApi();
  const client = useQueryClient();
  const answer = useQuery({
    ...api.query(getPayment, { query: { paymentId: paymentId ?? 0 } }),
    enabled: paymentId !== null && !services.isCanvas,
    staleTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status === 404),
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (state.data && isOver(state.data.payment.state) ? false : askEvery),
  });
  const again = () => void answer.refetch();
  useLive("payment:changed", (told) => told.paymentId === paymentId && again(), { isUrgent: true, isOn: paymentId !== null });
  useLive("connect", again, { isOn: paymentId !== null });
  useLive("wallet:balance", () => {}, { isUrgent: true, isOn: paymentId !== null });

  const state = answer.data?.payment.state;
  useEffect(() => {
    if (state === undefined || !isOver(state)) return;
    readUser(services).catch(() => {}); // the socket tells the balance all the same
    for (const { path } of [getOpenPayments, getUserTransactions, getPaymentMethods])
      void client.invalidateQueries({ queryKey: [path] });
  }, [state, services, client]);

  return answer;
}
