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
import { getMinDepConfig, getPaymentMethods } from "../../../../schemas/api/payments/methods";
import { openStates } from "../../../../schemas/payment_states";
import type { DepositPageError } from "../../../../schemas/payments";
import { callerOf } from "../../../accounts/users/caller_of";
import { isExcluded } from "../../../accounts/users/exclusion_notice";
import { homeFrom } from "../../../accounts/markets/home_of";
import { isIdentityMissing, requireIdentity } from "../../../accounts/markets/require_identity";
import { requireNotRegistered } from "../../../accounts/registers/ask_register";
import { requireAgreed } from "../../../accounts/registration/require_agreed";
import { isVisitorServed, requireServed } from "../../../accounts/markets/require_served";
import type { UserRow } from "../../../accounts/users/sessions";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { ProviderAway } from "../../../outside/payments/reports";
import { HttpError, invalidRequest, notFound } from "../../../platform/api_error";
import { toDecimal } from "../../../platform/amounts";
import { route } from "../../../platform/route";
import { requireRate } from "../../rates/rates_plugin";
import { convert } from "../../rates/convert";
import { askSooner } from "../clock";
import { lastUses, methodsOf } from "../methods/methods_of";
import { namedMethod } from "../methods/named_method";
import { type OfferedMethod, toPaymentMethod } from "../methods/offered_methods";
import { toPayments } from "../payment_answer";
import { readAmount } from "../read_amount";
import { payments } from "../tables";
import { asksForDetails, customerOf, missingDetails, payingPlace } from "../who_pays";
import { endCashier } from "./end_cashier";
import { depositAnswer } from "./deposit_answer";
import { isMoreThanOpened } from "./only_opened";
import { openCashier } from "./open_cashier";
import { startDeposit } from "./start_deposit";

const startsPerMinute = { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } };
const usualPath = "/profile/deposit";

/** Paying in, from the list of methods to what came of it. */
export async function depositRoutes(app: FastifyInstance): Promise<void> {
  route(app, getPaymentMethods, async ({ query: { locale, action, currency }, request }) => {
    const user = (await request.session())?.user ?? null;
    const { settings } = app.settings();
    const walletCurrencyCode = user?.currencyCode ?? currency ?? settings.defaultCurrency;
    const place = payingPlace(app, request, user?.countryCode ?? null);
    const offered = methodsOf(app, place, walletCurrencyCode);
    const used = user ? await lastUses(app.db, user.id) : new Map<string, Date>();
    const errorCode =
      action === "deposit" ? pageErrorOf(app, request, user, offered) : offered.length === 0 ? "NO_PROVIDER" : null;
    const listed = errorCode !== null ? [] : offered.filter((each) => isListed(each, action));
    return {
      paymentMethods: listed.map((each) =>
        toPaymentMethod(each, { language: locale, walletCurrencyCode, lastUsedAt: used.get(each.method.id) ?? null }),
      ),
      errorCode,
      missingDetails: user ? missingDetails(user, settings) : [],
    };
  });

  route(app, getMinDepConfig, async ({ query: { currency }, request }) => {
    const user = (await request.session())?.user ?? null;
    const walletCurrencyCode = currency ?? user?.currencyCode ?? app.settings().settings.defaultCurrency;
    const offered = methodsOf(app, payingPlace(app, request, user?.countryCode ?? null), walletCurrencyCode);
    const minDepConfig: Record<string, { minAmount: number; maxAmount: number }> = {};
    for (const { deposit, currencyCode, isEnabled } of offered) {
      if (!deposit || !isEnabled) continue;
      const [minAmount, maxAmount] = [toDecimal(deposit.min, currencyCode), toDecimal(deposit.max, currencyCode)];
      const known = minDepConfig[currencyCode];
      minDepConfig[currencyCode] = known
        ? { minAmount: Math.min(known.minAmount, minAmount), maxAmount: Math.max(known.maxAmount, maxAmount) }
        : { minAmount, maxAmount };
    }
    return { minDepConfig };
  });

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

/** Inactive ones stay away, but for the embedded cashier and those that are away for a while and say so (C-9.12). */
function isListed({ deposit, withdrawal, isEnabled, absence, method }: OfferedMethod, action: "deposit" | "withdraw"): boolean {
  if (action === "withdraw") return withdrawal !== null && isEnabled;
  return deposit !== null && (isEnabled || absence !== null || method.name === "carouseller");
}

/** Why the deposit page offers nothing (C-8.04). */
function pageErrorOf(
  app: FastifyInstance,
  request: FastifyRequest,
  user: UserRow | null,
  offered: readonly OfferedMethod[],
): DepositPageError | null {
  if (!isVisitorServed(app, request, user?.countryCode)) return "DEPOSIT_COUNTRY_BLOCK";
  if (user && isExcluded(user)) return "SELF_EXCLUSION";
  if (user && needsVerifiedEmail(app, user)) return "REQUIRED_EMAIL_VERIFICATION";
  if (
    user &&
    isIdentityMissing(app.settings().settings, homeFrom(app.detectedPlace(request), user), user, "identityBeforeDeposit")
  )
    return "IDENTITY_REQUIRED";
  if (user && app.rateOf(user.currencyCode) === null) return "CURRENCY_NOT_OFFERED";
  return offered.some(({ deposit, isEnabled }) => deposit && isEnabled) ? null : "NO_PROVIDER";
}

const needsVerifiedEmail = ({ settings }: Pick<FastifyInstance, "settings">, user: UserRow) =>
  settings().settings.depositNeedsVerifiedEmail === true && !user.isEmailVerified;

/** Refuses whoever may not pay in: in this order, so that an exclusion is never hidden behind a form. */
function requireOpenDeposits(app: FastifyInstance, request: FastifyRequest, user: UserRow): void {
  if (isExcluded(user))
    throw new HttpError(403, "user.self_exclusion.notice", "Your account is excluded: nothing can be paid in.", {
      data: { until: user.excludedUntil?.toISOString() },
    });
  requireServed(app, request, user.countryCode);
  requireAgreed(app, user);
  if (needsVerifiedEmail(app, user)) throw new HttpError(403, "user.email_not_verified", "Verify your e-mail address first.");
  requireIdentity(app.settings().settings, homeFrom(app.detectedPlace(request), user), user, "identityBeforeDeposit");
  requireRate(app, user.currencyCode);
}

function requireDeposit(
  app: FastifyInstance,
  request: FastifyRequest,
  user: UserRow,
  name: Parameters<typeof namedMethod>[1],
): OfferedMethod {
  requireOpenDeposits(app, request, user);
  const offered = methodsOf(app, payingPlace(app, request, user.countryCode), user.currencyCode);
  const found = namedMethod(offered, name);
  if (!found) throw new HttpError(404, "payment.method_not_found", "There is no such way to pay here.");
  const fields = missingDetails(user, app.settings().settings);
  if (asksForDetails(found.method.name) && fields.length > 0)
    throw new HttpError(409, "profile.incomplete", "Some details are missing.", { data: { fields } });
  return found;
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
