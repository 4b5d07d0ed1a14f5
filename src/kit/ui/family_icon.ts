import type { PaymentFamily } from "../../../schemas/payments";

/** The icon that a family of payment methods is drawn as where a method has no picture of its own. */
export const familyIcon: Readonly<Record<PaymentFamily, string>> = {
  card: "credit-card",
  bank: "landmark",
  wallet: "wallet",
  crypto: "bitcoin",
  qr: "qr-code",
};
