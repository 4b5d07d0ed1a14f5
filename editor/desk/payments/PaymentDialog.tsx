import { cancelPayment, notePayment, refundPayment } from "../../../schemas/api/payments/office/payments";
import { useDesk } from "../desk_place";
import { NoteDialog } from "../list/NoteDialog";
import type { OfficePayment } from "../../../schemas/shown_payment";
import { type AskedPayout, PayoutDialog } from "../payouts/PayoutDialog";

const noted = { note: notePayment, refund: refundPayment, cancel: cancelPayment } as const;

export type DialogName = keyof typeof noted | AskedPayout["kind"];

interface Props {
  payment: OfficePayment;
  name: DialogName;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** What is asked before something is done to a payment. */
export function PaymentDialog({ payment, name, onClose, onDone }: Props) {
  const { t, api } = useDesk();
  if (name === "ask" || name === "reject" || name === "hold")
    return <PayoutDialog asked={{ kind: name, payment }} onClose={onClose} onDone={onDone} />;
  return (
    <NoteDialog
      title={t(`desk.payment.${name}`)}
      {...(name !== "note" && { lead: t(`desk.payment.${name}_lead`) })}
      verb={t(`desk.payment.${name}_verb`)}
      isDangerous={name !== "note"}
      onClose={onClose}
      onSend={async (note) => {
        await api.call(noted[name], { params: { paymentId: payment.paymentId }, body: { note } });
        await onDone();
      }}
    />
  );
}
