import { useQueryClient } from "@tanstack/react-query";
import {
  answerLimitIncrease,
  getLimitTable,
  type LimitRow,
  setDailyLimit,
  setDepositLimit,
  setLossLimit,
  setPlayTime,
  setSessionTime,
} from "../../schemas/api/limits";
import { notSet } from "../../schemas/limits";
import { ApiError } from "../../src/kit/api/api_error";
import { useSingleMutation } from "../../src/kit/session/use_single_mutation";
import { useApi } from "../../src/kit/session/hooks";

const callOf = { deposit: setDepositLimit, loss: setLossLimit, bet: setDailyLimit, time: setPlayTime } as const;

/** After every change of a limit what is known of limits is read again (L-4.75). */
export function useLimitCalls(row: LimitRow) {
  const api = useApi();
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: [getLimitTable.path] });
  const change = useSingleMutation({
    mutationFn: (value: number | typeof notSet) =>
      api.call(callOf[row.kind], { body: { [row.timeframe]: value, was: row.currentLimit } }),
    onSettled: again,
  });
  const answer = useSingleMutation({
    mutationFn: (accept: boolean) =>
      api.call(answerLimitIncrease, { body: { kind: row.kind, timeframe: row.timeframe, accept } }),
    onSettled: again,
  });
  return { change, answer };
}

export function useSessionCalls() {
  const api = useApi();
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: [getLimitTable.path] });
  const change = useSingleMutation({
    mutationFn: (timeLimit: number) => api.call(setSessionTime, { body: { timeLimit } }),
    onSettled: again,
  });
  const answer = useSingleMutation({
    mutationFn: (accept: boolean) => api.call(answerLimitIncrease, { body: { kind: "session", accept } }),
    onSettled: again,
  });
  return { change, answer };
}

/** Another tab was faster, and the lower limit holds. */
export const isOvertaken = (error: unknown) => error instanceof ApiError && error.code === "limit.changed";
