import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import { toBase } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import { HttpError, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { holdClaims, isResting } from "../bonuses/claim";
import { giveAtOnce, giveCash } from "../bonuses/give_at_once";
import { databaseTime } from "../tournaments/runs";
import { mayTakePart } from "../tournaments/take_rounds";
import { amountIn } from "./progress";
import type { RunRow } from "./runs";
import { missionEntries, missionRuns } from "./tables";

type Server = Pick<FastifyInstance, "db" | "settings" | "rateOf" | "detectedPlace" | "detectedCountry">;
type EntryRow = typeof missionEntries.$inferSelect;
type Given = Pick<EntryRow, "paidCurrency" | "paid" | "cost" | "bonusId">;

export async function requireRun(tx: Queryable, id: number): Promise<RunRow> {
  const [run] = await tx.select().from(missionRuns).where(eq(missionRuns.id, id));
  if (!run) throw notFound("mission", "mission.not_found");
  return run;
}

/** Test accounts and those of streamers and of the house play beside missions, and so does who is kept out or has left. */
export async function isEntitled(tx: Queryable, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), mayTakePart));
  return found.length > 0;
}

export const notForYou = () => new HttpError(409, "mission.not_for_you", "This mission is not for this account.");

/** Whoever rests, or has used up a limit of their own, neither begins one nor is given anything. */
export async function requireAwake(app: Server, tx: Queryable, user: UserRow): Promise<void> {
  if (await isResting(app, tx, user))
    throw new HttpError(409, "mission.resting", "There are no missions on a break or with a limit used up.");
}

/** Gives what a completed mission brings: once, however often and wherever it is asked for, by what was promised when its period began. */
export const claimReward = (app: Server, user: UserRow, runId: number): Promise<{ run: RunRow; entry: EntryRow }> =>
  app.db.transaction(async (tx) => {
    const run = await requireRun(tx, runId);
    await holdClaims(tx, user.id);
    const own = and(eq(missionEntries.runId, run.id), eq(missionEntries.userId, user.id));
    const [entry] = await tx.select().from(missionEntries).where(own).for("no key update");
    if (entry?.claimedAt) return { run, entry };
    if (!(await isEntitled(tx, user.id))) throw notForYou();
    if (!entry?.completedAt) throw new HttpError(409, "mission.not_complete", "It is not completed.");
    if (run.claimUntil <= (await databaseTime(tx)))
      throw new HttpError(409, "mission.over", "Its reward can't be claimed any more.");
    await requireAwake(app, tx, user);
    const given = await give(app, tx, user, run);
    const [claimed] = await tx
      .update(missionEntries)
      .set({ ...given, claimedAt: sql`clock_timestamp()` })
      .where(own)
      .returning();
    if (!claimed) throw new Error("A mission's entry is gone");
    return { run, entry: claimed };
  });

async function give(app: Server, tx: Queryable, user: UserRow, run: RunRow): Promise<Given> {
  const { currencyCode } = user;
  const priced = { currencyCode, rate: requireRate(app, currencyCode) };
  const { rewardType, amount, promotionId } = run.content.reward;
  if (rewardType === "MONEY") {
    const paid = amountIn(amount ?? {}, priced);
    await giveCash(tx, { userId: user.id, currencyCode, amount: paid, reference: `mission:${run.id}:${user.id}` });
    return { paidCurrency: currencyCode, paid, cost: toBase(paid, priced), bonusId: null };
  }
  if (promotionId === null || !run.bonusRules) throw new Error("A mission promises a bonus without rules");
  const bonus = await giveAtOnce(app, tx, user, {
    promotionId,
    rules: run.bonusRules,
    version: run.bonusVersion ?? 1,
    takeKey: `mission:${run.id}`,
  });
  if (!bonus) throw new HttpError(409, "mission.bonus_runs", "Another bonus runs; this one can be claimed when that has ended.");
  return { paidCurrency: currencyCode, paid: bonus.amount, cost: toBase(bonus.amount, priced), bonusId: bonus.id };
}
