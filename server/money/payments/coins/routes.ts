import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../../schemas/api/payments/crypto";
import { callerOf } from "../../../accounts/users/caller_of";
import { homeFrom } from "../../../accounts/markets/home_of";
import { requireIdentity } from "../../../accounts/markets/require_identity";
import { requireNotRegistered } from "../../../accounts/registers/ask_register";
import { requireAgreed } from "../../../accounts/registration/require_agreed";
import { requireServed } from "../../../accounts/markets/require_served";
import type { UserRow } from "../../../accounts/users/sessions";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import type { PaymentProvider } from "../../../outside/payments/port";
import type { ProvidedMethod } from "../../../outside/payments/provided";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, invalidRequest, notFound } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { convert } from "../../rates/convert";
import { requireRate } from "../../rates/rates_plugin";
import { notifyUrl } from "../deposits/start_deposit";
import { payoutRulesOf } from "../methods/methods_of";
import { qrBase64 } from "../payment_answer";
import { requireAddress } from "../payouts/read_target";
import { readAmount } from "../read_amount";
import { coinAddresses, coinContacts } from "../tables";
import { isExcluded } from "../../../accounts/users/exclusion_notice";

/** How long a rate that was told is meant to hold. */
const rateHoldsMs = 60_000;

/** Coins: their networks, the player's own addresses, what a payout comes to, and the player's book of addresses. */
export async function coinRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getCryptoNetworks, async ({ query: { cryptoCurrencyCode: coin }, request }) => {
    await callerOf(request);
    const networks = await networksOf(app, coin);
    const money = (amount: number) => toDecimal(amount, coin);
    return {
      networks: networks.map(({ minimumPayin, minimumPayout, payoutFee, ...network }) => ({
        ...network,
        minimumPayinAmount: money(minimumPayin),
        minimumPayoutAmount: money(minimumPayout),
        payoutFee: money(payoutFee),
      })),
    };
  });

  route(app, calls.getCryptoAddress, async ({ query: { cryptoCurrencyCode: coin, network }, request }) => {
    const user = await callerOf(request);
    if (isExcluded(user))
      throw new HttpError(403, "user.self_exclusion.notice", "Your account is excluded: nothing can be paid in.", {
        data: { until: user.excludedUntil.toISOString() },
      });
    requireServed(app, request, user.countryCode);
    requireAgreed(app, user);
    requireIdentity(app.settings().settings, homeFrom(app.detectedPlace(request), user), user, "identityBeforeDeposit");
    await requireNotRegistered(request, "deposit", user);
    requireRate(app, user.currencyCode);
    requireRate(app, coin);
    const found = (await networksOf(app, coin)).find(({ code, payinEnabled }) => code === network && payinEnabled);
    if (!found) throw invalidRequest([{ path: ["query", "network"], message: "withdrawal.network.select.error" }]);
    const { address, tag } = await addressOf(app, request, user, coin, network);
    return {
      wallet: {
        address,
        tag,
        network,
        currencyCode: coin,
        qrBase64: await qrBase64(address),
        minimumPayinAmount: toDecimal(found.minimumPayin, coin),
      },
    };
  });

  route(app, calls.calcCryptoWithdrawal, async ({ query, request }) => {
    const { currencyCode: wallet } = await callerOf(request);
    const coin = query.receive_currency;
    const amount = readAmount(query.amount, wallet);
    if (amount === null) throw invalidRequest([{ path: ["query", "amount"], message: "has more decimals than its currency" }]);
    const networks = (await networksOf(app, coin)).filter(({ payoutEnabled }) => payoutEnabled);
    const network = query.receive_network ? networks.find(({ code }) => code === query.receive_network) : networks[0];
    if (!network) throw invalidRequest([{ path: ["query", "receive_network"], message: "withdrawal.network.select.error" }]);
    const [from, to] = [
      { currencyCode: wallet, rate: requireRate(app, wallet) },
      { currencyCode: coin, rate: requireRate(app, coin) },
    ];
    return {
      credit_amount: toDecimal(Math.max(0, convert(amount, from, to) - network.payoutFee), coin),
      fee: toDecimal(network.payoutFee, coin),
      rate: String(Number((Number(to.rate) / Number(from.rate)).toPrecision(10))), // to be read; sums are made with both rates
      expiresAt: new Date(Date.now() + rateHoldsMs).toISOString(),
    };
  });

  route(app, calls.listCryptoContacts, async ({ request }) => {
    const { id } = await callerOf(request);
    const rows = await app.db
      .select()
      .from(coinContacts)
      .where(eq(coinContacts.userId, id))
      .orderBy(asc(coinContacts.id))
      .limit(200);
    return { contacts: rows.map((row) => toContact(app, row)) };
  });

  route(app, calls.saveCryptoContact, async ({ body: { cryptoCurrencyCode: coin, network, address, label }, request }) => {
    const { id } = await callerOf(request);
    const trimmed = address.trim();
    requireAddress(coin, network, trimmed);
    const [row] = await app.db
      .insert(coinContacts)
      .values({ userId: id, currencyCode: coin, network, address: trimmed, label })
      .onConflictDoUpdate({
        target: [coinContacts.userId, coinContacts.currencyCode, coinContacts.network, coinContacts.address],
        set: { label },
      })
      .returning();
    if (!row) throw new HttpError(500, "server.error", "An address was not written.");
    return { contact: toContact(app, row) };
  });

  route(app, calls.removeCryptoContact, async ({ body: { contactId }, request }) => {
    const { id } = await callerOf(request);
    const rows = await app.db
      .delete(coinContacts)
      .where(and(eq(coinContacts.id, contactId), eq(coinContacts.userId, id)))
      .returning({ id: coinContacts.id });
    if (rows.length === 0) throw notFound("address", "payment.not_found");
    return { data: { success: true } };
  });
}

