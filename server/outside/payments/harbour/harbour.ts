import * as z from "zod/mini";
import type { CardFrameOrder } from "../orders";
import type { PaymentProvider } from "../port";
import { ProviderAway } from "../reports";
import { callGateway } from "../gateway/client";
import type { Connection } from "../gateway/connection";
import { createGateway } from "../gateway/create_gateway";
import { readCard } from "../gateway/report";
import { euroSizes, plainMethod, termsIn } from "../gateway/method";

const opened = z.object({ url: z.url() });

/** Cards with 3-D Secure. They are typed into a frame of the provider's; a payout names a card by the token of its payment. */
export function createHarbour(connection: Connection): PaymentProvider {
  const gateway = createGateway({
    key: "harbour",
    channel: "card",
    connection,
    methods: [
      {
        ...plainMethod,
        id: "harbour_card",
        name: "pg10",
        title: { en: "Card", de: "Karte", es: "Tarjeta", pt: "Cartão", da: "Kort", no: "Kort", fi: "Kortti" },
        family: "card",
        paymentMethod: "card",
        hasCardFrame: true,
        terms: termsIn(euroSizes, {
          deposit: { min: 10, max: 5_000 },
          withdrawal: { min: 20, max: 5_000, minutes: [60, 4_320] },
        }),
        logos: ["visa", "mastercard"],
      },
    ],
    readAccount: readCard,
    more: ({ card, cardToken }) => ({
      ...(cardToken && { card_token: cardToken }),
      ...(card && { card: { number: card.number, expiry: card.expiry, cvc: card.cvc, holder: card.holder } }),
    }),
    destinationOf: (target) => (target.kind === "card" ? { card_token: target.token } : null),
  });

  async function openCardFrame({ customer, language, theme, scheme, siteOrigin }: CardFrameOrder) {
    const body = {
      merchant_origin: siteOrigin,
      page_origin: connection.pageOrigin(siteOrigin),
      merchant: connection.merchant(),
      language,
      look: { theme: theme ?? "default", scheme: scheme ?? "dark" },
      holder: [customer.firstName, customer.lastName].filter(Boolean).join(" "),
    };
    const answer = await callGateway(connection, { method: "POST", path: "/card/sessions", body, answer: opened });
    if (!("body" in answer)) throw new ProviderAway(`Card fields are refused with ${answer.status}`);
    return { url: answer.body.url, origin: new URL(answer.body.url).origin };
  }

  return Object.assign(gateway, { openCardFrame });
}
