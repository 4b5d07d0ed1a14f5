import type { PaymentOrder } from "../orders";
import type { PaymentProvider } from "../port";
import type { ProvidedMethod } from "../provided";
import type { Connection } from "./connection";
import { createGateway } from "./create_gateway";

/** A wallet whose accounts are e-mail addresses (C-4.10, C-5.18). */
export const createEmailWallet = (channel: string, methods: readonly ProvidedMethod[], connection: Connection): PaymentProvider =>
  createGateway({
    key: channel,
    channel,
    connection,
    methods,
    readAccount: ({ details: { email, name } }) =>
      email ? { token: String(email), shown: maskEmail(String(email)), holder: name ? String(name) : null } : null,
    more: ({ email, customer }: PaymentOrder) => ({ customer: { id: customer.id, email: email ?? customer.email ?? "" } }),
    destinationOf: (target) => (target.kind === "email" ? { email: target.email } : null),
  });

/** `a•••@mail.test` */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, "$1•••");
