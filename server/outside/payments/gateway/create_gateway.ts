import type { PaymentOrder, PayoutOrder, StartedPayment, StartedPayout, ThreeDSecureFields } from "../orders";
import type { PaymentProvider } from "../port";
import type { ProvidedMethod } from "../provided";
import { ProviderAway, type StateQuestion } from "../reports";
import { callGateway, type GatewayEntry, gatewayEntry, type GatewayPayment, gatewayPayment } from "./client";
import type { Connection } from "./connection";
import { type ReadAccount, readGatewayNotification, reportOf } from "./report";

interface Options {
  key: string;
  /** The gateway's own name of what goes through it: the first part of every call's path. */
  channel: string;
  methods: readonly ProvidedMethod[];
  connection: Connection;
  readAccount: ReadAccount;
  /** What an order says besides. */
  more?: (order: PaymentOrder) => Record<string, unknown>;
  /** What the gateway calls a payout's target; null for one that it can not reach. */
  destinationOf: (target: PayoutOrder["target"]) => Record<string, unknown> | null;
}

/** A provider that speaks the protocol of the practice gateway (docs/payment_sandbox.md). Each folder beside this one is one of them. */
export function createGateway(options: Options): PaymentProvider {
  const { key, channel, methods, connection, readAccount, more, destinationOf } = options;
  const path = (rest: string) => `/${channel}/${rest}`;
  const askedReport = (entry: GatewayEntry) => reportOf(entry, { eventId: `asked ${entry.id} ${entry.sequence}`, readAccount });

  return {
    key,
    methods,
    get frameOrigins() {
      return connection.pageOrigins();
    },
    get formOrigins() {
      return connection.pageOrigins();
    },

    async startPayment(order): Promise<StartedPayment> {
      const refusal = refusalOf(methods, order);
      if (refusal) return refusal;
      const answer = await callGateway(connection, {
        method: "POST",
        path: path("payments"),
        body: { ...paymentBody(order, connection), ...more?.(order) },
        answer: gatewayPayment,
      });
      if ("body" in answer) return startedOf(answer.body, order);
      return { kind: "refused", code: answer.error === "network_unknown" ? "METHOD_NOT_AVAILABLE" : "UNIFIED_ERROR" };
    },

    async startPayout({ paymentId, amount, currencyCode, target, notifyUrl }): Promise<StartedPayout> {
      const destination = destinationOf(target);
      if (!destination) return { kind: "refused", reason: "destination_unknown" };
      const body = { reference: paymentId, amount, currency: currencyCode, destination, notify_url: notifyUrl };
      const answer = await callGateway(connection, { method: "POST", path: path("payouts"), body, answer: gatewayEntry });
      if ("body" in answer) return { kind: "sent", providerReference: answer.body.id };
      return { kind: "refused", reason: answer.error };
    },

    readNotification: async (message) => readGatewayNotification(message, { secret: connection.secret, readAccount }),

    async readState({ kind, paymentId }: StateQuestion) {
      const of = path(`${kind === "deposit" ? "payments" : "payouts"}/${encodeURIComponent(paymentId)}`);
      const answer = await callGateway(connection, { method: "GET", path: of, answer: gatewayEntry });
      if (!("body" in answer)) {
        if (answer.status === 404) return null;
        throw new ProviderAway(`The state of ${paymentId} is refused with ${answer.status}`);
      }
      return askedReport(answer.body);
    },

    async refundPayment({ paymentId }) {
      const of = path(`payments/${encodeURIComponent(paymentId)}/refund`);
      const answer = await callGateway(connection, { method: "POST", path: of, body: {}, answer: gatewayEntry });
      return "body" in answer ? askedReport(answer.body) : null;
    },
  };
}

/** What the method itself does not take. */
function refusalOf(methods: readonly ProvidedMethod[], { methodId, amount, currencyCode }: PaymentOrder): StartedPayment | null {
  const method = methods.find(({ id }) => id === methodId);
  if (!method) return { kind: "refused", code: "METHOD_NOT_AVAILABLE" };
  const { deposit = null } = method.terms[currencyCode] ?? {};
  if (!deposit) return { kind: "refused", code: "CURRENCY_NOT_OFFERED" };
  const { min, max } = deposit;
  return amount < min || amount > max ? { kind: "refused", code: "PAYMENT_PROVIDER_LIMIT_THRESHOLD", min, max } : null;
}

const paymentBody = (order: PaymentOrder, { pageOrigin, merchant }: Connection) => ({
  reference: order.paymentId,
  statement: order.reference,
  amount: order.amount,
  currency: order.currencyCode,
  notify_url: order.notifyUrl,
  return_url: order.returnUrl,
  page_origin: pageOrigin(order.returnUrl),
  expires_at: order.expiresAt.toISOString(),
  language: order.language,
  merchant: merchant(),
  customer: {
    id: order.customer.id,
    ...((order.email ?? order.customer.email) && { email: order.email ?? order.customer.email }),
    name: [order.customer.firstName, order.customer.lastName].filter(Boolean).join(" "),
  },
});

function startedOf({ id, status, action, expires_at: expires }: GatewayPayment, order: PaymentOrder): StartedPayment {
  const started = { providerReference: id };
  if (!action || !["created", "requires_action"].includes(status)) return { kind: "waiting", ...started };
  switch (action.type) {
    case "redirect":
      return { kind: "redirect", ...started, url: action.url };
    case "frame":
      return { kind: "frame", ...started, url: action.url, origin: new URL(action.url).origin };
    case "three_d_secure":
      return {
        kind: "three_d_secure",
        ...started,
        url: action.url,
        method: action.method,
        fields: action.fields satisfies ThreeDSecureFields as ThreeDSecureFields,
      };
    case "qr":
      return { kind: "qr", ...started, content: action.content, expiresAt: new Date(expires ?? order.expiresAt) };
    case "address":
      return {
        kind: "crypto",
        ...started,
        address: action.address,
        tag: null,
        network: action.network,
        currencyCode: order.currencyCode,
        amount: order.amount,
        expiresAt: expires === null ? null : new Date(expires),
      };
  }
}
