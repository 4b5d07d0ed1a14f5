import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import type { BonusState } from "../../../schemas/bonus_type";
import { bonusSteps, playerBonuses } from "../../accounts/bonuses/tables";
import { wallets } from "../../accounts/users/tables";
import { book } from "../ledger/book";
import { canMove } from "./life";
import { needsDeposit, wagerFor, worthOf } from "./worth";

export type BonusRow = typeof playerBonuses.$inferSelect;
/** Why a bonus took a step, and who made it: null for the player and the system. */
export interface Reason {
  reason: string;
  actor?: string | null;
}

const isRunning = eq(playerBonuses.state, "running");

/** Cash, bonus money and the bonus of a wallet, which is held until the transaction ends. Whoever changes a bonus holds its wallet first. */
export async function holdPurse(tx: Queryable, userId: number, currencyCode: string) {
  const read = () =>
    tx
      .select({ cash: wallets.amount, bonus: wallets.nonCashAmount, bonusId: wallets.bonusId })
      .from(wallets)
      .where(and(eq(wallets.userId, userId), eq(wallets.currencyCode, currencyCode)))
      .for("no key update");
  const [known] = await read();
  if (known) return known;
  await tx.insert(wallets).values({ userId, currencyCode }).onConflictDoNothing();
  const [fresh] = await read();
  return fresh ?? { cash: 0, bonus: 0, bonusId: null };
}

export async function readBonus(tx: Queryable, id: number): Promise<BonusRow | null> {
  const [row] = await tx.select().from(playerBonuses).where(eq(playerBonuses.id, id));
  return row ?? null;
}

/** The bonus that runs for an account, its wallet held; null where none does. */
export async function holdRunning(tx: Queryable, userId: number): Promise<BonusRow | null> {
  for (;;) {
    const where = and(eq(playerBonuses.userId, userId), isRunning);
    const [seen] = await tx
      .select({ id: playerBonuses.id, currencyCode: playerBonuses.currencyCode })
      .from(playerBonuses)
      .where(where);
    if (!seen) return null;
    await holdPurse(tx, userId, seen.currencyCode);
    const row = await readBonus(tx, seen.id);
    if (row?.state === "running") return row;
  }
}

export const writeBonusStep = (
  tx: Queryable,
  bonusId: number,
  from: BonusState | null,
  to: BonusState,
  { reason, actor = null }: Reason,
) => tx.insert(bonusSteps).values({ bonusId, from, to, reason, actor });

type Start = Pick<BonusRow, "id" | "userId" | "currencyCode" | "terms" | "state">;

/**
 * Starts a bonus whose wallet is held: its money is booked, and it runs. One that has not to be wagered is paid in cash at once, beside the
 * one that runs; to any other that one gives way and burns. Null where a deposit is too small.
 */
