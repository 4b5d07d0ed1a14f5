import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { DryRun } from "../../../schemas/api/promotions_desk";
import type { PromotionContent } from "../../../schemas/promotion_content";
import { itemRules } from "../../../src/layout/cut_items";
import { decidingRule, evaluateRules } from "../../../src/layout/evaluate";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import { playerLimits } from "../../care/limits/tables";
import { baseCurrency, toBase } from "../../money/rates/convert";
import { worthOf } from "../../money/bonuses/worth";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { isResting } from "../bonuses/claim";
import { refusalOf } from "../bonuses/conditions";
import { takeKeyOf } from "../bonuses/counted";
import { householdOf } from "../bonuses/hold_claim";
import { termsFor } from "../bonuses/terms";
import { payerOf, viewerOfPlayer } from "../bonuses/who_claims";
import { zoneOf } from "../../accounts/markets/zone_of";
import type { PromotionRow } from "../promotions/queries";
import { columnsOf, codesOf } from "./content";

type Server = Pick<FastifyInstance, "db" | "settings" | "rateOf" | "detectedPlace" | "detectedCountry">;
type Rule = DryRun["steps"][number]["rule"];

const rules: readonly Rule[] = [
  "audience",
  "countries",
  "visible",
  "access",
  "schedule",
  "conditions",
  "protection",
  "taken",
  "held",
];
const named: Partial<Record<string, Rule>> = {
  audience: "audience",
  country: "countries",
  access: "access",
  schedule: "schedule",
};
const day = 86_400_000;
const atOnce = 1_000;
const fewEnded = 5;

/** The whole day before today, by UTC. */
function yesterday(now: Date) {
  const to = new Date(Math.floor(now.getTime() / day) * day);
  return { from: new Date(to.getTime() - day), to };
}

/** What somebody did on the day, in minor units of their currency. */
interface Day {
  deposit: number;
  lost: number;
  edge: number;
}

/** Puts everybody who played or paid in yesterday through a promotion, rule by rule, and gives nothing. */
export async function runDry(
  app: Server,
  row: PromotionRow,
  content: PromotionContent,
  { now = new Date(), showsNames = false } = {},
): Promise<DryRun> {
  const offer: PromotionRow = { ...row, ...columnsOf(content), isClosed: false };
  const { from, to } = yesterday(now);
  const gone = new Map<Rule, number>();
  const worths: { user: UserRow; base: number }[] = [];
  let [people, offered] = [0, 0];
  for await (const batch of playersOf(app.db, from, to)) {
    people += batch.length;
    const ids = batch.map(({ id }) => id);
    const [limited, taken, days] = await Promise.all([
      withLimits(app.db, ids),
      takenBy(app.db, row.id, ids),
      dayOf(app.db, ids, from, to, offer.rules?.gives.kind === "cashback" && offer.rules.gives.days === 7 ? 7 : 1),
    ]);
    for (const user of batch) {
      const rule = await ruleAgainst(app, offer, user, { now, limited, taken, hasCode: codesOf(content).size > 0 });
      if (rule) {
        gone.set(rule, (gone.get(rule) ?? 0) + 1);
        continue;
      }
      offered += 1;
      const base = baseWorth(app, offer, user, days.get(user.id));
      if (base > 0) worths.push({ user, base });
    }
  }
  const takers = offer.rules?.takers ?? null;
  const getting = takers === null ? worths : worths.slice(0, takers);
  const most = getting.reduce((sum, { base }) => sum + base, 0);
  const { kept, ended } = await keptSoFar(app.db, row.id);
  let left = people;
  const steps = rules.map((rule) => {
    const fallen = gone.get(rule) ?? 0;
    left -= fallen;
    return { rule, people: fallen, left };
  });
  const top = showsNames ? getting.toSorted((one, other) => other.base - one.base).slice(0, 5) : [];
  const isCash = offer.rules !== null && offer.rules.gives.kind !== "spins" && offer.rules.wager.times === 0;
  const share = isCash ? 1 : ended >= fewEnded ? kept : null;
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    people,
    steps,
    offered,
    wouldGet: getting.length,
    most: toDecimal(most, baseCurrency),
    expected: share === null ? null : toDecimal(Math.round(most * share), baseCurrency),
    basedOn: ended,
    top: top.map(({ user, base }) => ({
      userId: user.id,
      name: [user.firstName, user.lastName].filter(Boolean).join(" ") || user.nickname || user.email,
      countryCode: user.countryCode,
      amount: toDecimal(base, baseCurrency),
    })),
  };
}

