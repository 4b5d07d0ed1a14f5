import type { FastifyInstance, FastifyRequest } from "fastify";
import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import {
  closeCashier,
  getOpenPayments,
  getPayment,
  initializePayment,
  initPay,
  openCardFrame,
} from "../../../../schemas/api/payments/deposits";
import { openStates } from "../../../../schemas/payment_states";
import { callerOf } from "../../../accounts/users/caller_of";
import { requireNotRegistered } from "../../../accounts/registers/ask_register";
import type { UserRow } from "../../../accounts/users/sessions";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, invalidRequest, notFound } from "../../../platform/api_error";
import { route } from "../../../platform/route";
import { requireRate } from "../../rates/rates_plugin";
import { convert } from "../../rates/convert";
import { askSooner } from "../clock";
import type { OfferedMethod } from "../methods/offered_methods";
import { toPayments } from "../payment_answer";
import { readAmount } from "../read_amount";
import { payments } from "../tables";
import { customerOf } from "../who_pays";
import { endCashier } from "./end_cashier";
import { depositAnswer } from "./deposit_answer";
import { isMoreThanOpened } from "./only_opened";
import { openCashier } from "./open_cashier";
import { startDeposit } from "./start_deposit";
import { requireDeposit, requireOpenDeposits } from "./may_deposit";

const startsPerMinute = { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } };
const usualPath = "/profile/deposit";

/** Paying in, from the beginning of a payment to what came of it. */
export async function depositRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    initPay,
    async ({ body, request }) => {
      const user = await callerOf(request);
      const offered = requireDeposit(app, request, user, { ...body, pspID: body.pspID ?? body.id });
      await requireNotRegistered(request, "deposit", user, { isJustRead: true });
      const { method, currencyCode } = offered;
      const amount = amountOf(app, user, offered, body);
      const email = method.name === "skrill" ? (body.skrillEmail ?? user.skrillEmail) : (body.email ?? null);
      const coupon = body.coupon?.trim() || null;
      const { origin, language } = occasionOf(request);
      const started = await startDeposit(app, {
        user,
        offered,
        amount,
        bonusId: body.bonusID ?? (coupon === null ? null : await app.bonusOfCoupon(coupon)),
        coupon,
        key: body.key ?? null,
        language: body.language ?? language,
        countryCode: user.countryCode ?? app.detectedCountry(request),
        viewer: await app.viewerOf(request),
        ip: request.ip,
        browser: browserOf(body, request),
        card: method.isCardForm && !method.hasCardFrame ? cardOf(body) : null,
        cardToken: method.hasCardFrame ? cardTokenOf(body) : null,
        email: email || null,
        network: body.network ?? null,
        returnPath: body.returnPath ?? usualPath,
        origin,
      });
      return depositAnswer(started, currencyCode);
    },
    startsPerMinute,
  );

  route(
    app,
    initializePayment,
    async ({ query, body, request }) => {
      const user = await callerOf(request);
      requireOpenDeposits(app, request, user);
      await requireNotRegistered(request, "deposit", user, { isJustRead: true });
      return openCashier(app, request, user, { ...body, language: query.language ?? null, bonus: query.bonus ?? null });
    },
    startsPerMinute,
  );

  route(app, closeCashier, async ({ body: { payment_id: paymentId }, request }) => {
    await endCashier(app, (await callerOf(request)).id, paymentId);
    return { data: { success: true as const } };
  });

  route(
    app,
    openCardFrame,
    async ({ body: { pspID, language, theme = null, scheme = null }, request }) => {
      const user = await callerOf(request);
      const { provider, method } = requireDeposit(app, request, user, { pspID });
      if (!method.hasCardFrame || !provider.openCardFrame)
        throw new HttpError(404, "payment.method_not_found", "This way to pay has no card fields of its own.");
      const { origin: siteOrigin, language: usual } = occasionOf(request);
      const customer = customerOf(user, request.ip, app.settings().settings.placeholderEmailDomains);
      const order = { methodId: method.id, customer, language: language ?? usual, theme, scheme, siteOrigin };
      return provider.openCardFrame(order).catch((error: unknown) => {
        if (!(error instanceof ProviderAway)) throw error;
        throw new HttpError(503, "payment.provider_away", "The provider does not answer. Try again in a moment.");
      });
    },
    startsPerMinute,
  );

  route(app, getPayment, async ({ query: { paymentId }, request }) => {
    const { id } = await callerOf(request);
    const rows = await app.db
      .select()
      .from(payments)
      .where(and(eq(payments.id, paymentId), eq(payments.userId, id)));
    const [payment] = await toPayments(app, rows, occasionOf(request).language);
    if (!payment) throw notFound("payment", "payment.not_found");
    for (const row of rows) await askSooner(app.db, row);
    return { payment };
  });

  route(app, getOpenPayments, async ({ request }) => {
    const { id } = await callerOf(request);
    const isRecent = and(eq(payments.kind, "deposit"), gt(payments.updatedAt, sql`now() - interval '10 minutes'`));
    const rows = await app.db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, id), or(inArray(payments.state, openStates), isRecent), isMoreThanOpened(app)))
      .orderBy(desc(payments.id))
      .limit(20);
    return { payments: await toPayments(app, rows, occasionOf(request).language) };
  });
}

