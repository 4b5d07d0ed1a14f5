import * as z from "zod/mini";
import type { DepositErrorCode } from "../../../../schemas/payments";
import { type ProviderReport, type RawNotification, type ReportedState, SignatureWrong } from "../reports";
import { isSigned } from "../signature";
import { type GatewayEntry, gatewayEntry } from "./client";

const notification = z.object({ event_id: z.string().check(z.minLength(1), z.maxLength(200)), data: gatewayEntry });

const states: Record<string, ReportedState> = {
  created: "created",
  pending: "waiting",
  requires_action: "needs_customer",
  paid: "paid",
  partially_paid: "partly_paid",
  declined: "declined",
  expired: "expired",
  refunded: "refunded",
  charged_back: "charged_back",
  accepted: "sent",
  sent: "sent",
  failed: "failed",
  returned: "failed",
};

const withAmount: readonly ReportedState[] = ["paid", "partly_paid", "refunded", "charged_back"];

const codes: Record<string, DepositErrorCode> = {
  declined_by_bank: "CARD_DECLINED",
  unknown_card: "CARD_DECLINED",
  expired_card: "CARD_EXPIRED",
  insufficient_funds: "INSUFFICIENT_FUNDS",
  authentication_failed: "AUTHENTICATION_FAILED",
  cancelled_by_customer: "CUSTOMER_CANCELLED",
};

/** Of a provider: the account that a payment came from. */
export type ReadAccount = (entry: GatewayEntry) => ProviderReport["account"];

/** The card that paid, by its token and last digits. */
export const readCard: ReadAccount = ({ details: { card_token: token, last4, holder } }) =>
  token && last4 ? { token: String(token), shown: `•••• ${last4}`, holder: holder ? String(holder) : null } : null;

/** What a notification tells, once its signature over the very bytes has been checked. */
export function readGatewayNotification(
  { headers, body }: RawNotification,
  { secret, readAccount }: { secret: string; readAccount: ReadAccount },
): ProviderReport[] {
  const signature = headers["x-signature"];
  const text = body.toString("utf8");
  if (typeof signature !== "string" || !isSigned(text, { signature, secret, now: Date.now() })) throw new SignatureWrong();
  const parsed = z.safeParse(notification, JSON.parse(text));
  if (!parsed.success) throw new SignatureWrong("What was signed cannot be read");
  return [reportOf(parsed.data.data, { eventId: parsed.data.event_id, readAccount })];
}

export function reportOf(
  entry: GatewayEntry,
  { eventId, readAccount }: { eventId: string; readAccount: ReadAccount },
): ProviderReport {
  const { id, type, reference, status, currency, reason, updated_at: updatedAt, details, paid_amount: paid } = entry;
  const state = states[status] ?? "waiting";
  const isPayout = type === "payout";
  const amount = isPayout ? entry.amount : paid;
  const hasAmount = isPayout ? state === "paid" || state === "sent" : withAmount.includes(state);
  const { address, network, confirmations: seen, confirmations_needed: needed, txid } = details;
  const isUnasked = !isPayout && reference === txid; // coins that came to an address without a payment of ours
  return {
    eventId,
    at: new Date(updatedAt),
    kind: isPayout ? "withdrawal" : "deposit",
    paymentId: isUnasked ? null : reference,
    providerReference: id,
    state,
    settled: hasAmount ? { amount, currencyCode: currency } : null,
    account: isPayout ? null : readAccount(entry),
    code: state === "declined" ? (codes[reason ?? ""] ?? "UNIFIED_ERROR") : null,
    message: reason,
    confirmations: typeof seen === "number" && typeof needed === "number" ? { seen, needed } : null,
    address:
      !isPayout && address !== undefined && network !== undefined
        ? { address: String(address), network: String(network), currencyCode: currency }
        : null,
  };
}