/** Players who bet or paid in on a day, some at a time. */
async function* playersOf(db: Queryable, from: Date, to: Date): AsyncGenerator<UserRow[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from users u where u.role = 'player' and u.id in (
      select user_id from played_hours where hour >= ${from.toISOString()}::timestamptz and hour < ${to.toISOString()}::timestamptz
      union select user_id from payments where kind = 'deposit' and state = 'paid'
        and created_at >= ${from.toISOString()}::timestamptz and created_at < ${to.toISOString()}::timestamptz) order by u.id`);
  for (let at = 0; at < rows.length; at += atOnce) {
    const ids = rows.slice(at, at + atOnce).map(({ id }) => id);
    yield await db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id);
  }
}

async function withLimits(db: Queryable, ids: number[]): Promise<ReadonlySet<number>> {
  const limits = db
    .select({ id: playerLimits.userId })
    .from(playerLimits)
    .where(inArray(playerLimits.userId, ids))
    .groupBy(playerLimits.userId);
  const times = db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.timeLimit)));
  return new Set([...(await limits), ...(await times)].map(({ id }) => id));
}

async function takenBy(db: Queryable, promotionId: number, ids: number[]): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db
    .select({ userId: playerBonuses.userId, takeKey: playerBonuses.takeKey })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.promotionId, promotionId), inArray(playerBonuses.userId, ids)));
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([id, all]) => [id, new Set(all.map(({ takeKey }) => takeKey))]),
  );
}

/** Deposits of the day, and losses and the games' share of bets of so many days before its end. */
async function dayOf(db: Queryable, ids: number[], from: Date, to: Date, days: number): Promise<ReadonlyMap<number, Day>> {
  const [end, start] = [to.toISOString(), from.toISOString()];
  const since = new Date(to.getTime() - days * day).toISOString();
  const { rows } = await db.execute<{ id: number; deposit: string; lost: string; edge: string }>(sql`
    select u.id,
      coalesce((select p.wallet_amount from payments p where p.user_id = u.id and p.kind = 'deposit' and p.state = 'paid'
        and p.wallet_currency_code = u.currency_code and p.created_at >= ${start}::timestamptz and p.created_at < ${end}::timestamptz
        order by p.id limit 1), 0) as deposit,
      coalesce((select sum(bets - wins) from played_hours h where h.user_id = u.id and h.currency_code = u.currency_code
        and h.hour >= ${since}::timestamptz and h.hour < ${end}::timestamptz), 0) as lost,
      coalesce((select sum((r.bet - r.bonus_bet) * greatest(0, 10000 - coalesce(g.return_to_player, 10000))) from rounds r
        left join games g on g.id = r.game_id where r.user_id = u.id and r.state = 'settled' and not r.is_demo
        and r.currency_code = u.currency_code and r.settled_at >= ${start}::timestamptz and r.settled_at < ${end}::timestamptz), 0) as edge
    from users u where u.id = any(${sql.param(ids)}::int[])`);
  return new Map(
    rows.map(({ id, deposit, lost, edge }) => [
      id,
      { deposit: Number(deposit), lost: Number(lost), edge: Number(edge) / 1_000_000 },
    ]),
  );
}

/** The first rule that somebody is refused by, in the order in which the engine asks. */
async function ruleAgainst(
  app: Server,
  offer: PromotionRow,
  user: UserRow,
  {
    now,
    limited,
    taken,
    hasCode,
  }: { now: Date; limited: ReadonlySet<number>; taken: ReadonlyMap<number, ReadonlySet<string>>; hasCode: boolean },
): Promise<Rule | null> {
  const viewer = viewerOfPlayer(user, user.countryCode, now);
  const deciding = decidingRule(evaluateRules(itemRules(offer.banner) ?? {}, viewer));
  if (deciding) return named[deciding.rule] ?? "visible";
  const timeZone = zoneOf(app.settings().settings, user);
  if (offer.rules) {
    const refusal = refusalOf(offer, offer.rules, { viewer, player: user, timeZone, hasCoupon: hasCode });
    if (refusal) return timeCodes.has(refusal.code) ? "schedule" : "conditions";
  }
  if (user.excludedUntil && user.excludedUntil > now) return "protection";
  if (limited.has(user.id) && (await isResting(app, app.db, user))) return "protection";
  if (!offer.rules) return null;
  if (taken.get(user.id)?.has(takeKeyOf(offer.rules, now, timeZone))) return "taken";
  const { kind } = await householdOf(app.db, { id: offer.id, rules: offer.rules }, user);
  return kind === "free" ? null : kind;
}

const timeCodes: ReadonlySet<string> = new Set(["NOT_STARTED", "ENDED", "VALID_ON_DAYS", "START_TIME_ERROR", "END_TIME_ERROR"]);

/** What it would be worth to somebody, in minor units of the house's currency; nothing where they did not do what brings it. */
function baseWorth(app: Server, { rules: offered, version }: PromotionRow, user: UserRow, done: Day | undefined): number {
  const rate = app.rateOf(user.currencyCode);
  if (!offered || rate === null || !done) return 0;
  const terms = termsFor(offered, version, payerOf(app, user.countryCode, user.currencyCode));
  const { gives } = terms;
  const worth = () => {
    if (gives.kind === "cashback")
      return done.lost < gives.minLoss || done.lost <= 0 ? 0 : Math.min(gives.cap, Math.floor((done.lost * gives.percent) / 100));
    if (gives.kind === "rakeback") return Math.floor(done.edge * gives.percent);
    if ((gives.kind === "match" || (gives.kind === "spins" && gives.minDeposit !== null)) && done.deposit === 0) return 0;
    return worthOf(terms, done.deposit) ?? 0;
  };
  return toBase(worth(), { currencyCode: user.currencyCode, rate });
}

/** What share of what was given became the players' own, of those that have ended. */
async function keptSoFar(db: Queryable, promotionId: number): Promise<{ kept: number; ended: number }> {
  const { rows } = await db.execute<{ kept: number | null; ended: string }>(sql`
    select avg(least(1, paid::float / nullif(greatest(amount, paid), 0))) as kept, count(*) as ended from player_bonuses
    where promotion_id = ${promotionId} and started_at is not null and ended_at is not null`);
  return { kept: rows[0]?.kept ?? 0, ended: Number(rows[0]?.ended ?? 0) };
}
