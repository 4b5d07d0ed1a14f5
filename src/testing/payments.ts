import { readWords } from "../../locales/read_words";
import type { Payment, PaymentMethod } from "../../schemas/payments";
import { createWords } from "../kit/words/create_words";

export const translateEn = createWords("en", readWords("locales/en/player"));

/** A method that takes 20 to 5,000 euros at once and for nothing. */
export const method = (given: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: "card",
  name: "pg10",
  title: "Card",
  parent: null,
  paymentMethod: "card",
  isActive: true,
  withdrawalExist: true,
  isCardForm: false,
  isBank: false,
  isEmail: false,
  isCrypto: false,
  isCryptoNetwork: false,
  isCryptoForm: false,
  currency: "EUR",
  defaultAmount: null,
  textBottomAmount: null,
  bonus: true,
  logos: [],
  thumbnail_url: null,
  thumbnailUrl: null,
  nominalCurrency: null,
  family: "card",
  deposit: { minAmount: 20, maxAmount: 5000, feePercent: 0, feeFixed: 0, minutes: [0, 0] },
  withdrawal: null,
  isOfCountry: false,
  lastUsedAt: null,
  absence: null,
  ...given,
});

/** A deposit of 200 euros by card that waits. */
export const payment = (given: Partial<Payment> = {}): Payment => ({
  paymentId: 12,
  reference: "FYR-D-7K3F22",
  kind: "deposit",
  state: "waiting",
  methodId: "card",
  methodTitle: "Card",
  family: "card",
  account: "•••• 4417",
  amount: 200,
  fee: 0,
  currencyCode: "EUR",
  settledAmount: 0,
  walletAmount: 200,
  walletCurrencyCode: "EUR",
  rate: null,
  bonusId: null,
  errorCode: null,
  reason: null,
  action: null,
  confirmations: null,
  canCancel: false,
  expectedAt: null,
  expiresAt: null,
  createdAt: "2026-11-20T21:42:06Z",
  updatedAt: "2026-11-20T21:42:06Z",
  steps: [{ state: "waiting", at: "2026-11-20T21:42:06Z", reason: null }],
  ...given,
});
