import * as z from "zod/mini";
import { endpoint } from "../../endpoint";
import {
  currencyCode,
  depositErrorCode,
  depositState,
  money,
  payment,
  paymentAction,
  paymentKey,
  typedMoney,
} from "../../payments";
import { language } from "../../text";

const short = z.string().check(z.maxLength(255));
const pixels = z.int().check(z.minimum(0), z.maximum(100_000));

/** What 3-D Secure wants to know of the browser. */
const browser = {
  agent: z.optional(z.string().check(z.maxLength(1_000))),
  screenWidth: z.optional(pixels),
  screenHeight: z.optional(pixels),
  windowWidth: z.optional(pixels),
  windowHeight: z.optional(pixels),
  colorDepth: z.optional(z.int().check(z.minimum(1), z.maximum(64))),
  /** Minutes, as `Date.prototype.getTimezoneOffset` tells them. */
  timezoneOffset: z.optional(z.int().check(z.minimum(-900), z.maximum(900))),
  acceptHeader: z.optional(z.string().check(z.maxLength(1_000))),
};

/** Of methods whose platform wants them here (`isCardForm`): digits only; they are handed on and kept nowhere (C-5.06 to C-5.11). */
const card = {
  cardNumber: z.optional(z.string().check(z.regex(/^\d{16}$/, "error.card.number.invalid"))),
  cardHolderName: z.optional(short),
  /** `MM/YY`. */
  expiryDate: z.optional(z.string().check(z.regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/, "invalid"))),
  cvc: z.optional(z.string().check(z.regex(/^\d{3}$/, "error.card.cvc.invalid"))),
  /** In their place: what the provider's own card fields call the card (`hasCardFrame`). */
  cardToken: z.optional(z.string().check(z.maxLength(200))),
};

/** Money leaves by `init-withdrawal` alone: an `action` of withdraw starts nothing here. */
const depositOnly = z
  ._default(z.enum(["deposit", "withdraw"]), "deposit")
  .check(z.refine((action) => action === "deposit", "A withdrawal is asked for by init-withdrawal."));

/**
 * Starts a deposit (C-7.02 to C-7.04). What a person can be told is `errorCode` in an answer of 200 (C-8.01, C-8.02). Refused
 * otherwise: 403 `market.not_served`, 403 `user.self_exclusion.notice` with `data.until`, 409 `profile.incomplete` with
 * `data.fields` (C-5.26), 403 `user.email_not_verified`, 409 `currency.not_offered`, 422 `payment.differs` where the key was
 * sent before with something else.
 */
export const initPay = endpoint({
  method: "POST",
  path: "/api/user/init-pay",
  role: "player",
  summary: "Starts a deposit, and answers where the player goes on.",
  body: z.object({
    action: depositOnly,
    /** 100, or 50 for a crypto network, where none is sent or it is empty (C-7.02, C-9.06). */
    amount: z.optional(
      z.pipe(
        z.nullable(z.union([typedMoney, z.literal("")])),
        z.transform((amount) => (amount === "" || amount === null ? undefined : amount)),
      ),
    ),
    /** The method's id. `id` says the same (C-7.04); without either `provider` and `paymentMethod`, of a coin with `currencyCode`, where one way fits. */
    pspID: z.optional(z.string().check(z.maxLength(60))),
    id: z.optional(z.string().check(z.maxLength(60))),
    provider: z.optional(short),
    paymentMethod: z.optional(short),
    language: z.optional(language),
    /** As a number, or as the address has it in `b`; empty is none. */
    bonusID: z.optional(
      z.pipe(
        z.nullable(z.union([z.int(), z.string().check(z.regex(/^\d{0,9}$/))])),
        z.transform((bonusId) => (bonusId === null || bonusId === "" ? null : Number(bonusId))),
      ),
    ),
    /** The code that the bonus is had by; without `bonusID` the bonus that it opens (C-2.13). */
    coupon: z.optional(z.nullable(short)),
    /** Of a coin that comes by an address. */
    network: z.optional(z.string().check(z.maxLength(40))),
    currencyCode: z.optional(currencyCode),
    skrillEmail: z.optional(z.string().check(z.maxLength(255))),
    /** Of e-mail wallets other than Skrill. */
    email: z.optional(z.string().check(z.maxLength(255))),
    /** Where the player came from, and comes back to: a path of the site. */
    returnPath: z.optional(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/))),
    ...browser,
    ...card,
    key: z.optional(paymentKey),
  }),
  answer: z.object({
    success: z.boolean(),
    /** Of the payment; the same. Null where none came about. */
    txId: z.nullable(z.int()),
    transactionId: z.nullable(z.int()),
    state: z.nullable(depositState),
    /** All that follows in one, for who reads only this; the fields below say the same in the documents' words (C-7.03). */
    action: z.nullable(paymentAction),
    /** Where the whole window goes, or the frame's address. */
    cashierUrl: z.nullable(z.string()),
    /** Where the form of 3-D Secure goes. */
    checkoutHtml: z.nullable(z.string()),
    method: z.nullable(z.enum(["GET", "POST"])),
    PaReq: z.nullable(z.string()),
    creq: z.nullable(z.string()),
    MD: z.nullable(z.string()),
    TermUrl: z.nullable(z.string()),
    /** `upi://pay?…`. */
    customResponseIntentLink: z.nullable(z.string()),
    errorCode: z.nullable(depositErrorCode),
    minAmount: z.nullable(money),
    maxAmount: z.nullable(money),
  }),
});

