import type { PaymentFamily } from "../../../schemas/payments";

const icons = { card: "credit-card", bank: "landmark", wallet: "wallet", crypto: "bitcoin", qr: "smartphone" } as const;

/** The icon of a family of methods. */
export const familyIcon = (family: PaymentFamily): string => icons[family];
