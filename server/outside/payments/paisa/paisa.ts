import type { PaymentProvider } from "../port";
import type { Connection } from "../gateway/connection";
import { createGateway } from "../gateway/create_gateway";
import { plainMethod, termsIn } from "../gateway/method";

/** UPI: a code that any UPI app reads, good for 600 s (C-4.15, C-9.08). */
export const createPaisa = (connection: Connection): PaymentProvider =>
  createGateway({
    key: "paisa",
    channel: "upi",
    connection,
    methods: [
      {
        ...plainMethod,
        id: "upi_qr",
        name: "upiqrcode",
        title: { en: "UPI" },
        family: "qr",
        paymentMethod: "upiqrcode",
        isFinalAtOnce: true,
        countries: ["IN"],
        terms: termsIn({ INR: 1 }, { deposit: { min: 500, max: 100_000 }, withdrawal: null }),
      },
    ],
    readAccount: () => null,
    destinationOf: () => null,
  });
