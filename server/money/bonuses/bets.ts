import { type SQL, sql } from "drizzle-orm";
import type { BonusTerms } from "../../../schemas/bonus_rules";
import type { Queryable } from "../../platform/plugins/database";
import { type BonusRow, endBonus, readBonus } from "./bonuses";
import { endOf } from "./bet_rules";

/** The bonus that a bet finds running, its wallet held; one whose time is over ends here, and burns. */
export async function bonusOfBet(tx: Queryable, bonusId: number | null): Promise<BonusRow | "over" | null> {
  const row = bonusId === null ? null : await readBonus(tx, bonusId);
  if (!row || row.state !== "running") return null;
  if (row.expiresAt.getTime() > Date.now()) return row;
  await endBonus(tx, row, "expired", { reason: "time" });
  return "over";
}

export interface Settled {
  counts: number;
  isSpin: boolean;
  /** Bonus money that it paid. */
  won: number;
}

type Figures = Pick<BonusRow, "amount" | "toWager" | "wagerLeft" | "spinsLeft">;

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
export const writeProgress = (id: number, { amount, toWager, wagerLeft, spinsLeft }: Figures): SQL =>
  sql`update player_bonuses set amount = ${amount}::bigint, to_wager = ${toWager}::bigint, wager_left = ${wagerLeft}::bigint,
    spins_left = ${spinsLeft}::integer where id = ${id}`;

/**
 * Ends a bonus that is won over or used up by what was settled; what is open of it comes first. Answers what became cash and what of the bonus
 * money went.
 */
export async function endAfterRound(
  tx: Queryable,
  row: BonusRow,
  bonusMoney: number,
): Promise<{ cash: number; bonus: number } | null> {
  const end = endOf(row, bonusMoney);
  if (end === null) return null;
  const { rows } = await tx.execute(
    sql`select 1 from rounds where user_id = ${row.userId} and state = 'open' and bonus_id = ${row.id} limit 1`,
  );
  if (rows.length > 0) return null;
  const left = await endBonus(tx, row, end, { reason: end === "won" ? "wagered" : "lost" });
  return { cash: end === "won" ? left : 0, bonus: left };
}

/** The bonus of a round that was begun with it; null where it has ended since. */
export async function runningBonus(tx: Queryable, bonusId: number): Promise<BonusRow | null> {
  const row = await readBonus(tx, bonusId);
  return row?.state === "running" ? row : null;
}
