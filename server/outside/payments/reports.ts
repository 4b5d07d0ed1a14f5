import type { IncomingHttpHeaders } from "node:http";
import type { DepositErrorCode } from "../../../schemas/payments";

export interface RawNotification {
  headers: IncomingHttpHeaders;
  /** As it came over the line: signatures are over bytes. */
  body: Buffer;
}

export interface StateQuestion {
  kind: "deposit" | "withdrawal";
  paymentId: string;
  providerReference: string | null;
}

/** What a provider says of a payment, in a notification or when it is asked. */
export interface ProviderReport {
  /** Of the notification: one that comes with an id that was seen is passed over. Unique within the provider. */
  eventId: string;
  /** When the provider says that it was so: what is older than what is known changes nothing. */
  at: Date;
  kind: "deposit" | "withdrawal";
  /** Ours; null where coins came to an address without a payment: then `address` says whose it is. */
  paymentId: string | null;
  providerReference: string;
  state: ReportedState;
  /** Came or was sent altogether so far, in minor units, and in what. Null where the state has no amount (waiting, declined, …). */
  settled: { amount: number; currencyCode: string } | null;
  /** The account it came from, so that a payout can go back there: what names it to the provider, and what may be shown. */
  account: { token: string; shown: string; holder: string | null } | null;
  /** Of a refusal. */
  code: DepositErrorCode | null;
  /** For the house, in the provider's words. */
  message: string | null;
  confirmations: { seen: number; needed: number } | null;
  /** What coins came to. */
  address: { address: string; network: string; currencyCode: string } | null;
}

export type ReportedState =
  /** Of a deposit. `created`: it is there, and nobody has done anything about it yet; nothing follows from that. */
  | "created"
  | "waiting"
  | "needs_customer"
  | "paid"
  | "partly_paid"
  | "declined"
  | "expired"
  | "refunded"
  | "charged_back"
  /** Of a payout, besides `paid`. */
  | "sent"
  | "failed";

/** The provider cannot be asked, or does not answer in time: what came of it is not known. */
export class ProviderAway extends Error {}

/** A notification that is not certainly the provider's. */
export class SignatureWrong extends Error {}
