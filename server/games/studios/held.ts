import { and, type Column, eq, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MovementCall } from "../../outside/studios/calls";
import { inOneGo } from "../../platform/database/builder";
import { prepared } from "../../platform/database/statements";
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

const holdSession = prepared((tx) =>
  tx
    .select({ session: gameSessions, isSignedIn: sql<boolean>`${isSignedIn}` })
    .from(gameSessions)
    .where(eq(gameSessions.tokenHash, sql.placeholder("tokenHash")))
    .for("no key update", { of: gameSessions }),
);
const findPlayer = prepared((tx) =>
  tx
    .select()
    .from(users)
    .where(eq(users.uniqueId, sql.placeholder("player"))),
);

/** Null where there is no such player. `then` is asked once all is held, in the same go. */
export async function holdPlayer<Answer>(
  tx: Queryable,
  { player, token, currencyCode }: { player: string; token: string; currencyCode: string | null },
  then: () => Promise<Answer>,
): Promise<{ held: Held; answer: Answer } | null> {
  const [[found], [user]] = await inOneGo(tx, () => [
    holdSession(tx, { tokenHash: hashToken(token) }),
    findPlayer(tx, { player }),
  ]);
  if (!user) return null;
  const session = found && found.session.userId === user.id && !found.session.isDemo ? found.session : null;
  const currency = session?.currencyCode ?? currencyCode ?? user.currencyCode;
  const purse = { isDemo: false, userId: user.id, currencyCode: currency } as const;
  const [funds, answer] = await inOneGo(tx, () => [lockFunds(tx, { session: purse }), then()]);
  const isOpen = session !== null && session.endedAt === null && found?.isSignedIn === true;
  return { held: { user, session, isOpen, currencyCode: currency, funds }, answer };
}

/** Sessions for money of many tokens with who plays, held, without what somebody else holds: it waits for nobody. */
export const holdFreeSeats = prepared((tx) =>
  tx
    .select({ session: gameSessions, user: users, isSignedIn: sql<boolean>`${isSignedIn}` })
    .from(gameSessions)
    .innerJoin(users, eq(users.id, gameSessions.userId))
    .where(sql`${gameSessions.tokenHash} = any(${sql.placeholder("tokenHashes")}::text[]) and not ${gameSessions.isDemo}`)
    .for("no key update", { of: gameSessions, skipLocked: true }),
);

const partnerOfCall = sql.placeholder("partner");
const requestOfCall = sql.placeholder("requestId");
const transactionOfCall = sql.placeholder("transactionId");
const readCall = prepared((tx) =>
  tx
    .select({
      request: studioRequests,
      movement: studioMovements,
      isTakenBack: sql<boolean>`exists (${rollbacksOf(tx, partnerOfCall, transactionOfCall)})`,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(studioRequests, and(eq(studioRequests.partner, partnerOfCall), eq(studioRequests.requestId, requestOfCall)))
    .leftJoin(
      studioMovements,
      and(eq(studioMovements.partner, partnerOfCall), eq(studioMovements.transactionId, transactionOfCall)),
    ),
);

/** What is known of a call before it is looked into, also that it was taken back before it came; asked once its player is held. */
export async function readKnown(tx: Queryable, partner: string, { requestId, transactionId }: MovementCall) {
  const [row] = await readCall(tx, { partner, requestId, transactionId });
  return { request: row?.request ?? null, movement: row?.movement ?? null, isTakenBack: row?.isTakenBack === true };
}

const findByNumber = prepared((tx) =>
  tx
    .select()
    .from(studioMovements)
    .where(and(eq(studioMovements.partner, partnerOfCall), eq(studioMovements.transactionId, transactionOfCall))),
);

export const findMovement = async (tx: Queryable, partner: string, transactionId: string): Promise<MovementRow | null> =>
  (await findByNumber(tx, { partner, transactionId }))[0] ?? null;

/** Whether a movement was taken back, also before it came. */
export async function isTakenBack(tx: Queryable, partner: string, transactionId: string): Promise<boolean> {
  return (await rollbacksOf(tx, partner, transactionId).limit(1)).length > 0;
}

const rollbacksOf = (tx: Queryable, partner: string | Placeholder, transactionId: string | Placeholder) => {
  const rollback = alias(studioMovements, "rollback");
  return tx
    .select({ kind: rollback.kind })
    .from(rollback)
    .where(and(eq(rollback.partner, partner), eq(rollback.reference, transactionId), eq(rollback.kind, "rollback")));
};

const selectGames = (tx: Queryable) =>
  tx
    .select({
      id: games.id,
      identifier: games.identifier,
      returnToPlayer: games.returnToPlayer,
      jackpotReturn: games.jackpotReturn,
      isActive: games.isActive,
      restrictedCountries: games.restrictedCountries,
      excludedCurrencies: games.excludedCurrencies,
      isSlot: isOfSlots,
      partner: games.partner,
      partnerGame: games.partnerGame,
    })
    .from(games)
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId));
const readGame = prepared((tx) =>
  selectGames(tx).where(
    and(eq(games.partner, sql.placeholder("partner")), eq(games.partnerGame, sql.placeholder("partnerGame"))),
  ),
);

