import type { PaymentProvider } from "../port";
import type { Connection } from "../gateway/connection";
import { createEmailWallet } from "../gateway/email_wallet";
import { plainMethod, termsIn } from "../gateway/method";

/** Interac e-Transfer, of Canada. */
export const createInterac = (connection: Connection): PaymentProvider =>
  createEmailWallet(
    "interac",
    [
      {
        ...plainMethod,
        id: "interac",
        name: "interac",
        title: { en: "Interac e-Transfer" },
        family: "wallet",
        paymentMethod: "WLT",
        isEmail: true,
        isFinalAtOnce: true,
        countries: ["CA"],
        terms: termsIn({ CAD: 1 }, { deposit: { min: 10, max: 3_000 }, withdrawal: { min: 20, max: 3_000, minutes: [5, 60] } }),
      },
    ],
    connection,
  );
