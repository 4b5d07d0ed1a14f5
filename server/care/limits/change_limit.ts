import { and, eq, sql } from "drizzle-orm";
import type { LimitKind, Timeframe } from "../../../schemas/limits";
import { users } from "../../accounts/users/tables";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { type LimitRules, missingOf } from "./limit_rules";
import { after, periodOf } from "./periods";
import { playerLimits } from "./tables";

export interface LimitName {
  userId: number;
  kind: LimitKind;
  timeframe: Timeframe;
}

interface Wanted extends LimitName {
  /** Minor units or minutes; null takes the limit away. */
  amount: number | null;
  currencyCode: string | null;
  /** What the caller saw as the limit until now, null for none; undefined where that is not said. */
  was?: number | null | undefined;
}

export const namedLimit = ({ userId, kind, timeframe }: LimitName) =>
  and(eq(playerLimits.userId, userId), eq(playerLimits.kind, kind), eq(playerLimits.timeframe, timeframe));

/** Changes of an account's limits happen one after the other. */
export const holdAccount = (tx: Queryable, userId: number) =>
  tx.execute(sql`select 1 from ${users} where ${users.id} = ${userId} for no key update`);

/** When an increase may hold that is asked for now. */
export function appliesAt(
  rules: Pick<LimitRules, "increaseWaits" | "increaseAfterPeriod" | "zone">,
  timeframe: Timeframe | null,
  now: Date,
): Date {
  const waited = after(now, rules.increaseWaits);
  if (!rules.increaseAfterPeriod || timeframe === null) return waited;
  return new Date(Math.max(waited.getTime(), periodOf(timeframe, now, rules.zone).end.getTime()));
}

/**
 * Changes a limit: a first one and a lower one hold at once, a higher one and its end wait (C-4.57, D-04). Of two tabs the lower
 * one wins: who wanted to lower a limit that is lower by now is refused with 409, and asks for nothing.
 */
export async function changeLimit(tx: Queryable, wanted: Wanted, rules: LimitRules, now: Date): Promise<void> {
  const { userId, kind, timeframe, amount, currencyCode, was } = wanted;
  await holdAccount(tx, userId);
  const [kept] = await tx.select().from(playerLimits).where(namedLimit(wanted));
  const current = kept?.amount ?? null;
  const isHigher = current !== null && (amount === null || amount > current);
  if (!isHigher) {
    if (amount === null) return;
    const set = {
      amount,
      currencyCode,
      setAt: now,
      pendingAmount: null,
      pendingRequestedAt: null,
      pendingAppliesAt: null,
      toldPercent: null,
      toldUntil: null,
    };
    await tx
      .insert(playerLimits)
      .values({ userId, kind, timeframe, ...set })
      .onConflictDoUpdate({ target: [playerLimits.userId, playerLimits.kind, playerLimits.timeframe], set });
    return;
  }
  if (was !== undefined && was !== current && (was === null || (amount !== null && amount <= was))) throw changed();
  if (amount === null) await requireDispensable(tx, wanted, rules);
  await tx
    .update(playerLimits)
    .set({ pendingAmount: amount, pendingRequestedAt: now, pendingAppliesAt: appliesAt(rules, timeframe, now) })
    .where(namedLimit(wanted));
}

const changed = () =>
  new HttpError(409, "limit.changed", "The limit was changed in another tab. The lower of the two holds.", {
    data: { success: false },
  });

/** The last limit that a market demands stays. */
async function requireDispensable(tx: Queryable, name: LimitName, rules: LimitRules) {
  const kept = await tx.select().from(playerLimits).where(eq(playerLimits.userId, name.userId));
  const left = kept.filter(({ kind, timeframe }) => kind !== name.kind || timeframe !== name.timeframe);
  if (missingOf(rules, left, false).some(({ kind }) => kind === name.kind)) {
    throw new HttpError(409, "limit.mandatory", "This limit has to be there. It can be changed, and not be taken away.", {
      data: { success: false },
    });
  }
}

/** Says yes to an increase whose waiting is over, or no at any time. */
export async function answerIncrease(tx: Queryable, name: LimitName, accept: boolean, now: Date): Promise<void> {
  await holdAccount(tx, name.userId);
  const [kept] = await tx.select().from(playerLimits).where(namedLimit(name));
  if (!kept?.pendingAppliesAt) throw nothingPending();
  if (accept && kept.pendingAppliesAt > now) throw notReady(kept.pendingAppliesAt);
  const nothing = { pendingAmount: null, pendingRequestedAt: null, pendingAppliesAt: null };
  if (accept && kept.pendingAmount === null) await tx.delete(playerLimits).where(namedLimit(name));
  else
    await tx
      .update(playerLimits)
      .set(
        accept
          ? { ...nothing, amount: kept.pendingAmount ?? kept.amount, setAt: now, toldPercent: null, toldUntil: null }
          : nothing,
      )
      .where(namedLimit(name));
}

export const nothingPending = () =>
  new HttpError(409, "limit.nothing_pending", "No higher limit was asked for.", { data: { success: false } });

export const notReady = (at: Date) =>
  new HttpError(409, "limit.not_ready", "A higher limit waits for some time first.", {
    data: { success: false, appliesAt: at.toISOString() },
  });