/** The game that a partner calls so. */
export const findPartnerGame = async (tx: Queryable, partner: string, partnerGame: string) =>
  (await readGame(tx, { partner, partnerGame }))[0] ?? null;
export type PartnersGame = NonNullable<Awaited<ReturnType<typeof findPartnerGame>>>;

const holdByPartner = prepared((tx) =>
  tx
    .select({ round: rounds })
    .from(studioRounds)
    .innerJoin(rounds, eq(rounds.id, studioRounds.roundId))
    .where(
      and(
        eq(studioRounds.partner, sql.placeholder("partner")),
        eq(studioRounds.userId, sql.placeholder("userId")),
        eq(studioRounds.round, sql.placeholder("round")),
      ),
    )
    .for("no key update", { of: rounds }),
);

/** Our round of a partner's round, held. */
export const holdRoundOf = async (
  tx: Queryable,
  { partner, userId, round }: { partner: string; userId: number; round: string },
): Promise<RoundRow | null> => (await holdByPartner(tx, { partner, userId, round }))[0]?.round ?? null;

const holdById = prepared((tx) =>
  tx
    .select()
    .from(rounds)
    .where(eq(rounds.id, sql.placeholder("id")))
    .for("no key update"),
);

export async function holdRound(tx: Queryable, id: string): Promise<RoundRow> {
  const [row] = await holdById(tx, { id });
  if (!row) throw new Error("A round of a partner is gone");
  return row;
}

const anyOf = (column: Column, name: string) => sql`${column} = any(${sql.placeholder(name)}::text[])`;

/** Answers that many calls had before. By lists, each the key of an index, as all that is read of a group (docs/decisions/rounds_and_money.md). */
export const readRequests = prepared((tx) =>
  tx
    .select()
    .from(studioRequests)
    .where(and(anyOf(studioRequests.partner, "partners"), anyOf(studioRequests.requestId, "requestIds"))),
);
export const readMovements = prepared((tx) =>
  tx
    .select()
    .from(studioMovements)
    .where(and(anyOf(studioMovements.partner, "partners"), anyOf(studioMovements.transactionId, "transactionIds"))),
);
/** What of many movements was taken back, also before it came. */
export const readTakenBack = prepared((tx) =>
  tx
    .select({ partner: studioMovements.partner, reference: studioMovements.reference })
    .from(studioMovements)
    .where(
      and(
        anyOf(studioMovements.partner, "partners"),
        anyOf(studioMovements.reference, "transactionIds"),
        eq(studioMovements.kind, "rollback"),
      ),
    ),
);
/** Bets that stand of the rounds of many movements. */
export const readBetsLeft = prepared((tx) =>
  tx
    .select({
      partner: studioMovements.partner,
      roundId: studioMovements.roundId,
      transactionId: studioMovements.transactionId,
    })
    .from(studioMovements)
    .where(
      and(
        sql`${studioMovements.roundId} = any(array(select round_id from studio_movements where partner = any(${sql.placeholder("partners")}::text[])
          and transaction_id = any(${sql.placeholder("references")}::text[])))`,
        eq(studioMovements.kind, "bet"),
        sql`not ${studioMovements.isRolledBack}`,
      ),
    ),
);
/** Which of many rounds of partners began before, and whose they are. */
export const readRoundsKnown = prepared((tx) =>
  tx
    .select({ partner: studioRounds.partner, userId: studioRounds.userId, round: studioRounds.round })
    .from(studioRounds)
    .where(
      and(
        anyOf(studioRounds.partner, "partners"),
        sql`${studioRounds.userId} = any(array(select id from users where unique_id = any(${sql.placeholder("players")}::text[])))`,
        anyOf(studioRounds.round, "rounds"),
      ),
    ),
);

/** The rounds of many bets, held, without what somebody else holds. */
export const holdFreeRounds = prepared((tx) =>
  tx
    .select()
    .from(rounds)
    .where(
      sql`${rounds.id} = any(array(select round_id from studio_movements where partner = any(${sql.placeholder("partners")}::text[])
        and transaction_id = any(${sql.placeholder("references")}::text[])))`,
    )
    .for("no key update", { skipLocked: true }),
);

/** The games of many partners' calls. */
export const readGamesOf = prepared((tx) =>
  selectGames(tx).where(and(anyOf(games.partner, "partners"), anyOf(games.partnerGame, "games"))),
);

/** Whether a movement that was booked is the one that a call names again. */
export const isSameMovement = (row: MovementRow, { user }: Held, call: MovementCall) =>
  row.kind === call.kind &&
  row.userId === user.id &&
  row.round === call.round &&
  row.amount === (call.kind === "rollback" ? row.amount : call.amount) &&
  (call.currencyCode === null || row.currencyCode === call.currencyCode) &&
  row.reference === call.reference;
