import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { BonusTerms } from "../../../schemas/bonus_rules";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import { periodOf, type Span } from "../../care/limits/periods";
import { playerLimits } from "../../care/limits/tables";
import { holdRunning, startBonus, writeBonusStep } from "../../money/bonuses/bonuses";
import { bookCashEach } from "../../money/ledger/book";
import type { Queryable } from "../../platform/plugins/database";
import { eachAlone } from "../../platform/each_alone";
import { repeat } from "../../platform/repeat";
import { isResting, type Offer } from "../bonuses/claim";
import { refusalOf } from "../bonuses/conditions";
import { takersOf, takeKeyOf } from "../bonuses/counted";
import { householdOf } from "../bonuses/hold_claim";
import { termsFor } from "../bonuses/terms";
import { payerOf, viewerOfPlayer } from "../bonuses/who_claims";
import { zoneOf } from "../../accounts/markets/zone_of";
import { cashbackRuns, promotions } from "../promotions/tables";
import { isExcluded } from "../../accounts/users/exclusion_notice";

type Server = Pick<FastifyInstance, "db" | "log" | "settings" | "rateOf" | "detectedPlace" | "detectedCountry">;
type Loser = { user: UserRow; lost: number };
/** Terms are one object for all who have the same. */
type Due = { user: UserRow; terms: BonusTerms; amount: number };

const usualBatch = 1_000;
/** Why a bonus was given that nobody asked for. */
const byItself = "by_itself";

/**
 * Pays what came back of the week that is over, to everybody whose Monday it is, once: some accounts at a time, each with how far it got in the
 * transaction that pays them, so that a process that is killed or closes leaves nothing half done and another one goes on. Answers how many were paid.
 */
export async function payWeeks(
  app: Server,
  { now = new Date(), atOnce = usualBatch, closing }: { now?: Date; atOnce?: number; closing?: AbortSignal } = {},
): Promise<number> {
  let paid = 0;
  const offers = await offersThatPay(app.db);
  const zones = offers.length > 0 ? await zonesOf(app) : [];
  for (const offer of offers)
    await eachAlone(app, zones, `Cashback of promotion ${offer.id} could not be paid`, async ([zone, homes]) => {
      const week = periodOf("weekly", now, zone);
      if (offer.firstAt > week.start) return; // it was not there in the week that is over
      while (!closing?.aborted) {
        const done = await payBatch(app, offer, { zone, homes, week, atOnce });
        if (done === null) break;
        paid += done;
      }
    });
  return paid;
}

async function offersThatPay(db: Queryable): Promise<Offer[]> {
  const rows = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.isClosed, false), sql`auto_payout_days > 0`));
  return rows.flatMap(({ rules, ...row }) =>
    rules?.gives.kind === "cashback" && rules.gives.days === 7 ? [{ ...row, rules }] : [],
  );
}

/** A country and a time zone as accounts have them; empty for none. */
type Home = readonly [country: string, timeZone: string];

/** By whose clocks accounts live, with the homes that are by them. */
async function zonesOf(app: Server): Promise<Map<string, Home[]>> {
  const { rows } = await app.db.execute<{ country: string | null; zone: string | null }>(
    sql`select distinct country_code as country, time_zone as zone from users`,
  );
  const homes = rows.map(({ country, zone }) => ({
    home: [country ?? "", zone ?? ""] as const,
    zone: zoneOf(app.settings().settings, { countryCode: country, timeZone: zone }),
  }));
  return new Map([...Map.groupBy(homes, ({ zone }) => zone)].map(([zone, all]) => [zone, all.map(({ home }) => home)]));
}

interface Monday {
  zone: string;
  homes: readonly Home[];
  week: Span;
  /** How many accounts. */
  atOnce: number;
}

