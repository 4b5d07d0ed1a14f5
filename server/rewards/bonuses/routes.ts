import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/bonuses";
import type { UserBonus } from "../../../schemas/api/bonuses";
import { callerOf } from "../../accounts/users/caller_of";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { wallets } from "../../accounts/users/tables";
import { notFound } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import { route } from "../../platform/route";
import { promotions } from "../promotions/tables";
import { gameNames, statesOf, toUserBonus } from "./bonus_answer";
import { cancel, claim, type Claimed } from "./claim";
import { type Refusal, refusalOf } from "./conditions";
import { findCoupon, readCode } from "./coupons";
import { claimRakeback, readRakeback } from "./rakeback";
import { countryOf } from "./who_claims";
import { zoneOf } from "../../accounts/markets/zone_of";

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: "1 minute" } } });

/** What players are offered and what they have taken of it (L-7.04 to L-7.12, C-7.12, C-7.14). */
export async function bonusRoutes(app: FastifyInstance): Promise<void> {
  const viewerOf = async (request: FastifyRequest, user: UserRow) => ({
    ...(await app.viewerOf(request)),
    country: countryOf(app, request, user.countryCode),
  });

  const offerOf = async (id: number) => {
    const [row] = await app.db.select().from(promotions).where(eq(promotions.id, id));
    return row?.rules ? { ...row, rules: row.rules } : null;
  };

  async function take(
    request: FastifyRequest,
    user: UserRow,
    wish: { bonusId: number; couponCode: string | null; replaces: boolean },
  ) {
    const offer = await offerOf(wish.bonusId);
    if (!offer) return { kind: "refused" as const, refusal: { code: "UNIFIED_ERROR" as const } };
    return claim(app, {
      user,
      viewer: await viewerOf(request, user),
      offer,
      couponCode: wish.couponCode,
      replaces: wish.replaces,
    });
  }

  route(
    app,
    calls.activateBonus,
    async ({ body, query, request }) => {
      const user = await callerOf(request);
      const typed = body.cpnc ?? query.cpnc;
      const found = typed ? await findCoupon(app.db, typed) : null;
      const couponCode = found && found.promotion.id === body.bonusId && !isOver(found.expiresAt) ? found.code : null;
      const claimed = await take(request, user, { bonusId: body.bonusId, couponCode, replaces: body.replace });
      return toOutcome(claimed, body.bonusId, "Your bonus is active.");
    },
    perMinute(300),
  );

  route(
    app,
    calls.checkCoupon,
    async ({ body, request }) => {
      const user = await callerOf(request);
      if (readCode(body.coupon) === null) return toOutcome(refused({ code: "COUPON_UNKNOWN" }), null, "");
      const found = await findCoupon(app.db, body.coupon);
      if (!found) return toOutcome(refused({ code: "COUPON_UNKNOWN" }), null, "");
      const bonusId = found.promotion.id;
      if (isOver(found.expiresAt))
        return toOutcome(refused({ code: "COUPON_EXPIRED", data: { endAt: found.expiresAt?.toISOString() ?? "" } }), bonusId, "");
      const claimed = await take(request, user, { bonusId, couponCode: found.code, replaces: body.replace });
      return toOutcome(claimed, bonusId, "Your coupon was redeemed.");
    },
    perMinute(30),
  );

  route(app, calls.getPromoBonuses, async ({ query, request }) => {
    const caller = await request.session();
    const found = query.coupon ? await findCoupon(app.db, query.coupon) : null;
    const { rules } = found?.promotion ?? {};
    if (!found || !rules || isOver(found.expiresAt)) return { bonus: [] };
    const viewer = caller ? await viewerOf(request, caller.user) : await app.viewerOf(request);
    const player = caller?.user ?? {
      isEmailVerified: true,
      depositCount: 0,
      createdAt: new Date(),
      countryCode: viewer.country,
      timeZone: null,
    };
    const refusal = refusalOf(
      found.promotion,
      { ...rules, needsEmail: false, minDeposits: 0 },
      { viewer, player, timeZone: zoneOf(app.settings().settings, player), hasCoupon: true },
    );
    if (refusal) return { bonus: [] };
    const { id, bonusType, banner, bannerKey, endAt } = found.promotion;
    const until = found.expiresAt ?? endAt;
    return {
      bonus: [
        {
          bonusId: id,
          bonusType,
          banner: { ...banner, bannerKey },
          couponExpireIn: until?.toISOString() ?? null,
          useCoupon: true,
        },
      ],
    };
  });

  route(app, calls.getUserBonus, async ({ query, request }) => {
    const { id } = await callerOf(request);
    const states = (query.status ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .flatMap(statesOf);
    if (query.status && states.length === 0) return { userBonus: { count: 0, rows: [] }, lastBonus: await lastOf(id) };
    const where = and(eq(playerBonuses.userId, id), states.length > 0 ? inArray(playerBonuses.state, states) : undefined);
    const [[total], rows, newest] = await Promise.all([
      app.db.select({ count: count() }).from(playerBonuses).where(where),
      told(where, query, runningFirst, newestFirst), // one that waits is newer, and not what the player plays with
      newestOf(id),
    ]);
    const [lastBonus = null, ...answers] = await answersOf([...newest, ...rows]);
    return newest.length > 0
      ? { userBonus: { count: total?.count ?? 0, rows: answers }, lastBonus }
      : { userBonus: { count: 0, rows: [] }, lastBonus: null };
  });

  const runningFirst = sql`(${playerBonuses.state} = 'running') desc`;
  const newestFirst = desc(playerBonuses.id);

  /** Bonuses with what is told of them, in one question to the database. */
  const told = (where: SQL | undefined, { limit, offset }: { limit: number; offset: number }, ...order: SQL[]) =>
    app.db
      .select({ bonus: playerBonuses, promotion: promotions, balance: wallets.nonCashAmount })
      .from(playerBonuses)
      .leftJoin(promotions, eq(promotions.id, playerBonuses.promotionId))
      .leftJoin(
        wallets,
        and(
          eq(wallets.userId, playerBonuses.userId),
          eq(wallets.currencyCode, playerBonuses.currencyCode),
          eq(wallets.bonusId, playerBonuses.id),
        ),
      )
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  type Told = Awaited<ReturnType<typeof told>>[number];

  /** The one taken last, if any was. */
  const newestOf = (userId: number) => told(eq(playerBonuses.userId, userId), { limit: 1, offset: 0 }, newestFirst);
  const lastOf = async (userId: number): Promise<UserBonus | null> => (await answersOf(await newestOf(userId)))[0] ?? null;

  async function answersOf(rows: readonly Told[]): Promise<UserBonus[]> {
    const names = await gameNames(
      app.db,
      rows.map(({ bonus }) => bonus.terms),
    );
    return rows.map(({ bonus, promotion, balance }) =>
      toUserBonus(bonus, { promotion: promotion ?? undefined, balance: balance ?? 0, names }),
    );
  }

  route(app, calls.cancelBonus, async ({ body: { userBonusId }, request }) => {
    const { id } = await callerOf(request);
    const row = await cancel(app, id, userBonusId);
    if (!row) throw notFound("bonus of yours", "bonus.not_found");
    const { currencyCode, burned, state } = row;
    return {
      data: { success: state === "cancelled", burned: toDecimal(burned, currencyCode), currencyCode },
      message: state === "cancelled" ? "The bonus has ended." : "The bonus had ended before.",
    };
  });

  route(
    app,
    calls.refreshCashback,
    async ({ body: { bonusId }, request }) => {
      const user = await callerOf(request);
      const { currencyCode } = user;
      const offer = await offerOf(bonusId);
      const nothing = { amount: 0, currencyCode, errorData: null };
      if (!offer) return { ...nothing, errorCode: "UNIFIED_ERROR" as const };
      if (offer.rules.gives.kind === "rakeback") {
        const sum = await claimRakeback(app, user);
        return sum > 0
          ? { amount: toDecimal(sum, currencyCode), currencyCode, errorCode: null, errorData: null }
          : { ...nothing, errorCode: "NO_CASHBACK" as const };
      }
      if (offer.rules.gives.kind !== "cashback") return { ...nothing, errorCode: null }; // it stands in the lists as it is
      const claimed = await take(request, user, { bonusId, couponCode: null, replaces: false });
      if (claimed.kind === "refused")
        return { ...nothing, errorCode: claimed.refusal.code, errorData: claimed.refusal.data ?? null };
      return {
        amount: toDecimal(claimed.row.amount, claimed.row.currencyCode),
        currencyCode: claimed.row.currencyCode,
        errorCode: null,
        errorData: null,
      };
    },
    perMinute(120),
  );

  route(app, calls.getRakebackDays, async ({ request }) => {
    const user = await callerOf(request);
    const { currencyCode } = user;
    const rakeback = await readRakeback(app, app.db, user);
    if (!rakeback) return { bonusId: null, currencyCode, percent: 0, ready: 0, nextAt: null, days: [] };
    const money = (amount: number) => toDecimal(amount, currencyCode);
    const ready = rakeback.days.filter(({ state }) => state === "ready").reduce((sum, { amount }) => sum + amount, 0);
    return {
      bonusId: rakeback.offer.id,
      currencyCode,
      percent: rakeback.percent,
      ready: money(ready),
      nextAt: rakeback.nextAt.toISOString(),
      days: rakeback.days.map((day) => ({ ...day, amount: money(day.amount) })),
    };
  });
}

const isOver = (at: Date | null): boolean => at !== null && at.getTime() <= Date.now();
const refused = (refusal: Refusal): Claimed => ({ kind: "refused", refusal });

/** Said for programs; people read the words of the code. "Already Exist" is the documents' own (C-8.18). */
const messageOf = ({ code }: Refusal): string =>
  code === "ALREADY_EXIST" ? "Already Exist" : `The bonus is not to be had: ${code}.`;

function toOutcome(claimed: Claimed, bonusId: number | null, done: string) {
  if (claimed.kind === "refused") {
    const { refusal } = claimed;
    return {
      data: { success: false, bonusId, error: refusal.code, errorData: refusal.data ?? null },
      message: messageOf(refusal),
    };
  }
  const error = claimed.kind === "waiting" ? ("DEPOSIT_BONUS" as const) : null;
  return {
    data: { success: error === null, bonusId: claimed.row.promotionId, error, errorData: null },
    message: error ? "It starts with a deposit." : done,
  };
}
