import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { isExcluded } from "../../accounts/users/exclusion_notice";
import { users } from "../../accounts/users/tables";
import { baseCurrency, fromBase } from "../../money/rates/convert";
import { signal } from "../../platform/plugins/changes";
import type { Queryable } from "../../platform/plugins/database";
import { eachAlone } from "../../platform/each_alone";
import { holdClaims, isResting } from "../bonuses/claim";
import { giveAtOnce, giveCash } from "../bonuses/give_at_once";
import { placeStages } from "./stages";
import { placesOf, prizeAt, prizesOf } from "./standings";
import { tournamentAwards, tournamentPrizes, tournamentQueue, tournaments } from "./tables";

type Server = Pick<FastifyInstance, "db" | "log" | "settings" | "rateOf" | "detectedPlace" | "detectedCountry">;
type AwardRow = typeof tournamentAwards.$inferSelect;

/** Rounds take their time and their transaction's number within moments of each other. */
const graceSeconds = 2;
const atOnce = 200;

/** Ends what is over by the database's clock. Answers how many results stand since. */
export async function finishDue(app: Pick<Server, "db" | "log">): Promise<number> {
  const due = await app.db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        isNull(tournaments.finishedAt),
        isNull(tournaments.cancelledAt),
        sql`${tournaments.endAt} <= clock_timestamp() - make_interval(secs => ${graceSeconds})`,
      ),
    )
    .orderBy(asc(tournaments.endAt));
  let finished = 0;
  await eachAlone(app, due, "A tournament could not be ended", async ({ id }) => {
    if (await app.db.transaction((tx) => finish(tx, id))) finished += 1;
  });
  return finished;
}

/**
 * Ends a tournament once every round that settled before its end is counted: first the number of a transaction is written down, and when all before it
 * are over nothing of that time can come any more. Then places are kept, and what they win is due, all at once and for good.
 */
export async function finish(tx: Queryable, id: number, { isSure = false } = {}): Promise<boolean> {
  const [row] = await tx.select().from(tournaments).where(eq(tournaments.id, id)).for("no key update");
  if (!row || row.finishedAt || row.cancelledAt) return false;
  if (!isSure && row.closingAfter === null) {
    await tx
      .update(tournaments)
      .set({ closingAfter: sql`pg_current_xact_id()::text` })
      .where(eq(tournaments.id, id));
    return false;
  }
  const { rows } = await tx.execute<{ isOver: boolean }>(sql`select
    (${isSure} or pg_snapshot_xmin(pg_current_snapshot()) > ${row.closingAfter ?? "0"}::xid8)
    and not exists (select 1 from ${tournamentQueue} where settled_at < ${row.endAt.toISOString()}::timestamptz) as "isOver"`);
  if (!rows[0]?.isOver) return false;
  if (row.leaderboardType === "pointsPerPlace") await placeStages(tx, row);
  await tx.execute(sql`update tournament_entries set place = p.rank from (${placesOf(row)}) p
    where tournament_entries.tournament_id = ${id} and tournament_entries.user_id = p.user_id`);
  const prizes = await prizesOf(tx, [id]);
  const last = Math.max(0, ...prizes.map(({ toPlace }) => toPlace));
  const { rows: placed } = await tx.execute<{ place: number; user_id: number }>(
    sql`select place, user_id from tournament_entries where tournament_id = ${id} and place <= ${last} order by place`,
  );
  const awards = placed.flatMap(({ place, user_id: userId }) => {
    const prize = prizeAt(prizes, place);
    return prize
      ? [{ tournamentId: id, place, userId, prizeType: prize.prizeType, amount: prize.amount, prizeId: prize.id }]
      : [];
  });
  for (let at = 0; at < awards.length; at += 1_000) await tx.insert(tournamentAwards).values(awards.slice(at, at + 1_000));
  await tx
    .update(tournaments)
    .set({ finishedAt: sql`clock_timestamp()`, ...(awards.length === 0 && { paidAt: sql`clock_timestamp()` }) })
    .where(eq(tournaments.id, id));
  await signal(tx, "tournaments", { moved: [id] });
  return true;
}

