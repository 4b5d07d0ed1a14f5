import type { CardFrameOrder, CashierOrder, PaymentOrder, PayoutOrder, StartedPayment, StartedPayout } from "./orders";
import type { CryptoGateway, ProvidedMethod } from "./provided";
import type { ProviderReport, RawNotification, StateQuestion } from "./reports";

/**
 * What the cashier wants of a provider of payments. A provider is a folder beside this file whose adapter is one object of this
 * shape; screens and books never know which. Amounts are integers of the currency's minor units (`decimalsOf` in
 * `server/platform/amounts.ts`: 0, 2, 3, or 8 for coins). `testing/port_contract.ts` is the suite that every adapter passes.
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
  /**
   * Lets nobody pay in there any more, and answers how the payment is then: paid where somebody was faster. Null where the provider has never heard of
   * it. Throws `ProviderAway` as above.
   */
  closeCashier?(of: StateQuestion): Promise<ProviderReport | null>;
  /** The frame with card fields of its own; only of providers whose methods have `hasCardFrame`. */
  openCardFrame?(order: CardFrameOrder): Promise<{ url: string; origin: string }>;
  /** Only of gateways for coins. */
  readonly crypto?: CryptoGateway;
  /** Origins whose pages may be framed by the cashier: what the site's content security policy lets in. */
  readonly frameOrigins: readonly string[];
  /** Origins that forms may be sent to and the window may leave for, besides those of the frames. */
  readonly formOrigins: readonly string[];
}