/** Pays the next accounts; null where all are paid, or another process is at it. */
function payBatch(app: Server, offer: Offer, { zone, homes, week, atOnce }: Monday): Promise<number | null> {
  return app.db.transaction(async (tx) => {
    const run = { promotionId: offer.id, zone, weekAt: week.start };
    await tx.insert(cashbackRuns).values(run).onConflictDoNothing();
    const where = and(
      eq(cashbackRuns.promotionId, offer.id),
      eq(cashbackRuns.zone, zone),
      eq(cashbackRuns.weekAt, week.start),
      isNull(cashbackRuns.endedAt),
    );
    const [held] = await tx.select().from(cashbackRuns).where(where).for("update", { skipLocked: true });
    if (!held) return null;
    const before = periodOf("weekly", new Date(week.start.getTime() - 1), zone);
    const losers = await losersAfter(tx, held.lastUserId, { homes, span: before, atOnce });
    const due = await dueTo(app, tx, offer, losers, { zone, week });
    const paid = await pay(tx, offer, due, takeKeyOf(offer.rules, week.start, zone));
    const last = losers.at(-1)?.user.id ?? held.lastUserId;
    const isOver = losers.length < atOnce;
    await tx
      .update(cashbackRuns)
      .set({ lastUserId: last, paid: held.paid + paid, ...(isOver && { endedAt: sql`now()` }) })
      .where(where);
    return paid;
  });
}

/** The next accounts that lost something in a span, with what they lost less the bonuses they got in it. */
async function losersAfter(
  tx: Queryable,
  lastUserId: number,
  { homes, span, atOnce }: { homes: readonly Home[]; span: Span; atOnce: number },
): Promise<Loser[]> {
  const [from, to] = [span.start.toISOString(), span.end.toISOString()];
  const { rows } = await tx.execute<{ id: number; lost: string }>(sql`
    select u.id, l.lost - coalesce((select sum(b.amount) from player_bonuses b where b.user_id = u.id and b.currency_code = u.currency_code
        and b.started_at >= ${from}::timestamptz and b.started_at < ${to}::timestamptz), 0) as lost
    from users u, lateral (select sum(h.bets - h.wins) as lost from played_hours h where h.user_id = u.id and h.currency_code = u.currency_code
        and h.hour >= ${from}::timestamptz and h.hour < ${to}::timestamptz) l
    where u.id > ${lastUserId} and l.lost > 0 and u.role = 'player'
      and (coalesce(u.country_code, ''), coalesce(u.time_zone, '')) in (
        select * from unnest(${sql.param(homes.map(([country]) => country))}::text[], ${sql.param(homes.map(([, zone]) => zone))}::text[]))
    order by u.id limit ${atOnce}`);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await tx.select().from(users).where(inArray(users.id, ids));
  const byId = new Map(found.map((user) => [user.id, user]));
  return rows.flatMap(({ id, lost }) => {
    const user = byId.get(id);
    return user ? [{ user, lost: Number(lost) }] : [];
  });
}

/** What each of them gets: by the offer's conditions as they were when the week began, and nothing for who rests. */
async function dueTo(
  app: Server,
  tx: Queryable,
  offer: Offer,
  losers: readonly Loser[],
  { zone: timeZone, week }: Pick<Monday, "zone" | "week">,
): Promise<Due[]> {
  const limited = await withLimits(
    tx,
    losers.map(({ user }) => user.id),
  );
  const due: Due[] = [];
  const rate = new Map<string, string | null>();
  const known = new Map<string, BonusTerms>();
  for (const { user, lost } of losers) {
    const { currencyCode, countryCode } = user;
    if (!rate.has(currencyCode)) rate.set(currencyCode, app.rateOf(currencyCode));
    if (rate.get(currencyCode) === null) continue;
    const viewer = viewerOfPlayer(user, countryCode, week.start);
    if (refusalOf(offer, offer.rules, { viewer, player: user, timeZone, hasCoupon: false })) continue;
    if (isExcluded(user)) continue;
    if (limited.has(user.id) && (await isResting(app, tx, user))) continue;
    const where = `${countryCode} ${currencyCode}`;
    const terms = known.get(where) ?? termsFor(offer.rules, offer.version, payerOf(app, countryCode, currencyCode));
    known.set(where, terms);
    if (terms.gives.kind !== "cashback" || lost < terms.gives.minLoss) continue;
    const amount = Math.min(terms.gives.cap, Math.floor((lost * terms.gives.percent) / 100));
    if (amount <= 0) continue;
    if ((await householdOf(tx, offer, user)).kind !== "free") continue;
    due.push({ user, terms, amount });
  }
  if (offer.rules.takers === null) return due;
  return due.slice(0, Math.max(0, offer.rules.takers - (await takersOf(tx, offer.id))));
}

