import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MovementCall } from "../../outside/studios/calls";
import type { Queryable } from "../../platform/plugins/database";
import { users } from "../../accounts/users/tables";
import { hashToken } from "../../accounts/users/tokens";
import { isOfSlots } from "../catalogue/queries";
import { categories, games, subCategories } from "../catalogue/tables";
import { isSignedIn, lockFunds, type Funds, type GameSession } from "../play/game_sessions";
import type { RoundRow } from "../play/round_answer";
import { gameSessions, rounds } from "../play/tables";
import { studioMovements, studioRequests, studioRounds } from "./tables";

export type MovementRow = typeof studioMovements.$inferSelect;

/** Who plays, held until the transaction ends: the session first, then the wallet, as everybody takes them. */
export interface Held {
  user: typeof users.$inferSelect;
  /** Null where the token is of nobody's session, or of somebody else's. */
  session: GameSession | null;
  /** The session and its sign-in go on. */
  isOpen: boolean;
  /** Of the round's session where it is known, else of the player's own currency. */
  currencyCode: string;
  funds: Funds;
}

/** Null where there is no such player. */
export async function holdPlayer(
  tx: Queryable,
  { player, token, currencyCode }: { player: string; token: string; currencyCode: string | null },
): Promise<Held | null> {
  const [found] = await tx
    .select({ session: gameSessions, isSignedIn: sql<boolean>`${isSignedIn}` })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, hashToken(token)))
    .for("no key update", { of: gameSessions });
  const [user] = await tx.select().from(users).where(eq(users.uniqueId, player));
  if (!user) return null;
  const session = found && found.session.userId === user.id && !found.session.isDemo ? found.session : null;
  const currency = session?.currencyCode ?? currencyCode ?? user.currencyCode;
  const funds = await lockFunds(tx, { session: { isDemo: false, userId: user.id, currencyCode: currency } });
  return {
    user,
    session,
    isOpen: session !== null && session.endedAt === null && found?.isSignedIn === true,
    currencyCode: currency,
    funds,
  };
}

/** What is known of a call before it is looked into, also that it was taken back before it came; asked once its player is held. */
export async function readKnown(tx: Queryable, partner: string, call: MovementCall) {
  const [row] = await tx
    .select({
      request: studioRequests,
      movement: studioMovements,
      isTakenBack: sql<boolean>`exists (${rollbacksOf(tx, partner, call.transactionId)})`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(studioRequests, and(eq(studioRequests.partner, partner), eq(studioRequests.requestId, call.requestId)))
    .leftJoin(studioMovements, and(eq(studioMovements.partner, partner), eq(studioMovements.transactionId, call.transactionId)));
  return { request: row?.request ?? null, movement: row?.movement ?? null, isTakenBack: row?.isTakenBack === true };
}

export async function findMovement(tx: Queryable, partner: string, transactionId: string): Promise<MovementRow | null> {
  const [row] = await tx
    .select()
    .from(studioMovements)
    .where(and(eq(studioMovements.partner, partner), eq(studioMovements.transactionId, transactionId)));
  return row ?? null;
}

/** Whether a movement was taken back, also before it came. */
export async function isTakenBack(tx: Queryable, partner: string, transactionId: string): Promise<boolean> {
  return (await rollbacksOf(tx, partner, transactionId).limit(1)).length > 0;
}

const rollbacksOf = (tx: Queryable, partner: string, transactionId: string) => {
  const rollback = alias(studioMovements, "rollback");
  return tx
    .select({ kind: rollback.kind })
    .from(rollback)
    .where(and(eq(rollback.partner, partner), eq(rollback.reference, transactionId), eq(rollback.kind, "rollback")));
};

/** The game that a partner calls so. */
export async function findPartnerGame(tx: Queryable, partner: string, partnerGame: string) {
  const [row] = await tx
    .select({
      id: games.id,
      identifier: games.identifier,
      returnToPlayer: games.returnToPlayer,
      isActive: games.isActive,
      restrictedCountries: games.restrictedCountries,
      excludedCurrencies: games.excludedCurrencies,
      isSlot: isOfSlots,
    })
    .from(games)
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(eq(games.partner, partner), eq(games.partnerGame, partnerGame)));
  return row ?? null;
}
export type PartnersGame = NonNullable<Awaited<ReturnType<typeof findPartnerGame>>>;

/** Our round of a partner's round, held. */
export async function holdRoundOf(
  tx: Queryable,
  { partner, userId, round }: { partner: string; userId: number; round: string },
): Promise<RoundRow | null> {
  const [row] = await tx
    .select({ round: rounds })
    .from(studioRounds)
    .innerJoin(rounds, eq(rounds.id, studioRounds.roundId))
    .where(and(eq(studioRounds.partner, partner), eq(studioRounds.userId, userId), eq(studioRounds.round, round)))
    .for("no key update", { of: rounds });
  return row?.round ?? null;
}

export async function holdRound(tx: Queryable, id: string): Promise<RoundRow> {
  const [row] = await tx.select().from(rounds).where(eq(rounds.id, id)).for("no key update");
  if (!row) throw new Error("A round of a partner is gone");
  return row;
}
