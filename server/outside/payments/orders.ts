import type { DepositErrorCode } from "../../../schemas/payments";
import type { Language } from "../../../schemas/text";

/** Who pays, as far as a provider needs to know. */
export interface Customer {
  /** Says nothing about the account: the `uniqueId`. */
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  dateOfBirth: string | null;
  address: string | null;
  city: string | null;
  zipCode: string | null;
  countryCode: string | null;
  ip: string | null;
}

/** What the browser told for 3-D Secure. */
export interface CustomerBrowser {
  agent: string | null;
  acceptHeader: string | null;
  screenWidth: number | null;
  screenHeight: number | null;
  windowWidth: number | null;
  windowHeight: number | null;
  colorDepth: number | null;
  timezoneOffset: number | null;
}

/** Passed on and forgotten: never in a row, a log or an error. */
export interface CardDetails {
  number: string;
  holder: string;
  /** `MM/YY`. */
  expiry: string;
  cvc: string;
}

export interface PaymentOrder {
  /** Ours, the merchant's reference: the same one is the same payment. */
  paymentId: string;
  /** `FYR-D-7K3F22`, for statements and receipts. */
  reference: string;
  methodId: string;
  /** What the player pays; the fee is in it. */
  amount: number;
  currencyCode: string;
  customer: Customer;
  browser: CustomerBrowser;
  language: Language;
  /** Where a browser goes when it is through, whatever came of it: nothing is booked because it came. */
  returnUrl: string;
  notifyUrl: string;
  /** Until when it can be paid. */
  expiresAt: Date;
  /** What some methods ask for. */
  card: CardDetails | null;
  /** In its place: what the provider's own card fields called the card. */
  cardToken?: string | null;
  email: string | null;
  network: string | null;
}

/** What the player does next. The kinds are those of `paymentAction` in `schemas/payments.ts`. */
export type StartedPayment =
  /** The whole window goes to a page of the provider. */
  | { kind: "redirect"; providerReference: string; url: string }
  /** A form that sends itself there, with these hidden fields (GET: as its query). */
  | { kind: "form"; providerReference: string; url: string; method: "GET" | "POST"; fields: Record<string, string> }
  /** The same in the frame of the bank's challenge (C-4.12): `PaReq`, `MD` and `TermUrl`, or `creq`. */
  | { kind: "three_d_secure"; providerReference: string; url: string; method: "GET" | "POST"; fields: ThreeDSecureFields }
  /** A page of the provider inside ours, from this origin. */
  | { kind: "frame"; providerReference: string; url: string; origin: string }
  /** What a QR code holds: `upi://pay?…`; it can be scanned until then (C-9.08: 600 s). */
  | { kind: "qr"; providerReference: string; content: string; expiresAt: Date }
  /** An address for this payment alone; `amount` in the coin. */
  | {
      kind: "crypto";
      providerReference: string;
      address: string;
      tag: string | null;
      network: string;
      currencyCode: string;
      amount: number;
      expiresAt: Date | null;
    }
  /** Nothing for the player to do; a notification says what came of it. */
  | { kind: "waiting"; providerReference: string }
  /** Not started. `min` and `max` with the limit's code, in minor units of the payment's currency. */
  | { kind: "refused"; code: DepositErrorCode; min?: number; max?: number };

export interface ThreeDSecureFields {
  PaReq?: string;
  creq?: string;
  MD?: string;
  TermUrl?: string;
}

/** Where a payout goes. A card is named by the token of the payment that it made, never by its number. */
export type PayoutTarget =
  | { kind: "card"; token: string }
  | { kind: "bank"; holder: string; account: string; bankCode: string; bankName: string; branch: string; address: string }
  | { kind: "email"; email: string }
  | { kind: "crypto"; address: string; tag: string | null; network: string; currencyCode: string };

export interface PayoutOrder {
  paymentId: string;
  reference: string;
  methodId: string;
  amount: number;
  currencyCode: string;
  customer: Customer;
  target: PayoutTarget;
  notifyUrl: string;
}

export type StartedPayout = { kind: "sent"; providerReference: string } | { kind: "refused"; reason: string };

export interface CashierOrder {
  paymentId: string;
  reference: string;
  amount: number;
  currencyCode: string;
  customer: Customer;
  language: Language;
  /** The least and the most that may be paid in there. */
  min: number;
  max: number;
  /** The account as the cashier knows it (C-7.10). */
  secretForm: string;
  bonusId: number | null;
  theme: string | null;
  scheme: "dark" | "light" | null;
  returnUrl: string;
  notifyUrl: string;
  /** Of the page around the frame: the only one that it may talk to. */
  siteOrigin: string;
}

export interface CardFrameOrder {
  methodId: string;
  customer: Customer;
  language: Language;
  theme: string | null;
  scheme: "dark" | "light" | null;
  /** Of the page around the frame: the only one that it may talk to. */
  siteOrigin: string;
}
