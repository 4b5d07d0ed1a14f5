import { ApiError } from "../../../../kit/api/api_error";
import type { Payment, PaymentMethod } from "../../../../../schemas/payments";
import { isOver } from "../../../../../schemas/payment_states";
import { useT } from "../../../../kit/session/hooks";
import { useServices } from "../../../../kit/session/services";
import { Button } from "../../../../kit/ui/Button";
import { SearchX, TriangleAlert } from "../../../../kit/ui/icons";
import { depositStep } from "../deposit_flow";
import { LoadingStep } from "../deposit/LoadingStep";
import { CashierBody } from "../parts/CashierFrame";
import { Outcome } from "../parts/Outcome";
import { Arrived } from "./Arrived";
import { Declined } from "./Declined";
import { NextAction } from "./NextAction";
import { useFollowedPayment } from "./use_followed_payment";
import { Waiting } from "./Waiting";

/** One payment, from the first step at the provider to the receipt; whoever comes back to its address finds it as it is (C-4.11 to C-4.18). */
export default function PaymentStep({ paymentId, methods }: { paymentId: string; methods: readonly PaymentMethod[] }) {
  const t = useT();
  const services = useServices();
  const id = /^[1-9]\d{0,14}$/.test(paymentId) ? Number(paymentId) : null;
  const { data, isError, error, refetch, isFetching } = useFollowedPayment(id);
  const isUnknown = id === null || (error instanceof ApiError && error.status === 404);
  if (isUnknown) {
    return (
      <CashierBody>
        <Outcome
          tone="warn"
          icon={<SearchX size={36} />}
          title={t("cashier.payment.unknown")}
          text={t("cashier.payment.unknown_text")}
        >
          <Button isWide look="primary" onClick={() => services.go(depositStep.startAgain(), { replace: true })}>
            {t("cashier.payment.new")}
          </Button>
        </Outcome>
      </CashierBody>
    );
  }
  if (data) return <Shown payment={data.payment} methods={methods} />;
  if (!isError) return <LoadingStep />;
  return (
    <CashierBody>
      <Outcome
        tone="warn"
        icon={<TriangleAlert size={36} />}
        title={t("cashier.payment.unreached")}
        text={t("cashier.payment.unreached_text")}
      >
        <Button isWide busy={isFetching && t("cashier.trying")} onClick={() => void refetch()}>
          {t("cashier.try_again")}
        </Button>
      </Outcome>
    </CashierBody>
  );
}

function Shown({ payment, methods }: { payment: Payment; methods: readonly PaymentMethod[] }) {
  const { state, action } = payment;
  if (state === "paid" || state === "partly_paid") return <Arrived payment={payment} />;
  if (isOver(state)) return <Declined payment={payment} methods={methods} />;
  if (action !== null && state === "needs_customer") return <NextAction payment={payment} action={action} />;
  return <Waiting payment={payment} />;
}
