import type { PaymentProvider } from "../port";
import type { Connection } from "../gateway/connection";
import { createEmailWallet } from "../gateway/email_wallet";
import { euroSizes, plainMethod, termsIn } from "../gateway/method";

/** Skrill: the wallet's e-mail address is asked for first (C-4.10). */
export const createSkrill = (connection: Connection): PaymentProvider =>
  createEmailWallet(
    "skrill",
    [
      {
        ...plainMethod,
        id: "skrill",
        name: "skrill",
        title: { en: "Skrill" },
        family: "wallet",
        paymentMethod: "WLT",
        isEmail: true,
        terms: termsIn(euroSizes, {
          deposit: { min: 10, max: 5_000, feeBasisPoints: 150 },
          withdrawal: { min: 20, max: 5_000, minutes: [0, 60] },
        }),
      },
    ],
    connection,
  );