function toContact(
  app: FastifyInstance,
  { id, currencyCode, network, address, label, createdAt }: typeof coinContacts.$inferSelect,
) {
  const { newAddressHours } = payoutRulesOf(app.settings().settings);
  const usableAt = new Date(createdAt.getTime() + newAddressHours * 3_600_000);
  return {
    contactId: id,
    currencyCode,
    network,
    address,
    label,
    usableAt: usableAt > new Date() ? usableAt.toISOString() : null,
  };
}

/** The gateway that takes a coin. */
function gatewayOf({ paymentProviders }: FastifyInstance, coin: string): { provider: PaymentProvider; method: ProvidedMethod } {
  for (const provider of paymentProviders.values()) {
    const method = provider.crypto && provider.methods.find((each) => each.coin === coin);
    if (method) return { provider, method };
  }
  throw new HttpError(404, "payment.method_not_found", "Nothing takes this coin here.");
}

const away = (error: unknown): never => {
  if (error instanceof ProviderAway)
    throw new HttpError(503, "payment.provider_away", "The gateway does not answer. Try again in a moment.");
  throw error;
};

async function networksOf(app: FastifyInstance, coin: string) {
  const { provider } = gatewayOf(app, coin);
  return (await provider.crypto?.networks(coin).catch(away)) ?? [];
}

/** The player's own address, which is asked for once and kept. */
async function addressOf(app: FastifyInstance, request: FastifyRequest, user: UserRow, coin: string, network: string) {
  const { provider } = gatewayOf(app, coin);
  const isOwn = and(
    eq(coinAddresses.userId, user.id),
    eq(coinAddresses.provider, provider.key),
    eq(coinAddresses.currencyCode, coin),
    eq(coinAddresses.network, network),
  );
  const [known] = await app.db.select().from(coinAddresses).where(isOwn);
  if (known) return known;
  const { origin } = occasionOf(request);
  const question = { customerId: user.uniqueId, currencyCode: coin, network, notifyUrl: notifyUrl(origin, provider.key) };
  const given = await provider.crypto?.addressOf(question).catch(away);
  if (!given) throw new HttpError(404, "payment.method_not_found", "Nothing takes this coin here.");
  await app.db
    .insert(coinAddresses)
    .values({ userId: user.id, provider: provider.key, currencyCode: coin, network, ...given })
    .onConflictDoNothing();
  return given;
}
