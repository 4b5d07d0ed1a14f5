import * as z from "zod/mini";
import { depositErrorCodes, depositPageErrors } from "./deposit_codes";
import { depositStates, payoutStates } from "./payment_states";

/** What an amount of money is called on the wire: a decimal number of its currency's units. */
export const money = z.number();
/** In a body: above zero, and no more than an integer of minor units can hold. */
export const sentMoney = z.number().check(z.gt(0), z.lte(1e12));

/** The same as it is typed, digits and a single dot (C-5.12): an amount is read from either. */
export const typedMoney = z.union([
  sentMoney,
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,13}(?:\.\d{1,18})?$/)), z.transform(Number)), sentMoney),
]);

/** ISO 4217, or a coin's own code: `EUR`, `BTC`, `USDT`. */
export const currencyCode = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,9}$/));

/** A coin's code as it may be asked for, in any case: `usdt` is `USDT`. */
export const cryptoCurrencyCode = z.string().check(z.toUpperCase(), z.regex(/^[A-Z][A-Z0-9]{1,9}$/));

/** Chosen by the browser, a UUID: the same one again is the same payment, however often it is sent. */
export const paymentKey = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

export const paymentFamilies = ["card", "bank", "wallet", "crypto", "qr"] as const;
export const paymentFamily = z.enum(paymentFamilies);
export type PaymentFamily = z.output<typeof paymentFamily>;

/** What one way (in or out) of a method asks and takes. */
export const methodTerms = z.object({
  minAmount: money,
  maxAmount: money,
  /** Of the amount, in percent, and what is added to that; both 0 where nothing is taken. */
  feePercent: z.number(),
  feeFixed: money,
  /** How long it usually takes, in minutes: [0, 0] is at once. */
  minutes: z.tuple([z.int(), z.int()]),
});
export type MethodTerms = z.output<typeof methodTerms>;

/** Why a method is listed and cannot be used for now, with when it is back, ISO 8601, where that is known. */
const methodAbsence = z.object({ reason: z.enum(["maintenance"]), until: z.nullable(z.string()) });

