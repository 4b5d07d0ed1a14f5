import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { channelOf } from "./api_key";
import { startCard } from "./charge_card";
import { coinNetworks } from "./coins";
import { type Channel, type Entry, paymentOrder, type PaymentOrder, payoutOrder, type SandboxAction, shown } from "./entries";
import { asksForSilence, isOutcome } from "./outcomes";
import { isOpen, type Provider } from "./provider";
import { reportOf } from "./report";
import { coinTargetProblem, keep } from "./send_coins";
import type { SandboxShared } from "./shared";

interface Params {
  channel: string;
  reference: string;
}

/** What merchants call, with the key of the channel: orders, states, refunds, reports. */
export async function apiRoutes(app: FastifyInstance, { provider }: SandboxShared) {
  app.post("/:channel/payments", async (request, reply) => {
    const channel = channelOf(provider, request, reply);
    if (!channel) return reply;
    const order = z.safeParse(paymentOrder, request.body);
    if (!order.success) return reply.code(422).send({ error: "invalid", issues: order.error.issues });
    if (asksForSilence(order.data.amount)) return reply.code(503).send({ error: "away" });
    const known = openedAgain(provider, provider.find("payment", channel, order.data.reference), order.data);
    if (known && (known.amount !== order.data.amount || known.currency !== order.data.currency)) {
      return reply.code(409).send({ error: "reference_taken" });
    }
    if (channel === "crypto" && !networkFor(order.data)) {
      return reply.code(422).send({ error: "network_unknown" });
    }
    const entry = known ?? openPayment(provider, channel, order.data);
    const action = actionOf(provider, entry, order.data);
    return reply.code(known ? 200 : 201).send({ ...shown(provider.get(entry.id) ?? entry), action });
  });

  app.post("/:channel/payouts", async (request, reply) => {
    const channel = channelOf(provider, request, reply);
    if (!channel) return reply;
    const order = z.safeParse(payoutOrder, request.body);
    if (!order.success) return reply.code(422).send({ error: "invalid", issues: order.error.issues });
    const { reference, amount, currency, destination, notify_url: notifyUrl, outcome } = order.data;
    const problem = destinationProblem(provider, { channel, currency, to: destination });
    if (problem) return reply.code(422).send({ error: problem });
    const known = provider.find("payout", channel, reference);
    const details = detailsOf({ ...destination, ...(isOutcome(outcome) && { outcome }) });
    const entry = known ?? provider.open({ kind: "payout", channel, reference, amount, currency, notifyUrl, details });
    if (!known) provider.carryOut(entry, outcome);
    return reply.code(known ? 200 : 201).send(shown(provider.get(entry.id) ?? entry));
  });

  for (const [path, kind] of [
    ["payments", "payment"],
    ["payouts", "payout"],
  ] as const) {
    app.get<{ Params: Params }>(`/:channel/${path}/:reference`, async (request, reply) => {
      const channel = channelOf(provider, request, reply);
      if (!channel) return reply;
      const entry = provider.find(kind, channel, request.params.reference);
      return entry ? shown(entry) : reply.code(404).send({ error: "not_found" });
    });
  }

  app.post<{ Params: Params }>("/:channel/payments/:reference/refund", async (request, reply) => {
    const channel = channelOf(provider, request, reply);
    if (!channel) return reply;
    const entry = provider.find("payment", channel, request.params.reference);
    if (!entry) return reply.code(404).send({ error: "not_found" });
    if (!["paid", "partially_paid"].includes(entry.status)) return reply.code(409).send({ error: "not_paid" });
    return shown(provider.take(entry, { status: "refunded" }));
  });

  app.post<{ Params: Params }>("/:channel/payments/:reference/close", async (request, reply) => {
    const channel = channelOf(provider, request, reply);
    if (!channel) return reply;
    const entry = provider.find("payment", channel, request.params.reference);
    if (!entry) return reply.code(404).send({ error: "not_found" });
    return shown(isOpen(entry) ? provider.plan(entry, [{ at: 0, status: "expired", reason: "closed" }]) : entry);
  });

  app.get("/:channel/report.csv", async (request, reply) => {
    const channel = channelOf(provider, request, reply);
    if (!channel) return reply;
    return reply.type("text/csv; charset=utf-8").send(reportOf(provider.all().filter((entry) => entry.channel === channel)));
  });
}