/** Books prizes that are due, each once however many look and whoever is stopped in between. Answers how many were looked at. */
export async function payAwards(app: Server): Promise<number> {
  const isDue = and(eq(tournamentAwards.state, "due"), lte(tournamentAwards.tryAt, sql`now()`));
  const due = await app.db
    .select({ tournamentId: tournamentAwards.tournamentId, place: tournamentAwards.place })
    .from(tournamentAwards)
    .where(isDue)
    .orderBy(asc(tournamentAwards.tournamentId), asc(tournamentAwards.place))
    .limit(atOnce);
  return eachAlone(app, due, "A prize could not be booked", ({ tournamentId, place }) =>
    app.db.transaction(async (tx) => {
      const [award] = await tx
        .select()
        .from(tournamentAwards)
        .where(and(eq(tournamentAwards.tournamentId, tournamentId), eq(tournamentAwards.place, place), isDue))
        .for("update", { skipLocked: true });
      if (award) await pay(app, tx, award);
    }),
  );
}

type Outcome = Partial<Pick<AwardRow, "state" | "currencyCode" | "paid" | "bonusId" | "note">> & { tryAt?: SQL };

/** Books one prize that is held. */
export async function pay(app: Omit<Server, "db" | "log">, tx: Queryable, award: AwardRow): Promise<void> {
  const outcome = award.prizeType === "MONEY" ? await payCash(app, tx, award) : await giveBonus(app, tx, award);
  const isOver = outcome.state !== undefined;
  const own = and(eq(tournamentAwards.tournamentId, award.tournamentId), eq(tournamentAwards.place, award.place));
  await tx
    .update(tournamentAwards)
    .set({ ...outcome, ...(isOver && { bookedAt: sql`clock_timestamp()` }) })
    .where(own);
  if (!isOver) return;
  await tx.execute(sql`update tournaments set paid_at = clock_timestamp() where id = ${award.tournamentId} and paid_at is null
    and not exists (select 1 from tournament_awards where tournament_id = ${award.tournamentId} and state = 'due')`);
}

/** Where it can't be done now, it is tried again. */
const later = (minutes: number): Outcome => ({ tryAt: sql`now() + make_interval(mins => ${minutes}::integer)` });

async function findWinner(tx: Queryable, userId: number) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  return user;
}

/** In the player's currency, by the rate of the moment. */
async function payCash(app: Pick<Server, "rateOf">, tx: Queryable, award: AwardRow): Promise<Outcome> {
  const user = await findWinner(tx, award.userId);
  if (!user) return { state: "refused", note: "account_gone" };
  const { currencyCode } = user;
  const rate = currencyCode === baseCurrency ? "1" : app.rateOf(currencyCode);
  if (rate === null) return later(5);
  const paid = fromBase(award.amount, { currencyCode, rate });
  await giveCash(tx, {
    userId: user.id,
    currencyCode,
    amount: paid,
    reference: `tournament:${award.tournamentId}:${award.place}`,
  });
  return { state: "paid", currencyCode, paid };
}

/** By the rules that were promised. One that has to be wagered begins when none runs; whoever rests is given none, and waits for the end of that. */
async function giveBonus(app: Omit<Server, "db" | "log">, tx: Queryable, award: AwardRow): Promise<Outcome> {
  const user = await findWinner(tx, award.userId);
  const [prize] = await tx.select().from(tournamentPrizes).where(eq(tournamentPrizes.id, award.prizeId));
  if (!user) return { state: "refused", note: "account_gone" };
  if (!prize?.bonusRules || prize.promotionId === null) return { state: "refused", note: "no_rules" };
  const { currencyCode } = user;
  if (app.rateOf(currencyCode) === null) return later(5);
  await holdClaims(tx, user.id);
  if (isExcluded(user) || (await isResting(app, tx, user))) return later(60);
  const given = await giveAtOnce(app, tx, user, {
    promotionId: prize.promotionId,
    rules: prize.bonusRules,
    version: prize.bonusVersion ?? 1,
    takeKey: `tournament:${award.tournamentId}`,
  });
  return given ? { state: "paid", currencyCode, paid: given.amount, bonusId: given.id } : later(10);
}
