import type { CashierOrder } from "../orders";
import type { PaymentProvider } from "../port";
import { ProviderAway, type StateQuestion } from "../reports";
import { callGateway, gatewayEntry, gatewayPayment } from "../gateway/client";
import type { Connection } from "../gateway/connection";
import { createGateway } from "../gateway/create_gateway";
import { readCard, reportOf } from "../gateway/report";
import { euroSizes, plainMethod, termsIn } from "../gateway/method";

/** How long an opened cashier can be paid in, in ms. */
const opensFor = 3_600_000;

/** A whole cashier in a frame, with ways and amounts of its own (C-2.19, C-4.24 to C-4.27, C-7.10). */
export function createCarouseller(connection: Connection): PaymentProvider {
  const gateway = createGateway({
    key: "carouseller",
    channel: "cashier",
    connection,
    methods: [
      {
        ...plainMethod,
        id: "carouseller",
        name: "carouseller",
        title: {
          en: "More ways to pay",
          de: "Weitere Zahlungsarten",
          es: "Más formas de pago",
          pt: "Mais formas de pagamento",
          da: "Flere betalingsmåder",
          no: "Flere betalingsmåter",
          fi: "Lisää maksutapoja",
        },
        family: "wallet",
        paymentMethod: "WLT",
        isCashier: true,
        terms: termsIn(euroSizes, { deposit: { min: 1, max: 100_000 }, withdrawal: null }),
      },
    ],
    readAccount: readCard,
    destinationOf: () => null,
  });

  async function openCashier(order: CashierOrder) {
    const body = {
      reference: order.paymentId,
      statement: order.reference,
      amount: order.amount,
      currency: order.currencyCode,
      notify_url: order.notifyUrl,
      return_url: order.returnUrl,
      page_origin: connection.pageOrigin(order.siteOrigin),
      expires_at: new Date(Date.now() + opensFor).toISOString(),
      language: order.language,
      merchant: connection.merchant(),
      look: { theme: order.theme ?? "default", scheme: order.scheme ?? "dark" },
      range: { min: order.min, max: order.max },
      customer: { id: order.customer.id, name: [order.customer.firstName, order.customer.lastName].filter(Boolean).join(" ") },
      secret_form: order.secretForm,
      bonus: order.bonusId,
    };
    const answer = await callGateway(connection, { method: "POST", path: "/cashier/payments", body, answer: gatewayPayment });
    if (!("body" in answer) || answer.body.action?.type !== "frame") throw new ProviderAway("The cashier did not open");
    const { url } = answer.body.action;
    return { url, origin: new URL(url).origin };
  }

  async function closeCashier({ paymentId }: StateQuestion) {
    const path = `/cashier/payments/${encodeURIComponent(paymentId)}/close`;
    const answer = await callGateway(connection, { method: "POST", path, body: {}, answer: gatewayEntry });
    if ("body" in answer)
      return reportOf(answer.body, { eventId: `closed ${answer.body.id} ${answer.body.sequence}`, readAccount: readCard });
    if (answer.status === 404) return null;
    throw new ProviderAway(`Closing ${paymentId} is refused with ${answer.status}`);
  }

  return Object.assign(gateway, { openCashier, closeCashier });
}
