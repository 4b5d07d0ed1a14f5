import { askProvider } from "../../../schemas/api/payments/office/payments";
import { Button } from "../../parts/Button";
import { useDesk } from "../desk_place";
import type { useDecide } from "../payouts/use_decide";

interface Props {
  paymentId: number;
  can: ReadonlySet<string>;
  decide: ReturnType<typeof useDecide>;
  onAsk: (name: "cancel" | "refund" | "note") => void;
}

/** What can be done about a payment besides deciding it. */
export function PaymentActions({ paymentId, can, decide, onAsk }: Props) {
  const { t, api } = useDesk();
  return (
    <>
      {can.has("ask_provider") && (
        <Button look="line" onClick={() => void decide.attempt(() => api.call(askProvider, { params: { paymentId }, body: {} }))}>
          {t("desk.payment.ask_provider")}
        </Button>
      )}
      {can.has("cancel") && (
        <Button look="line" onClick={() => onAsk("cancel")}>
          {t("desk.payment.cancel")}
        </Button>
      )}
      {can.has("refund") && (
        <Button look="line" onClick={() => onAsk("refund")}>
          {t("desk.payment.refund")}
        </Button>
      )}
      {can.has("note") && (
        <Button look="line" onClick={() => onAsk("note")}>
          {t("desk.payment.note")}
        </Button>
      )}
    </>
  );
}
