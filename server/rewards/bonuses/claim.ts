import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { BonusRules, BonusTerms } from "../../../schemas/bonus_rules";
import type { Viewer } from "../../../schemas/viewer";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { UserRow } from "../../accounts/users/sessions";
import { HttpError } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { periodOf } from "../../care/limits/periods";
import { requireBetWithinLimits } from "../../care/limits/require_within";
import {
  type BonusRow,
  endBonus,
  holdPurse,
  holdRunning,
  startBonus,
  startQueued,
  writeBonusStep,
} from "../../money/bonuses/bonuses";
import { needsDeposit } from "../../money/bonuses/worth";
import type { PromotionRow } from "../promotions/queries";
import { type Refusal, refusalOf } from "./conditions";
import { countAlone, takeKeyOf, takersOf } from "./counted";
import { type Household, householdOf, writeHeld } from "./hold_claim";
import { netLossIn } from "./losses";
import { termsFor } from "./terms";
import { payerOf } from "./who_claims";
import { zoneOf } from "../../accounts/markets/zone_of";
import { isExcluded } from "../../accounts/users/exclusion_notice";

type Server = Pick<FastifyInstance, "db" | "settings" | "rateOf" | "detectedPlace" | "detectedCountry">;
export type Offer = PromotionRow & { rules: BonusRules };

export interface Claim {
  user: UserRow;
  viewer: Viewer;
  offer: Offer;
  couponCode: string | null;
  /** That another one which runs may end. */
  replaces: boolean;
}

export type Claimed = { kind: "refused"; refusal: Refusal } | { kind: "waiting" | "started"; row: BonusRow };

const refused = (refusal: Refusal): Claimed => ({ kind: "refused", refusal });

/**
 * Takes an offer: conditions, row and money in one transaction, however often and at once it is asked for. One that needs a deposit waits for it
 * with the terms of now.
 */
export const claim = (app: Server, wish: Claim): Promise<Claimed> => app.db.transaction((tx) => claimIn(app, tx, wish));

export async function claimIn(app: Server, tx: Queryable, wish: Claim): Promise<Claimed> {
  const { user, offer, viewer, couponCode, replaces } = wish;
  const { rules } = offer;
  await holdClaims(tx, user.id);
  const timeZone = zoneOf(app.settings().settings, user);
  const terms = termsFor(rules, offer.version, payerOf(app, viewer.country, user.currencyCode));
  const open = await openClaim(tx, user.id, offer.id);
  if (open) return (await isResting(app, tx, user)) ? refused({ code: "RESTING" }) : goOn(tx, open, { terms, replaces });
  const refusal = refusalOf(offer, rules, { viewer, player: user, timeZone, hasCoupon: couponCode !== null });
  if (refusal) return refused(refusal);
  if (await isResting(app, tx, user)) return refused({ code: "RESTING" });
  const now = new Date(viewer.now);
  const waits = needsDeposit(terms);
  const takeKey = takeKeyOf(rules, now, timeZone);
  const [known] = await tx
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.userId, user.id), eq(playerBonuses.promotionId, offer.id), eq(playerBonuses.takeKey, takeKey)));
  if (known) return refused({ code: "ALREADY_EXIST" });
  const worth = await worthNow(tx, user, terms, now, timeZone);
  if (typeof worth === "object" && worth !== null) return refused(worth);
  if (rules.oncePer === "household") await countAlone(tx, offer.id);
  const household = await householdOf(tx, offer, user);
  const counted = await refusalByCount(tx, offer, household);
  if (counted) return refused(counted);
  await holdPurse(tx, user.id, user.currencyCode);
  const isHeld = household.kind === "held";
  const running = isHeld || waits || isPaidInCash(terms) ? null : await holdRunning(tx, user.id);
  if (running && !replaces) return refused(await activeBonus(tx, running));
  const [row] = await tx
    .insert(playerBonuses)
    .values({
      userId: user.id,
      promotionId: offer.id,
      bonusType: offer.bonusType,
      state: waits && !isHeld ? "waiting" : "claimed",
      currencyCode: user.currencyCode,
      terms,
      amount: isHeld ? (worth ?? 0) : 0,
      takeKey,
      couponCode,
      expiresAt: new Date(now.getTime() + terms.waitDays * 86_400_000),
    })
    .returning();
  if (!row) throw new Error("A bonus was not written");
  await writeBonusStep(tx, row.id, null, "claimed", { reason: isHeld ? "held" : "claimed" });
  if (household.kind !== "taken" && household.like !== null)
    await writeHeld(
      tx,
      { userId: user.id, promotionId: offer.id, bonusId: row.id, like: household.like },
      isHeld ? null : "allowed",
    );
  if (isHeld) return refused({ code: "HELD" });
  if (waits) {
    await writeBonusStep(tx, row.id, "claimed", "waiting", { reason: "claimed" });
    return { kind: "waiting", row };
  }
  const started = await startBonus(tx, row, { reason: "claimed", ...(worth !== null && { worth }) });
  if (!started) throw new Error("A bonus that needs no deposit did not start");
  return { kind: "started", row: started };
}

