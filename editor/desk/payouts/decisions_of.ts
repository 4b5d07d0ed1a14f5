import { approvePayout, askPlayer, holdPayout, rejectPayout } from "../../../schemas/api/payments/office/payouts";
import type { OfficePayment } from "../../../schemas/shown_payment";
import type { useDesk } from "../desk_place";
import { isAsked } from "./DecideButtons";
import type { useDecide } from "./use_decide";
import type { AskedPayout } from "./PayoutDialog";

interface Decided {
  chosen: OfficePayment | null;
  /** The tab holds what waits for a decision. */
  isUndecided: boolean;
  isAllHeld: boolean;
  decide: ReturnType<typeof useDecide>;
  onAsk: (asked: AskedPayout) => void;
}

/** What the one who looks may do with the chosen payout: no second yes of their own, and none to what is held or asked about. */
export function decisionsOf(
  { user, may }: ReturnType<typeof useDesk>,
  { chosen, isUndecided, isAllHeld, decide, onAsk }: Decided,
) {
  const isOwnYes = chosen?.firstYes?.by === user.email;
  const isFree = chosen && !chosen.hold && !isAllHeld && !isAsked(chosen) && !isOwnYes;
  const open = (kind: AskedPayout["kind"]) => chosen && (() => onAsk({ kind, payment: chosen }));
  return {
    onApprove: isFree && isUndecided && may(approvePayout) ? () => decide.approve(chosen) : undefined,
    onReject: (isUndecided && may(rejectPayout) && open("reject")) || undefined,
    onHold: (isUndecided && may(holdPayout) && open("hold")) || undefined,
    onAsk: (isUndecided && may(askPlayer) && chosen && !isAsked(chosen) && open("ask")) || undefined,
  };
}