/**
 * The embedded cashier (C-7.10). What a person can be told is `errorCode`, with bounds, in an answer of 200, and there is no cashier then; refused otherwise as
 * `init-pay` is, and 409 `payment.no_cashier` where no provider has one. Asked again it is the same cashier and payment, until somebody paid in it.
 */
export const initializePayment = endpoint({
  method: "POST",
  path: "/api/user/initialize-payment",
  role: "player",
  summary: "Opens the embedded cashier of a provider, and answers the address of its frame.",
  query: z.object({ language: z.optional(language), bonus: z.optional(z.string().check(z.maxLength(20))) }),
  body: z.object({
    action: depositOnly,
    mode: z._default(z.literal("general"), "general"),
    bonus2: z.optional(z.nullable(z.union([z.int(), z.string().check(z.maxLength(20))]))),
    /** The code that the bonus is had by. */
    coupon: z.optional(z.nullable(short)),
    amount: z._default(typedMoney, 100),
    currency: z.optional(currencyCode),
    secretForm: z.optional(z.nullable(short)),
    country: z.optional(z.nullable(z.string().check(z.maxLength(3)))),
    /** The colours that the frame should have: those of the page around it. */
    theme: z.optional(z.string().check(z.maxLength(40))),
    scheme: z.optional(z.enum(["dark", "light"])),
  }),
  answer: z.object({
    cashier_url: z.nullable(z.string()),
    /** The only origin whose messages count. */
    cashier_origin: z.nullable(z.string()),
    /** What is paid in there is this one. */
    payment_id: z.nullable(z.int()),
    errorCode: z.nullable(depositErrorCode),
    minAmount: z.nullable(money),
    maxAmount: z.nullable(money),
  }),
});

/**
 * Whoever leaves the embedded cashier lets go of what it reserves of their limit. 404 `payment.not_found`, for those of others and for payments that
 * are no cashier; 503 `payment.provider_away`.
 */
export const closeCashier = endpoint({
  method: "POST",
  path: "/api/user/close-cashier",
  role: "player",
  summary: "Closes the embedded cashier: nobody can pay in it any more. What was paid in it stays.",
  body: z.object({ payment_id: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) }),
  answer: z.object({ data: z.object({ success: z.literal(true) }) }),
  outlivesPage: true,
});

/** 404 `payment.method_not_found` where the method has no card fields of its own; 503 `payment.provider_away`. */
export const openCardFrame = endpoint({
  method: "POST",
  path: "/api/user/open-card-frame",
  role: "player",
  summary: "The address of the frame in which a provider takes a card: its number and code never come to the site.",
  body: z.object({
    /** The method's id. */
    pspID: z.string().check(z.maxLength(60)),
    language: z.optional(language),
    /** The colours that the frame should have: those of the page around it. */
    theme: z.optional(z.string().check(z.maxLength(40))),
    scheme: z.optional(z.enum(["dark", "light"])),
  }),
  /** Messages count from `origin` alone (`schemas/payment_frame.ts`). */
  answer: z.object({ url: z.string(), origin: z.string() }),
});

/** 404 `payment.not_found`, for those of others too. */
export const getPayment = endpoint({
  method: "GET",
  path: "/api/user/get-payment",
  role: "player",
  whileExcluded: true,
  summary: "One payment of the caller with its trail, and what is to be done next.",
  query: z.object({ paymentId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) }),
  answer: z.object({ payment }),
});

export const getOpenPayments = endpoint({
  method: "GET",
  path: "/api/user/get-open-payments",
  role: "player",
  whileExcluded: true,
  summary: "The caller's payments that are not over, and deposits that ended in the last ten minutes, the newest first.",
  query: z.object({}),
  answer: z.object({ payments: z.array(payment) }),
});
