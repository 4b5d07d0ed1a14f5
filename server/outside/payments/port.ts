import type { IncomingHttpHeaders } from "node:http";
import type { DepositErrorCode, PaymentFamily } from "../../../schemas/payments";
import type { Language, Text } from "../../../schemas/text";

/**
 * What the cashier wants of a provider of payments. A provider is a folder beside this file whose adapter is one object of this
 * shape; screens and books never know which. Amounts are integers of the currency's minor units (`decimalsOf` in
 * `server/platform/amounts.ts`: 0, 2, 3, or 8 for coins). `port_contract.ts` is the suite that every adapter passes.
 */
export interface PaymentProvider {
  /** In addresses, rows and configuration: `harbour`. */
  readonly key: string;
  readonly methods: readonly ProvidedMethod[];
  /**
   * Starts a payment, or answers what was started where `paymentId` was started before: it is asked again after a crash. Throws
   * `ProviderAway` where it cannot be said whether the provider has it; then it is asked again, or by `readState`.
   */
  startPayment(order: PaymentOrder): Promise<StartedPayment>;
  /** Sends money out; asked again for the same `paymentId` it sends nothing twice. Throws `ProviderAway` as above. */
  startPayout(order: PayoutOrder): Promise<StartedPayout>;
  /**
   * What a notification tells, after its signature has been checked against the raw body: several where the provider gathers them,
   * none where it is about nothing of ours. Throws `SignatureWrong` for whatever is not certainly the provider's, and for what is too old.
   */
  readNotification(message: RawNotification): Promise<ProviderReport[]>;
  /** Asked over the provider's authenticated API, never from a browser. Null where the provider has never heard of it. */
  readState(of: StateQuestion): Promise<ProviderReport | null>;
  /**
   * Gives a paid deposit back, whole, and answers how it is then; null where the provider does not give it back. Throws
   * `ProviderAway` as above. Only of providers that can.
   */
  refundPayment?(of: StateQuestion): Promise<ProviderReport | null>;
  /** The embedded cashier (C-2.19); only of providers that have one. Asked again for the same `paymentId` it is the same. */
  openCashier?(order: CashierOrder): Promise<{ url: string; origin: string }>;
  /** The frame with card fields of its own; only of providers whose methods have `hasCardFrame`. */
  openCardFrame?(order: CardFrameOrder): Promise<{ url: string; origin: string }>;
  /** Only of gateways for coins. */
  readonly crypto?: CryptoGateway;
  /** Origins whose pages may be framed by the cashier: what the site's content security policy lets in. */
  readonly frameOrigins: readonly string[];
  /** Origins that forms may be sent to and the window may leave for, besides those of the frames. */
  readonly formOrigins: readonly string[];
}

/** How much, in what, and how long: of one way of a method in one currency. Minor units. */
export interface ProvidedTerms {
  min: number;
  max: number;
  /** Of the amount, in hundredths of a percent (150 is 1.5 %), and what is added to that. */
  feeBasisPoints: number;
  feeFixed: number;
  /** Minutes that it usually takes: [0, 0] is at once. */
  minutes: readonly [number, number];
}

/** A way to pay as the provider offers it (C-3.01 to C-3.04); the back office switches and orders it. */
export interface ProvidedMethod {
  /** One word of all providers: `harbour_card`. */
  id: string;
  /** The documents' provider key: `skrill`, `interac`, `gatewaycrypto`, `pg10`, `carouseller` (C-3.01). */
  name: string;
  title: Text;
  /** The group that it is in (C-2.06). */
  parent: Text | null;
  family: PaymentFamily;
  /** C-3.02. */
  paymentMethod: "WLT" | "netbanking" | "upi" | "upiqrcode" | "card" | "crypto";
  isCardForm: boolean;
  /** Card fields are the provider's, in a frame: `openCardFrame`, and then `cardToken` in the order. */
  hasCardFrame?: boolean;
  isBank: boolean;
  isEmail: boolean;
  isCryptoNetwork: boolean;
  isCryptoForm: boolean;
  /** It opens the embedded cashier in place of a form of ours. */
  isCashier: boolean;
  /** Countries that have it, ISO 3166; empty for all. */
  countries: readonly string[];
  /** By currency, of the payment; a currency that is not named is not taken. */
  terms: Readonly<Record<string, { deposit: ProvidedTerms | null; withdrawal: ProvidedTerms | null }>>;
  /** Of a coin, which it is; null else. */
  coin: string | null;
  canHaveBonus: boolean;
  /** A path of the site. */
  thumbnail: string | null;
  logos: readonly string[];
  /** Where the money that is on its way can no longer be charged back, so that it can leave again at once. */
  isFinalAtOnce: boolean;
}

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
  /** Of a deposit. */
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

export interface ProvidedNetwork {
  code: string;
  name: string;
  protocol: string;
  payinEnabled: boolean;
  payoutEnabled: boolean;
  minimumPayin: number;
  minimumPayout: number;
  payoutFee: number;
  confirmations: number;
  minutes: number;
}

export interface CryptoGateway {
  networks(currencyCode: string): Promise<ProvidedNetwork[]>;
  /** The address of a customer for a coin on a network: asked again it is the same. */
  addressOf(of: {
    customerId: string;
    currencyCode: string;
    network: string;
    notifyUrl: string;
  }): Promise<{ address: string; tag: string | null }>;
}

/** The provider cannot be asked, or does not answer in time: what came of it is not known. */
export class ProviderAway extends Error {}

/** A notification that is not certainly the provider's. */
export class SignatureWrong extends Error {}
