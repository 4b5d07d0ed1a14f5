import { rejectWithdrawal, type WithdrawRequest } from "../../../../schemas/api/payments/withdrawals";
import { ApiError } from "../../../kit/api/api_error";
import { useLanguage, useT } from "../../../kit/session/hooks";
import { useServices } from "../../../kit/session/services";
import { useSingleMutation } from "../../../kit/session/use_single_mutation";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { formatMoney } from "../../../kit/ui/format";
import { FormProblem } from "../../../kit/ui/form/FormProblem";
import { readUser } from "../../accounts/sign_in/read_user";
import css from "./CancelDialog.module.css";
import { useLivePayments } from "./use_live_payments";

interface Props {
  request: Pick<WithdrawRequest, "withdrawRequestId" | "amount" | "currencyCode">;
  onClose: () => void;
}

/** Asks before a withdrawal is taken back (C-4.22); leaving it on its way is what is offered first. */
export default function CancelDialog({ request, onClose }: Props) {
  const t = useT();
  const language = useLanguage();
  const services = useServices();
  const refresh = useLivePayments();
  const amount = formatMoney(request.amount, { currency: request.currencyCode, language });
  const cancelling = useSingleMutation({
    mutationFn: () => services.api.call(rejectWithdrawal, { body: { withdrawRequestId: request.withdrawRequestId } }),
    onSuccess: () => {
      readUser(services).catch(() => {}); // the balance is also told live
      onClose();
    },
    onSettled: refresh,
  });
  return (
    <Dialog title={t("payout.cancel.title", { amount })} closeLabel={t("frame.close")} onClose={onClose}>
      <div className={css.body}>
        <p>{t("payout.cancel.text")}</p>
        {cancelling.isError && <FormProblem>{t(problemKey(cancelling.error))}</FormProblem>}
        {services.isCanvas && <p>{t("payout.canvas")}</p>}
        <Button look="primary" isWide data-autofocus="" onClick={onClose}>
          {t("payout.cancel.leave")}
        </Button>
        <Button
          isWide
          disabled={services.isCanvas}
          busy={cancelling.isPending && t("payout.cancel.working")}
          onClick={() => cancelling.mutate()}
        >
          {t("payout.cancel.cancel")}
        </Button>
      </div>
    </Dialog>
  );
}

function problemKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "payment.not_cancellable") return "payout.cancel.too_late";
  return code === "network.unreachable" ? "payout.problems.unreachable" : "payout.cancel.failed";
}
