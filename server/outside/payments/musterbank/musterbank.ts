import type { PaymentProvider } from "../port";
import type { Connection } from "../gateway/connection";
import { createGateway } from "../gateway/create_gateway";
import { euroSizes, plainMethod, termsIn } from "../gateway/method";

/** Transfers from the customer's own bank, confirmed on its page. */
export const createMusterbank = (connection: Connection): PaymentProvider =>
  createGateway({
    key: "musterbank",
    channel: "bank",
    connection,
    methods: [
      {
        ...plainMethod,
        id: "instant_bank",
        name: "musterbank",
        title: {
          en: "Instant bank transfer",
          de: "Sofortüberweisung",
          es: "Transferencia inmediata",
          pt: "Transferência imediata",
          da: "Straksoverførsel",
          no: "Straksoverføring",
          fi: "Pikasiirto",
        },
        family: "bank",
        paymentMethod: "netbanking",
        isBank: true,
        isFinalAtOnce: true,
        terms: termsIn(euroSizes, {
          deposit: { min: 10, max: 10_000 },
          withdrawal: { min: 20, max: 10_000, minutes: [1_440, 4_320] },
        }),
      },
    ],
    readAccount: ({ details: { account, name } }) =>
      account ? { token: String(account), shown: shownAccount(String(account)), holder: name ? String(name) : null } : null,
    destinationOf: (target) =>
      target.kind === "bank" ? { account: target.account, bank_code: target.bankCode, name: target.holder } : null,
  });

const shownAccount = (account: string) => `${account.slice(0, 4)} •••• ${account.slice(-4)}`;
