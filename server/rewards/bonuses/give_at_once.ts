import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { BonusRules } from "../../../schemas/bonus_rules";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { type BonusRow, holdPurse, holdRunning, startBonus, writeBonusStep } from "../../money/bonuses/bonuses";
import { book } from "../../money/ledger/book";
import { databaseTime } from "../../platform/database_clock";
import type { Queryable } from "../../platform/plugins/database";
import { promotions } from "../promotions/tables";
import { isPaidInCash } from "./claim";
import { termsFor } from "./terms";
import { payerOf } from "./who_claims";

/** Books so much cash for a player, in minor units of their currency: once for a reference. */
export async function giveCash(
  tx: Queryable,
  { userId, currencyCode, amount, reference }: { userId: number; currencyCode: string; amount: number; reference: string },
): Promise<void> {
  await holdPurse(tx, userId, currencyCode);
  await book(tx, "bonus", reference, [
    { account: "cash", userId, currencyCode, amount },
    { account: "promotions", userId: null, currencyCode, amount: -amount },
  ]);
}

interface Promised {
  promotionId: number;
  /** As they were promised, and of which version of the promotion they are. */
  rules: BonusRules;
  version: number;
  /** What it is given for, such as `tournament:7`: for that once. */
  takeKey: string;
}

/**
 * Gives a player what a promotion gives without a deposit, by the rules that were promised; whoever calls holds the player's claims. Null where it has to be
 * wagered while another one runs.
 */
export async function giveAtOnce(
  app: Pick<FastifyInstance, "settings" | "rateOf" | "detectedPlace" | "detectedCountry">,
  tx: Queryable,
  { id: userId, countryCode, currencyCode }: UserRow,
  { promotionId, rules, version, takeKey }: Promised,
): Promise<BonusRow | null> {
  const terms = termsFor(rules, version, payerOf(app, countryCode, currencyCode));
  await holdPurse(tx, userId, currencyCode);
  if (!isPaidInCash(terms) && (await holdRunning(tx, userId))) return null;
  const [offer] = await tx.select({ bonusType: promotions.bonusType }).from(promotions).where(eq(promotions.id, promotionId));
  const [row] = await tx
    .insert(playerBonuses)
    .values({
      userId,
      promotionId,
      bonusType: offer?.bonusType ?? "from_promo",
      state: "claimed",
      currencyCode,
      terms,
      takeKey,
      expiresAt: new Date(databaseTime().getTime() + terms.waitDays * 86_400_000),
    })
    .returning();
  if (!row) throw new Error("A bonus was not written");
  await writeBonusStep(tx, row.id, null, "claimed", { reason: takeKey });
  const started = await startBonus(tx, row, { reason: takeKey });
  if (!started) throw new Error("What needs no deposit did not start");
  return started;
}