/** A way to pay in or out (C-3.01 to C-3.04). */
export const paymentMethod = z.object({
  /** Names it in every call: the `pspID`. */
  id: z.string(),
  /** The provider's key: skrill, interac, gatewaycrypto, pg10, carouseller, … (C-3.01). */
  name: z.string(),
  /** In the caller's language. */
  title: z.string(),
  /** The title of the group that it is in, in the caller's language; null where it is in none (C-2.06). */
  parent: z.nullable(z.string()),
  /** WLT, netbanking, upi, upiqrcode, card, crypto (C-3.02). */
  paymentMethod: z.string(),
  isActive: z.boolean(),
  withdrawalExist: z.boolean(),
  /** It wants card number, expiry and code in `init-pay` (C-7.02). */
  isCardForm: z.boolean(),
  /** Card fields come from the provider, in a frame that `open-card-frame` gives the address of; `init-pay` takes their `cardToken`. */
  hasCardFrame: z.optional(z.boolean()),
  isBank: z.boolean(),
  isEmail: z.boolean(),
  isCrypto: z.boolean(),
  /** The player chooses a network and sends to an address of their own. */
  isCryptoNetwork: z.boolean(),
  /** The player says how much, and is given an address for that. */
  isCryptoForm: z.boolean(),
  /** What amounts and limits of this entry are in: the caller's, or the coin's. */
  currency: z.string(),
  defaultAmount: z.nullable(money),
  textBottomAmount: z.nullable(z.string()),
  /** A bonus can be had with it. */
  bonus: z.boolean(),
  logos: z.array(z.string()),
  /** Both spellings hold the same (C-3.04). */
  thumbnail_url: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  /** What the coin is counted in beside its own currency; null for methods that are no coin. */
  nominalCurrency: z.nullable(z.string()),
  family: paymentFamily,
  /** Null where the method does not go that way in this currency. */
  deposit: z.nullable(methodTerms),
  withdrawal: z.nullable(methodTerms),
  /** The player's own country has it, and it comes before those that are everywhere. */
  isOfCountry: z.boolean(),
  /** When the caller last paid in with it, ISO 8601; null where they never did. */
  lastUsedAt: z.nullable(z.string()),
  absence: z.nullable(methodAbsence),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

export const depositErrorCode = z.enum(depositErrorCodes);
export type DepositErrorCode = z.output<typeof depositErrorCode>;

export const depositPageError = z.enum(depositPageErrors);
export type DepositPageError = z.output<typeof depositPageError>;

export const depositState = z.enum(depositStates);
export const payoutState = z.enum(payoutStates);

/** A step that a payment took; `reason` is a code of its own or what the back office wrote for the player. */
export const paymentStep = z.object({
  state: z.enum([...depositStates, ...payoutStates]),
  /** ISO 8601. */
  at: z.string(),
  reason: z.nullable(z.string()),
});
export type PaymentStep = z.output<typeof paymentStep>;

/** What the player does next, as the provider wants it. `kind` says which of the others are there. */
export const paymentAction = z.discriminatedUnion("kind", [
  /** The whole window goes there (C-4.11). */
  z.object({ kind: z.literal("redirect"), url: z.string() }),
  /** A form that sends itself. */
  z.object({
    kind: z.literal("form"),
    url: z.string(),
    method: z.enum(["GET", "POST"]),
    fields: z.record(z.string(), z.string()),
  }),
  /** 3-D Secure in a frame, by a form: GET with a query, POST with hidden fields, named as the bank wants them (C-4.12). */
  z.object({
    kind: z.literal("three_d_secure"),
    url: z.string(),
    method: z.enum(["GET", "POST"]),
    fields: z.record(z.string(), z.string()),
  }),
  /** A page of the provider inside ours; its origin is the only one that may speak. */
  z.object({ kind: z.literal("frame"), url: z.string(), origin: z.string() }),
  /** What a QR code holds, and on a phone what opens the app (C-4.13, C-4.15). */
  z.object({ kind: z.literal("qr"), content: z.string(), expiresAt: z.string() }),
  /** An address to send a coin to. */
  z.object({
    kind: z.literal("crypto"),
    address: z.string(),
    /** Memo or destination tag that has to be sent along; null where there is none. */
    tag: z.nullable(z.string()),
    network: z.string(),
    currencyCode: z.string(),
    amount: money,
    /** PNG. */
    qrBase64: z.string(),
    expiresAt: z.nullable(z.string()),
  }),
]);
export type PaymentAction = z.output<typeof paymentAction>;

/** Coins on their way: how many confirmations there are, of how many that are needed. */
export const confirmations = z.object({ seen: z.int(), needed: z.int() });

/** One payment as its player sees it. */
export const payment = z.object({
  /** Names it in calls and live events. */
  paymentId: z.int(),
  /** What a player reads out to the support: `FYR-D-7K3F22`. */
  reference: z.string(),
  kind: z.enum(["deposit", "withdrawal"]),
  state: z.enum([...depositStates, ...payoutStates]),
  methodId: z.string(),
  methodTitle: z.string(),
  family: paymentFamily,
  /** The account it comes from or goes to, as it may be shown: `•••• 4417`; null where nothing is known. */
  account: z.nullable(z.string()),
  /** What was asked for, in `currencyCode`; with the fee it is what the player pays. */
  amount: money,
  fee: money,
  currencyCode: z.string(),
  /** What came, or was sent, so far. */
  settledAmount: money,
  /** What it is, or was, worth in the wallet. */
  walletAmount: money,
  walletCurrencyCode: z.string(),
  /** How much of the payment's currency one of the wallet's is, where they differ. */
  rate: z.nullable(z.string()),
  bonusId: z.nullable(z.int()),
  /** Why it was refused; null otherwise. */
  errorCode: z.nullable(depositErrorCode),
  /** What the back office wrote for the player; null where it wrote nothing. */
  reason: z.nullable(z.string()),
  action: z.nullable(paymentAction),
  confirmations: z.nullable(confirmations),
  canCancel: z.boolean(),
  /** When it should be there, ISO 8601; null where it is over. */
  expectedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  steps: z.array(paymentStep),
});
export type Payment = z.output<typeof payment>;
