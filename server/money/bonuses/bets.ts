import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { BonusTerms } from "../../../schemas/bonus_rules";
import type { Queryable } from "../../platform/plugins/database";
import { type BonusRow, endBonus, readBonus, startQueued } from "./bonuses";
import { endOf } from "./bet_rules";

/** By how much a wallet that is held differs from what was read of it: one bonus ended, and the next may have begun. */
export interface WalletChange {
  cash: number;
  bonus: number;
  /** How often it was booked on. */
  version: number;
  bonusId: number | null;
}

/** The bonus that a bet finds running, its wallet held; one whose time is over ends here and burns, and the next begins. */
export async function bonusOfBet(
  tx: Queryable,
  bonusId: number | null,
): Promise<{ row: BonusRow | null; change: WalletChange | null }> {
  const row = bonusId === null ? null : await readBonus(tx, bonusId);
  if (!row || row.state !== "running") return { row: null, change: null };
  if (row.expiresAt.getTime() > Date.now()) return { row, change: null };
  const { next, change } = await endAndGoOn(tx, row, "expired");
  return { row: next, change };
}

/** Ends a bonus whose wallet is held, and begins the one that waits for its turn in the same wallet. */
async function endAndGoOn(
  tx: Queryable,
  row: BonusRow,
  end: "won" | "used_up" | "expired",
): Promise<{ next: BonusRow | null; change: WalletChange }> {
  const left = await endBonus(tx, row, end, { reason: end === "won" ? "wagered" : end === "expired" ? "time" : "lost" });
  const begun = await startQueued(tx, row.userId);
  const here = begun?.currencyCode === row.currencyCode ? begun : null;
  const next = here?.state === "running" ? here : null;
  return {
    next,
    change: {
      cash: (end === "won" ? left : 0) + (here?.paid ?? 0),
      bonus: (next ? bonusMoneyOf(next) : 0) - left,
      version: (left > 0 ? 1 : 0) + (here ? 1 : 0),
      bonusId: next?.id ?? null,
    },
  };
}

export interface Settled {
  counts: number;
  isSpin: boolean;
  /** Bonus money that it paid. */
  won: number;
}

export type Figures = Pick<BonusRow, "amount" | "toWager" | "wagerLeft" | "spinsLeft">;

/** Where a settled round leaves a bonus: what spins win has to be wagered too, so that the rest to wager may grow (L-4.16). */
export function progressOf(row: Figures & { terms: Pick<BonusTerms, "wager"> }, { counts, isSpin, won }: Settled): Figures {
  const grown = isSpin ? won * row.terms.wager.times : 0;
  return {
    amount: row.amount + (isSpin ? won : 0),
    toWager: row.toWager + grown,
    wagerLeft: Math.max(0, row.wagerLeft - counts) + grown,
    spinsLeft: row.spinsLeft - (isSpin ? 1 : 0),
  };
}

/** Part of a statement: writes where a bonus is now. */
export const writeProgress = (
  id: number | Placeholder,
  { amount, toWager, wagerLeft, spinsLeft }: Record<keyof Figures, number | Placeholder>,
): SQL =>
  sql`update player_bonuses set amount = ${amount}::bigint, to_wager = ${toWager}::bigint, wager_left = ${wagerLeft}::bigint,
    spins_left = ${spinsLeft}::integer where id = ${id}`;

/** Ends a bonus that is won over or used up by what was settled, and says what that does to its wallet; what is open of it comes first. */
export async function endAfterRound(tx: Queryable, row: BonusRow, bonusMoney: number): Promise<WalletChange | null> {
  const end = endOf(row, bonusMoney);
  if (end === null) return null;
  const { rows } = await tx.execute(
    sql`select 1 from rounds where user_id = ${row.userId} and state = 'open' and bonus_id = ${row.id} limit 1`,
  );
  return rows.length > 0 ? null : (await endAndGoOn(tx, row, end)).change;
}

/** The bonus money that a bonus begins with: its spins are paid by it, too. */
const bonusMoneyOf = ({ amount, spinsLeft, terms: { gives } }: BonusRow): number =>
  gives.kind === "spins" ? spinsLeft * gives.stake : amount;

/** The bonus of a round that was begun with it; null where it has ended since. */
export async function runningBonus(tx: Queryable, bonusId: number): Promise<BonusRow | null> {
  const row = await readBonus(tx, bonusId);
  return row?.state === "running" ? row : null;
}
