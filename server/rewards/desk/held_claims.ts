import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FastifyRequest } from "fastify";
import type { HeldClaim } from "../../../schemas/api/held_claims";
import { textIn } from "../../../schemas/text";
import { playerBonuses } from "../../accounts/bonuses/tables";
import { writeToOwner } from "../../accounts/users/letters";
import { users } from "../../accounts/users/tables";
import { type BonusRow, endBonus, holdPurse, readBonus, writeBonusStep } from "../../money/bonuses/bonuses";
import { HttpError, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { holdClaims, isPaidInCash, isResting, startClaimed } from "../bonuses/claim";
import { heldClaims } from "../bonuses/tables";
import { promotions } from "../promotions/tables";
import { writeChange } from "./publish";

interface Decision {
  userBonusId: number;
  goesOn: boolean;
  note: string;
  by: string;
}

/**
 * Lets a held claim go on, or refuses it. What is paid in cash is paid at once; what has to be wagered, or starts with a deposit, waits for its player from then
 * on, who may be playing with something else.
 */
export async function decideHeld(request: FastifyRequest, { userBonusId: id, goesOn, note, by }: Decision): Promise<void> {
  const app = request.server;
  await app.db.transaction(async (tx) => {
    const seen = await readBonus(tx, id);
    if (!seen) throw notFound("claim", "claim.not_found");
    await holdClaims(tx, seen.userId);
    await holdPurse(tx, seen.userId, seen.currencyCode);
    const [held] = await tx.select().from(heldClaims).where(eq(heldClaims.bonusId, id)).for("update");
    const row = await readBonus(tx, id);
    const [user] = await tx.select().from(users).where(eq(users.id, seen.userId));
    if (!held || !row || !user) throw notFound("claim", "claim.not_found");
    const decision = goesOn ? "released" : "refused";
    if (held.decision === decision) return;
    if (held.decision === "released" || held.decision === "allowed")
      throw new HttpError(409, "claim.decided", "This claim has gone on before: a bonus that runs is taken back otherwise.");
    const isFirst = held.decision === null;
    if (isFirst && row.state !== "claimed") throw new HttpError(409, "claim.taken_back", "Its player has taken the claim back.");
    if (isFirst && goesOn) {
      if (isPaidInCash(row.terms) && (await isResting(app, tx, user)))
        throw new HttpError(409, "promotion.resting", "Whoever is on a break, or has used up a limit, is given nothing.");
      await letGoOn(tx, row, { note, by });
    } else if (isFirst) await endBonus(tx, row, "cancelled", { reason: note, actor: by });
    const { userId, promotionId } = row;
    await tx
      .update(heldClaims)
      .set({ decision, decidedAt: new Date(), decidedBy: by, note })
      .where(and(eq(heldClaims.userId, userId), eq(heldClaims.promotionId, promotionId)));
    const change = goesOn ? "claim_released" : "claim_refused";
    await writeChange(tx, { promotionId, by, change, version: row.terms.version, note, userId });
    const [offer] = await tx.select().from(promotions).where(eq(promotions.id, promotionId));
    await writeToOwner(tx, request, user, {
      letter: change,
      page: goesOn ? "bonuses" : "promotions",
      values: (language) => ({ offer: textIn(offer?.banner.bannerTitle ?? {}, language) }),
    });
  });
}

async function letGoOn(tx: Queryable, row: BonusRow, { note, by }: { note: string; by: string }): Promise<void> {
  if (isPaidInCash(row.terms)) return void (await startClaimed(tx, row, note, by));
  const expiresAt = sql`now() + make_interval(days => ${row.terms.waitDays}::integer)`;
  await tx.update(playerBonuses).set({ state: "waiting", expiresAt }).where(eq(playerBonuses.id, row.id));
  await writeBonusStep(tx, row.id, "claimed", "waiting", { reason: note, actor: by });
}

const isWaiting = and(isNull(heldClaims.decision), eq(playerBonuses.state, "claimed"));

/** How many wait for a decision, and a page of those or of all. */
export async function heldClaimsOf(
  db: Queryable,
  { only, limit, pageNo }: { only: "waiting" | "all"; limit: number; pageNo: number },
) {
  const countOf = async (where: SQL | undefined) => {
    const from = db
      .select({ count: count() })
      .from(heldClaims)
      .innerJoin(playerBonuses, eq(playerBonuses.id, heldClaims.bonusId));
    return (await from.where(where))[0]?.count ?? 0;
  };
  const where = only === "all" ? undefined : isWaiting;
  const likes = alias(users, "likes");
  const rows = await db
    .select({ held: heldClaims, bonus: playerBonuses, promotion: promotions, player: users, like: likes })
    .from(heldClaims)
    .innerJoin(playerBonuses, eq(playerBonuses.id, heldClaims.bonusId))
    .innerJoin(users, eq(users.id, heldClaims.userId))
    .innerJoin(likes, eq(likes.id, heldClaims.likeUserId))
    .leftJoin(promotions, eq(promotions.id, heldClaims.promotionId))
    .where(where)
    .orderBy(only === "all" ? desc(heldClaims.askedAt) : asc(heldClaims.askedAt), asc(heldClaims.bonusId))
    .limit(limit)
    .offset(pageNo * limit);
  const waiting = await countOf(isWaiting);
  return {
    waiting,
    claims: {
      count: only === "all" ? await countOf(undefined) : waiting,
      rows: rows.map(({ held, bonus, promotion, player, like }): HeldClaim => ({
        userBonusId: bonus.id,
        promotionId: held.promotionId,
        title: promotion?.banner.bannerTitle ?? null,
        bannerKey: promotion?.bannerKey ?? "",
        player: personOf(player),
        like: personOf(like),
        askedAt: held.askedAt.toISOString(),
        state: bonus.state,
        decision: held.decision,
        decidedAt: held.decidedAt?.toISOString() ?? null,
        decidedBy: held.decidedBy,
        note: held.note,
      })),
    },
  };
}

const personOf = ({ id, email, firstName, lastName, nickname }: typeof users.$inferSelect) => ({
  userId: id,
  email,
  name: [firstName, lastName].filter(Boolean).join(" ") || nickname,
});