export async function startBonus(
  tx: Queryable,
  row: Start,
  { deposit = 0, worth = worthOf(row.terms, deposit), ...why }: { deposit?: number; worth?: number | null } & Reason,
): Promise<BonusRow | null> {
  if (worth === null) return null;
  const { id, userId, currencyCode, terms } = row;
  const isCash = terms.gives.kind !== "spins" && terms.wager.times === 0;
  const other = isCash ? null : await holdRunning(tx, userId);
  if (other && other.id !== id) await endBonus(tx, other, "cancelled", { reason: "replaced" });
  const spins = terms.gives.kind === "spins" ? terms.gives.count : 0;
  const amount = spins > 0 ? 0 : worth;
  const toWager = wagerFor(terms, amount, deposit);
  const to: BonusState = isCash ? "won" : "running";
  await book(tx, "bonus", `bonus:${id}:start`, [
    { account: isCash ? "cash" : "bonus", userId, currencyCode, amount: worth },
    { account: "promotions", userId: null, currencyCode, amount: -worth },
  ]);
  const [started] = await tx
    .update(playerBonuses)
    .set({
      state: to,
      amount,
      deposit,
      toWager,
      wagerLeft: toWager,
      spinsLeft: spins,
      startedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${terms.days}::integer)`,
      ...(isCash && { endedAt: sql`now()`, paid: worth }),
    })
    .where(eq(playerBonuses.id, id))
    .returning();
  if (!started) throw new Error("A bonus that starts is not there");
  if (!isCash) await pointWallet(tx, started, id);
  await writeBonusStep(tx, id, row.state, to, why);
  return started;
}

const pointWallet = (
  tx: Queryable,
  { userId, currencyCode }: Pick<BonusRow, "userId" | "currencyCode">,
  bonusId: number | null,
) =>
  tx
    .update(wallets)
    .set({ bonusId })
    .where(and(eq(wallets.userId, userId), eq(wallets.currencyCode, currencyCode)));

/** Ends a bonus whose wallet is held: its money becomes cash where it is won over, and burns where it is not. Answers what was left of it. */
export async function endBonus(
  tx: Queryable,
  row: BonusRow,
  to: "won" | "expired" | "cancelled" | "used_up",
  why: Reason,
): Promise<number> {
  if (!canMove(row.state, to)) throw new Error(`A bonus can't go from ${row.state} to ${to}`);
  const { id, userId, currencyCode } = row;
  const left = row.state === "running" ? (await holdPurse(tx, userId, currencyCode)).bonus : 0;
  if (left > 0)
    await book(tx, "bonus", `bonus:${id}:end`, [
      { account: "bonus", userId, currencyCode, amount: -left },
      to === "won"
        ? { account: "cash", userId, currencyCode, amount: left }
        : { account: "promotions", userId: null, currencyCode, amount: left },
    ]);
  const hasRun = row.state === "running";
  await tx
    .update(playerBonuses)
    .set({
      state: to,
      endedAt: sql`now()`,
      ...(to === "won" ? { paid: left } : { burned: left }),
      ...(!hasRun && { takeKey: `unused:${id}` }), // what never ran can be taken again
    })
    .where(eq(playerBonuses.id, id));
  if (hasRun) await pointWallet(tx, row, null);
  await writeBonusStep(tx, id, row.state, to, why);
  return left;
}

const isQueuedFor = (userId: number) =>
  and(eq(playerBonuses.userId, userId), eq(playerBonuses.state, "waiting"), isNotNull(playerBonuses.paymentId));

/**
 * Starts the bonus whose deposit is booked and that waited for the one that ran to end (D-42), the oldest first; null where none waits or one
 * runs. Whoever calls holds the wallet.
 */
export async function startQueued(tx: Queryable, userId: number): Promise<BonusRow | null> {
  const [next] = await tx.select().from(playerBonuses).where(isQueuedFor(userId)).orderBy(asc(playerBonuses.id)).limit(1);
  if (!next || (await holdRunning(tx, userId))) return null;
  await holdPurse(tx, userId, next.currencyCode);
  const now = await readBonus(tx, next.id);
  return now?.state === "waiting" ? startBonus(tx, now, { deposit: now.deposit, reason: "turn" }) : null;
}

/** Ends the bonuses that wait for their turn: what they were brought with leaves the house, or its owner rests. */
export async function endQueued(tx: Queryable, userId: number, why: Reason): Promise<void> {
  for (const row of await tx.select().from(playerBonuses).where(isQueuedFor(userId)).for("no key update"))
    await endBonus(tx, row, "cancelled", why);
}

interface BookedDeposit {
  paymentId: number;
  userId: number;
  promotionId: number | null;
  /** What is left of it on the wallet; nothing where it was taken back. */
  credit: number;
  currencyCode: string;
}

/**
 * What follows from a deposit that was booked or taken back: the bonus that waits for it starts, or waits for its turn while another one runs;
 * the one that it brought burns (D-42).
 */
export async function followDeposit(
  tx: Queryable,
  { paymentId, userId, promotionId, credit, currencyCode }: BookedDeposit,
): Promise<void> {
  if (promotionId === null) return;
  const [brought] = await tx.select().from(playerBonuses).where(eq(playerBonuses.paymentId, paymentId));
  if (brought) return credit > 0 ? undefined : takeBack(tx, brought);
  if (credit <= 0) return;
  const isFor = and(eq(playerBonuses.userId, userId), eq(playerBonuses.promotionId, promotionId));
  const [waiting] = await tx
    .select()
    .from(playerBonuses)
    .where(and(isFor, eq(playerBonuses.state, "waiting"), isNull(playerBonuses.paymentId)))
    .for("no key update");
  if (!waiting || waiting.currencyCode !== currencyCode || !needsDeposit(waiting.terms)) return;
  const worth = worthOf(waiting.terms, credit);
  if (worth === null) return;
  const takeKey = waiting.terms.oncePer === "deposit" ? `payment:${paymentId}` : waiting.takeKey;
  const running = await holdRunning(tx, userId);
  if (running) {
    const expiresAt = new Date(running.expiresAt.getTime() + waiting.terms.waitDays * 86_400_000); // its time is not over while it can't begin
    await tx
      .update(playerBonuses)
      .set({ paymentId, takeKey, deposit: credit, expiresAt })
      .where(eq(playerBonuses.id, waiting.id));
    return;
  }
  const started = await startBonus(tx, waiting, { deposit: credit, worth, reason: "deposit" });
  if (started) await tx.update(playerBonuses).set({ paymentId, takeKey }).where(eq(playerBonuses.id, waiting.id));
}

async function takeBack(tx: Queryable, { id, userId, currencyCode }: BonusRow): Promise<void> {
  await holdPurse(tx, userId, currencyCode);
  const now = await readBonus(tx, id);
  if (now?.state !== "running" && now?.state !== "waiting") return;
  await endBonus(tx, now, "cancelled", { reason: "deposit_taken_back" });
  await startQueued(tx, userId);
}
