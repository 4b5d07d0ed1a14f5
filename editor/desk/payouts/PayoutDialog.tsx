import type { OfficePayment } from "../../../schemas/shown_payment";
import { AskDialog } from "./AskDialog";
import { HoldDialog } from "./HoldDialog";
import { RejectDialog } from "./RejectDialog";

export interface AskedPayout {
  kind: "reject" | "hold" | "ask";
  payment: OfficePayment;
}

/** The question before a payout is refused or held, or before its player is asked. */
export function PayoutDialog({
  asked: { kind, payment },
  onClose,
  onDone,
}: {
  asked: AskedPayout;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}) {
  const Dialog = { reject: RejectDialog, hold: HoldDialog, ask: AskDialog }[kind];
  return <Dialog payment={payment} onClose={onClose} onDone={onDone} />;
}