/** Whoever gives a player a bonus does so alone until the transaction ends. */
export const holdClaims = (tx: Pick<Queryable, "execute">, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('bonus.claim'), ${userId}::integer)`);

/** What of an offer is claimed and has not begun: held for the desk, or waiting for its player. */
async function openClaim(tx: Queryable, userId: number, promotionId: number): Promise<BonusRow | null> {
  const isPending = and(inArray(playerBonuses.state, ["claimed", "waiting"]), isNull(playerBonuses.paymentId));
  const [row] = await tx
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.userId, userId), eq(playerBonuses.promotionId, promotionId), isPending));
  return row ?? null;
}

/** Asked for again what was claimed goes on by the terms that it was claimed by, whatever became of the offer. */
async function goOn(
  tx: Queryable,
  row: BonusRow,
  { terms, replaces }: { terms: BonusTerms; replaces: boolean },
): Promise<Claimed> {
  if (row.state === "claimed") return refused({ code: "HELD" });
  if (needsDeposit(row.terms)) return keepWaiting(tx, row, terms);
  await holdPurse(tx, row.userId, row.currencyCode);
  const running = await holdRunning(tx, row.userId);
  if (running && !replaces) return refused(await activeBonus(tx, running));
  return startClaimed(tx, row, "claimed");
}

/** Begins what was claimed before, with what it was worth then. */
export async function startClaimed(tx: Queryable, row: BonusRow, reason: string, actor: string | null = null): Promise<Claimed> {
  const isCounted = row.terms.gives.kind === "cashback";
  const started = await startBonus(tx, row, { reason, actor, ...(isCounted && { worth: row.amount }) });
  if (!started) throw new Error("A bonus that needs no deposit did not start");
  return { kind: "started", row: started };
}

/** In another currency than when it was taken it is the same offer, in the currency of now. */
async function keepWaiting(tx: Queryable, row: BonusRow, terms: BonusTerms): Promise<Claimed> {
  if (row.currencyCode === terms.currencyCode) return { kind: "waiting", row };
  const { currencyCode } = terms;
  await tx.update(playerBonuses).set({ terms, currencyCode }).where(eq(playerBonuses.id, row.id));
  return { kind: "waiting", row: { ...row, terms, currencyCode } };
}

export const isPaidInCash = ({ gives, wager }: BonusTerms): boolean => gives.kind !== "spins" && wager.times === 0;

/** What a share of losses comes to now; null where the terms say it themselves. */
async function worthNow(
  tx: Queryable,
  { id: userId, currencyCode }: UserRow,
  { gives }: BonusTerms,
  now: Date,
  timeZone: string,
): Promise<number | Refusal | null> {
  if (gives.kind !== "cashback" && gives.kind !== "rakeback") return null;
  if (gives.kind === "rakeback") return { code: "NOT_AVAILABLE" }; // it is claimed day by day
  const lost = await netLossIn(
    tx,
    { userId, currencyCode },
    gives.days > 0 ? weekBefore(now, timeZone) : periodOf("daily", now, timeZone),
  );
  if (lost < gives.minLoss || lost <= 0)
    return {
      code: "NO_CASHBACK",
      data: { minNgr: toDecimal(gives.minLoss, currencyCode), userNgr: toDecimal(Math.max(0, lost), currencyCode), currencyCode },
    };
  return Math.min(gives.cap, Math.floor((lost * gives.percent) / 100));
}

const weekBefore = (now: Date, timeZone: string) =>
  periodOf("weekly", new Date(periodOf("weekly", now, timeZone).start.getTime() - 1), timeZone);

async function refusalByCount(tx: Queryable, { id, rules }: Offer, household: Household): Promise<Refusal | null> {
  if (rules.takers !== null && (await takersOf(tx, id)) >= rules.takers) return { code: "MAXIMUM_PARTICIPANTS" };
  return household.kind === "taken" ? { code: "HOUSEHOLD" } : null;
}

async function activeBonus(tx: Queryable, { userId, currencyCode }: BonusRow): Promise<Refusal> {
  const { bonus } = await holdPurse(tx, userId, currencyCode);
  return { code: "ACTIVE_BONUS", data: { burns: toDecimal(bonus, currencyCode), currencyCode } };
}

/** Whoever rests, or has used up a limit of their own, is offered nothing. */
export async function isResting(app: Pick<Server, "settings">, tx: Queryable, user: UserRow): Promise<boolean> {
  if (isExcluded(user)) return true;
  try {
    await requireBetWithinLimits(tx, { userId: user.id, currencyCode: user.currencyCode, amount: 1 }, app.settings().settings);
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.code === "limit.reached") return true;
    throw error;
  }
}

const isOpen = ({ state }: BonusRow): boolean => state === "running" || state === "waiting" || state === "claimed";

/** Ends a bonus of a player that runs, waits or is held; null where it is not theirs. What has ended before stays as it is. */
export async function cancel(app: Server, userId: number, id: number): Promise<BonusRow | null> {
  return app.db.transaction(async (tx) => {
    const [seen] = await tx
      .select()
      .from(playerBonuses)
      .where(and(eq(playerBonuses.id, id), eq(playerBonuses.userId, userId)));
    if (!seen) return null;
    await holdPurse(tx, userId, seen.currencyCode);
    const [row] = await tx.select().from(playerBonuses).where(eq(playerBonuses.id, id)).for("no key update");
    if (!row || !isOpen(row)) return row ?? null;
    const burned = await endBonus(tx, row, "cancelled", { reason: "by_player" });
    await startQueued(tx, userId);
    return { ...row, state: "cancelled", burned };
  });
}
