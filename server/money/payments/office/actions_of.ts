import type { FastifyInstance } from "fastify";
import * as payouts from "../../../../schemas/api/payments/office/payouts";
import * as office from "../../../../schemas/api/payments/office/payments";
import type { Endpoint } from "../../../../schemas/endpoint";
import { mayCall } from "../../../../schemas/role_rights";
import type { OfficePayment } from "../../../../schemas/shown_payment";
import type { UserRole } from "../../../../schemas/user";
import type { PaymentRow } from "../move_payment";

interface Caller {
  email: string;
  role: UserRole;
}

type PaymentAction = office.PaymentAction;

/** The call behind each. */
const callOf: Record<PaymentAction, Pick<Endpoint, "role">> = {
  approve: payouts.approvePayout,
  reject: payouts.rejectPayout,
  hold: payouts.holdPayout,
  release: payouts.releasePayout,
  ask_player: payouts.askPlayer,
  withdraw_question: payouts.withdrawQuestion,
  take_yes_back: payouts.takeYesBack,
  ask_provider: office.askProvider,
  refund: office.refundPayment,
  cancel: office.cancelPayment,
  note: office.notePayment,
};

/** What somebody can do with a payment as it is; the calls themselves ask again. */
export function actionsOf(
  { paymentProviders }: Pick<FastifyInstance, "paymentProviders">,
  row: PaymentRow,
  {
    hold,
    firstYes,
    needsTwo,
    question,
    heldAll,
  }: Pick<OfficePayment, "hold" | "firstYes" | "needsTwo" | "question"> & {
    heldAll: boolean;
  },
  caller: Caller,
): PaymentAction[] {
  const provider = paymentProviders.get(row.provider);
  const isUndecided = row.state === "requested" || row.state === "in_review";
  const isFirst = firstYes?.by === caller.email;
  const isAsked = question !== null && question.answer === null;
  const isUnpaid = row.kind === "deposit" && ["created", "waiting", "needs_customer"].includes(row.state);
  const isPaid = row.kind === "deposit" && (row.state === "paid" || row.state === "partly_paid");
  const all: Record<PaymentAction, boolean> = {
    approve: isUndecided && !heldAll && !hold && !isAsked && !(needsTwo && isFirst),
    reject: isUndecided,
    hold: isUndecided,
    release: isUndecided && hold !== null,
    ask_player: isUndecided && !isAsked,
    withdraw_question: isUndecided && isAsked,
    take_yes_back: isUndecided && isFirst,
    ask_provider: provider !== undefined && !isUndecided && row.state !== "rejected" && row.state !== "cancelled",
    refund: isPaid && provider?.refundPayment !== undefined,
    cancel: isUnpaid,
    note: true,
  };
  return (Object.keys(all) as PaymentAction[]).filter((name) => all[name] && mayCall(caller.role, callOf[name]));
}