/** The network that was asked for, or the first that takes the coin. */
const networkFor = ({ currency, network }: Pick<PaymentOrder, "currency" | "network">) =>
  coinNetworks.find((one) => one.payin && one.currency === currency && (network === undefined || one.code === network));

/** A cashier that is opened again looks and allows as the merchant wants it then, as long as nobody has paid in it. */
function openedAgain(provider: Provider, known: Entry | undefined, { amount, look, range }: PaymentOrder): Entry | undefined {
  if (known?.channel !== "cashier" || !isOpen(known)) return known;
  return provider.note(known, { ...look, ...range }, { amount });
}

/** How long the code of a UPI payment holds, in ms (C-4.15). */
const codeHolds = 600_000;

function openPayment(provider: Provider, channel: Channel, order: PaymentOrder): Entry {
  const {
    reference,
    amount,
    currency,
    notify_url: notifyUrl,
    return_url: returnUrl,
    language,
    look,
    range,
    merchant,
    customer,
  } = order;
  const usual = Date.now() + (channel === "upi" ? codeHolds : 3_600_000);
  const expiresAt = Math.min(usual, order.expires_at === undefined ? Infinity : Date.parse(order.expires_at));
  const { outcome, statement, page_origin: pageOrigin } = order;
  const details = detailsOf({ merchant, statement, email: customer.email, name: customer.name, ...look, outcome, pageOrigin });
  Object.assign(details, range);
  const base = { kind: "payment", channel, reference, amount, currency, notifyUrl, returnUrl, language, details } as const;
  const entry = provider.open({ ...base, expiresAt });
  return provider.plan(entry, [{ at: expiresAt, status: "expired", reason: "expired" }]);
}

function actionOf(provider: Provider, entry: Entry, order: PaymentOrder): SandboxAction | null {
  const at = (path: string) => order.page_origin + path;
  if (entry.channel === "card" && (order.card_token || order.card)) return startCard(provider, entry, order);
  if (entry.channel === "card") return { type: "frame", url: at(`/card/pay/${entry.id}`) };
  if (entry.channel === "cashier") return { type: "frame", url: at(`/cashier/open/${entry.id}`) };
  if (entry.channel === "crypto") {
    const { address, network } =
      provider.addressOf(entry.id) ??
      keep(provider, {
        owner: entry.id,
        paymentId: entry.id,
        customer: order.customer.id ?? "",
        currency: entry.currency,
        network: networkFor(order)?.code ?? "",
        notifyUrl: entry.notifyUrl,
      });
    return { type: "address", address, network };
  }
  if (entry.channel === "upi") return { type: "qr", content: upiLink(entry, at(`/upi/pay/${entry.id}`)) };
  return { type: "redirect", url: at(`/${entry.channel}/pay/${entry.id}`) };
}

/** What a UPI app reads: who gets how much for what, and where more is said about it. */
const upiLink = ({ id, amount, currency, reference, details }: Entry, url: string) =>
  `upi://pay?${new URLSearchParams({
    pa: "harbour@practice",
    pn: String(details["merchant"]),
    tr: id.replace("_", ""),
    tn: String(details["statement"] ?? reference),
    am: (amount / 100).toFixed(2),
    cu: currency,
    url,
  }).toString()}`.replaceAll("+", "%20");

type Destination = z.output<typeof payoutOrder>["destination"];

/** Why nothing can be sent there. */
function destinationProblem(
  provider: Provider,
  { channel, currency, to }: { channel: Channel; currency: string; to: Destination },
): string | null {
  if (channel === "crypto") return coinTargetProblem(currency, to);
  if (channel === "card") return to.card_token && provider.card(to.card_token) ? null : "unknown_card";
  if (channel === "bank" || channel === "cashier") return to.account ? null : "account_missing";
  if (channel === "skrill" || channel === "interac") return to.email ? null : "email_missing";
  return to.upi ? null : "upi_missing";
}

const detailsOf = (values: Record<string, string | undefined>): Entry["details"] =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1])));
