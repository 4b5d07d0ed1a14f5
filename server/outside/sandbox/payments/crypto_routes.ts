import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { isLanguage } from "../../../../schemas/text";
import { toMinorUnits } from "../../../platform/amounts";
import { channelOf } from "./api_key";
import { coinNetwork, coinNetworks } from "./coins";
import type { Entry } from "./entries";
import { brands } from "./pages/brands";
import { coinsPage, type SentCoins } from "./pages/payment_pages";
import { show, shownAmount } from "./request_words";
import { keep, sendCoins } from "./send_coins";
import type { SandboxShared } from "./shared";

const addressOrder = z.object({
  /** Whose address it is; whatever is sent there is theirs. */
  customer: z.string().check(z.minLength(1), z.maxLength(100)),
  currency: z.string(),
  network: z.string(),
  notify_url: z.url(),
});

/** The gateway for coins: networks, addresses, and a practice wallet that coins are sent from. */
export async function cryptoRoutes(app: FastifyInstance, { provider, words }: SandboxShared) {
  app.get<{ Querystring: { currency?: string } }>("/:channel/networks", async (request, reply) => {
    if (!channelOf(provider, request, reply)) return reply;
    return coinNetworks.filter(({ currency }) => request.query.currency === undefined || currency === request.query.currency);
  });

  app.post("/:channel/addresses", async (request, reply) => {
    if (!channelOf(provider, request, reply)) return reply;
    const order = z.safeParse(addressOrder, request.body);
    const network = order.success ? coinNetwork(order.data.currency, order.data.network) : undefined;
    if (!order.success || !network?.payin) return reply.code(422).send({ error: "invalid" });
    const { customer, currency, network: code, notify_url: notifyUrl } = order.data;
    const owner = `${customer} ${currency} ${code}`;
    return reply.send({
      ...(provider.addressOf(owner) ?? keep(provider, { owner, customer, currency, network: code, notifyUrl })),
    });
  });

  app.get("/crypto/wallet", async (request, reply) => {
    const { address = "", sum = "", sent } = request.query as Record<string, string>;
    const entry = provider.get(sent ?? "");
    return show(reply, walletOf(request, { address, sum, isWrong: false, entry }));
  });

  app.post("/crypto/wallet", async (request, reply) => {
    const { address = "", sum = "", outcome } = Object.fromEntries(new URLSearchParams(String(request.body)));
    const target = provider.address(address.trim());
    const isSum = /^\d{1,9}(?:\.\d{1,8})?$/.test(sum.trim()) && Number(sum) > 0;
    if (!target || !isSum) return show(reply.code(422), walletOf(request, { address, sum, isWrong: true, entry: undefined }));
    const entry = sendCoins(provider, target, { amount: toMinorUnits(Number(sum), target.currency), outcome });
    return reply.redirect(`/crypto/wallet?${new URLSearchParams({ address, sent: entry.id }).toString()}`, 303);
  });

  function walletOf(
    request: FastifyRequest,
    { address, sum, isWrong, entry }: { address: string; sum: string; isWrong: boolean; entry: Entry | undefined },
  ): string {
    const target = provider.address(address.trim());
    const accepted = String(request.headers["accept-language"] ?? "").slice(0, 2);
    const language = isLanguage(accepted) ? accepted : "en";
    const look = { language, words: words[language], brand: brands.wallet, nonce: request.cspNonce };
    const network = target && coinNetwork(target.currency, target.network);
    return coinsPage(look, {
      address,
      isKnown: target !== undefined,
      network: network ? `${network.name} ${network.protocol}`.trim() : "",
      currency: target?.currency ?? "",
      sum,
      isWrong,
      sent: entry && sentOf(entry),
    });
  }

  const sentOf = (entry: Entry): SentCoins => ({
    amount: shownAmount(Number(entry.details["sent"] ?? 0), entry.currency, "en"),
    confirmations: Number(entry.details["confirmations"] ?? 0),
    needed: Number(entry.details["confirmations_needed"] ?? 1),
  });
}