type Body = z.output<NonNullable<typeof initPay.body>>;

/** Without an amount 100, or 50 for a coin's network (C-9.06), which are of the wallet's currency. */
function amountOf(app: FastifyInstance, user: UserRow, { method, currencyCode }: OfferedMethod, body: Body): number {
  const isCoin = method.coin !== null;
  const wanted = body.amount ?? (isCoin ? 50 : 100);
  const named = body.currencyCode ?? (body.amount === undefined && isCoin ? user.currencyCode : currencyCode);
  if (named !== currencyCode && named !== user.currencyCode)
    throw invalidRequest([{ path: ["body", "currencyCode"], message: "is not taken by this way to pay" }]);
  const amount = readAmount(wanted, named);
  if (amount === null) throw invalidRequest([{ path: ["body", "amount"], message: "has more decimals than its currency" }]);
  if (named === currencyCode) return amount;
  const priced = (code: string) => ({ currencyCode: code, rate: requireRate(app, code) });
  return convert(amount, priced(named), priced(currencyCode));
}

function cardTokenOf({ cardToken }: Body): string {
  if (cardToken) return cardToken;
  throw invalidRequest([{ path: ["body", "cardToken"], message: "error.card.number.invalid" }]);
}

function cardOf({ cardNumber, cardHolderName, expiryDate, cvc }: Body) {
  if (cardNumber && cardHolderName?.trim() && expiryDate && cvc)
    return { number: cardNumber, holder: cardHolderName.trim(), expiry: expiryDate, cvc };
  const missing: [string, string][] = [
    ["cardNumber", "error.card.number.invalid"],
    ["cardHolderName", "error.cardholder.name.required"],
    ["expiryDate", "invalid"],
    ["cvc", "error.card.cvc.invalid"],
  ];
  const given: Record<string, unknown> = { cardNumber, cardHolderName: cardHolderName?.trim(), expiryDate, cvc };
  throw invalidRequest(missing.filter(([name]) => !given[name]).map(([name, message]) => ({ path: ["body", name], message })));
}

const browserOf = (body: Body, { headers }: FastifyRequest) => ({
  agent: body.agent ?? headers["user-agent"] ?? null,
  acceptHeader: body.acceptHeader ?? headers.accept ?? null,
  screenWidth: body.screenWidth ?? null,
  screenHeight: body.screenHeight ?? null,
  windowWidth: body.windowWidth ?? null,
  windowHeight: body.windowHeight ?? null,
  colorDepth: body.colorDepth ?? null,
  timezoneOffset: body.timezoneOffset ?? null,
});
