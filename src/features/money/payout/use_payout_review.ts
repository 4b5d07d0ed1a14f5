import { useRef, useState } from "react";
import { previewWithdrawal } from "../../../../schemas/api/payments/withdrawals";
import { useServices } from "../../../kit/session/services";
import { toDecimal } from "../cashier/amounts";
import type { useAmount } from "../cashier/parts/use_amount";
import type { PayoutPlan, TargetFields } from "./payout_plan";
import { type PayoutProblem, payoutProblem } from "./payout_problem";
import type { WithdrawMethod } from "./payout_queries";
import type { UseFormReturn } from "react-hook-form";
import { bodyOf, contactOf } from "./withdrawal_body";

interface Options {
  method: WithdrawMethod | undefined;
  accountId: number | undefined;
  amount: ReturnType<typeof useAmount>;
  decimals: number;
  form: UseFormReturn<TargetFields>;
}

/** What the server makes of a withdrawal before it is asked for, or why it can't be. */
export function usePayoutReview({ method, accountId, amount, decimals, form }: Options) {
  const { api, isCanvas } = useServices();
  const [plan, setPlan] = useState<PayoutPlan | null>(null);
  const [isBack, setBack] = useState(false);
  const [problem, setProblem] = useState<PayoutProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);

  async function review(fields: TargetFields) {
    if (amount.refuse() || amount.minor === null || !method || isCanvas) return;
    const own = ++asked.current;
    setProblem(null);
    setAsking(true);
    const body = bodyOf({ amount: toDecimal(amount.minor, decimals), method, accountId: accountId, fields });
    try {
      const answer = await api.call(previewWithdrawal, { body });
      if (own === asked.current)
        setPlan({ ...answer, body, method, key: crypto.randomUUID(), contact: contactOf(fields, method) });
    } catch (error) {
      if (own !== asked.current) return;
      const found = payoutProblem(error, method);
      Object.entries(found.fields).forEach(([name, message], index) =>
        form.setError(name as keyof TargetFields, { message }, { shouldFocus: index === 0 }),
      );
      if (Object.keys(found.fields).length === 0) setProblem(found);
    } finally {
      setAsking(false);
    }
  }

  function leaveReview() {
    setPlan(null);
    setBack(true);
  }

  return { plan, isBack, problem, isAsking, review, leaveReview };
}