async function withLimits(tx: Queryable, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: playerLimits.userId })
    .from(playerLimits)
    .where(inArray(playerLimits.userId, ids))
    .groupBy(playerLimits.userId);
  return new Set(rows.map(({ id }) => id));
}

/** Books all of them; who took it by hand before is left out. Whoever changes a bonus holds its wallet first. */
async function pay(tx: Queryable, offer: Offer, due: readonly Due[], takeKey: string): Promise<number> {
  const inCash = due.filter(({ terms }) => terms.wager.times === 0);
  const toWager = due.filter(({ terms }) => terms.wager.times > 0);
  return (await payInCash(tx, offer, inCash, takeKey)) + (await startEach(tx, offer, toWager, takeKey));
}

/** All of them at once. */
async function payInCash(tx: Queryable, offer: Offer, due: readonly Due[], takeKey: string): Promise<number> {
  if (due.length === 0) return 0;
  const ids = sql.param(due.map(({ user }) => user.id));
  const codes = sql.param(due.map(({ user }) => user.currencyCode));
  await tx.execute(
    sql`insert into wallets (user_id, currency_code) select * from unnest(${ids}::int[], ${codes}::text[]) on conflict do nothing`,
  );
  await tx.execute(
    sql`select 1 from wallets where user_id = any(${ids}::int[]) order by user_id, currency_code for no key update`,
  );
  const terms = [...new Set(due.map((one) => one.terms))]; // few, however many get them
  const which = new Map(terms.map((one, place) => [one, place + 1]));
  const { rows } = await tx.execute<{ id: number; user_id: number; currency_code: string; amount: string }>(sql`
    with given as (
      insert into player_bonuses (user_id, promotion_id, bonus_type, state, currency_code, terms, take_key, amount, paid, started_at, ended_at, expires_at)
      select d.user_id, ${offer.id}, ${offer.bonusType}, 'won', d.currency_code, (${sql.param(terms.map((one) => JSON.stringify(one)))}::json[])[d.terms], ${takeKey}, d.amount, d.amount, now(), now(), now()
      from unnest(${ids}::int[], ${codes}::text[], ${sql.param(due.map((one) => which.get(one.terms) ?? 0))}::int[],
        ${sql.param(due.map(({ amount }) => amount))}::bigint[])
        as d(user_id, currency_code, terms, amount)
      on conflict do nothing returning id, user_id, currency_code, amount),
    steps as (
      insert into bonus_steps (bonus_id, "from", "to", reason)
      select id, null::text, 'claimed', ${byItself} from given union all select id, 'claimed', 'won', ${byItself} from given)
    select * from given`);
  await bookCashEach(
    tx,
    "bonus",
    "promotions",
    rows.map(({ id, user_id: userId, currency_code: currencyCode, amount }) => ({
      reference: `bonus:${id}:start`,
      userId,
      currencyCode,
      amount: Number(amount),
    })),
  );
  return rows.length;
}

/** What has to be wagered begins one by one, and only where nothing runs: nobody loses a bonus to one they did not ask for. */
async function startEach(tx: Queryable, offer: Offer, due: readonly Due[], takeKey: string): Promise<number> {
  let started = 0;
  for (const one of due) {
    const { user, terms, amount } = one;
    await tx.execute(
      sql`select 1 from wallets where user_id = ${user.id} and currency_code = ${user.currencyCode} for no key update`,
    );
    if (await holdRunning(tx, user.id)) continue;
    const [row] = await tx
      .insert(playerBonuses)
      .values({
        userId: user.id,
        promotionId: offer.id,
        bonusType: offer.bonusType,
        state: "claimed",
        currencyCode: user.currencyCode,
        terms,
        takeKey,
        expiresAt: new Date(Date.now() + terms.waitDays * 86_400_000),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) continue;
    await writeBonusStep(tx, row.id, null, "claimed", { reason: byItself });
    await startBonus(tx, row, { worth: amount, reason: byItself });
    started += 1;
  }
  return started;
}

const lookEveryMs = 60_000;

export const cashbackClock = fp(
  async (app) => {
    repeat(app, { everyMs: lookEveryMs, failure: "Cashback could not be paid" }, (closing) => payWeeks(app, { closing }));
  },
  { name: "cashback_clock", dependencies: ["site_settings", "rates"] },
);
