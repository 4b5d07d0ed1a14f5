import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { HttpError } from "../../platform/api_error";
import { games } from "../catalogue/tables";
import { toMinorUnits } from "../../platform/amounts";
import { prepared } from "../../platform/database/statements";
import type { Database, Queryable } from "../../platform/plugins/database";
import { sessions, users, wallets } from "../../accounts/users/tables";
import { hashToken, newToken } from "../../accounts/users/tokens";
import type { Resident } from "../../accounts/markets/home_of";
import { startPlayClock } from "./play_clock";
import { ensureSeeds, seedOwner, type Seed } from "./seeds";
import { gameSessions, seeds } from "./tables";

export type GameSession = typeof gameSessions.$inferSelect;

const demoCoins = 10_000;
export const demoCurrency = "EUR";
/** Demos of guests have no sign-in that they could end with. */
const demoHours = 24;

interface Opening {
  gameId: number;
  isDemo: boolean;
  userId: number | null;
  signInId: string | null;
  currencyCode: string;
  /** Whether the player's other games for money end with it. */
  isAlone?: boolean;
}

/** A session of a game, and the token that only its frame is told. */
export async function openGameSession(
  db: Database,
  { isAlone = false, ...opening }: Opening,
): Promise<{ session: GameSession; token: string }> {
  const token = newToken();
  const demoBalance = opening.isDemo ? toMinorUnits(demoCoins, opening.currencyCode) : 0;
  return db.transaction(async (tx) => {
    await startPlayClock(tx, opening.signInId);
    if (isAlone && opening.userId !== null) await endOtherGames(tx, opening.userId);
    const [session] = await tx
      .insert(gameSessions)
      .values({ ...opening, id: randomUUID(), tokenHash: hashToken(token), demoBalance })
      .returning();
    if (!session) throw new Error("A game's session was not written");
    await ensureSeeds(tx, seedOwner(session));
    return { session, token };
  });
}

const { id, identifier, name, client, clientModel, imageColor, themes, minBet, returnToPlayer, jackpotReturn } =
  getTableColumns(games);
const { countryCode, lastLogin, previousLogin, role, kycStatus, cpf, consents } = getTableColumns(users);
const residentColumns = { countryCode, lastLogin, previousLogin };
const playerColumns = { role, kycStatus, cpf, consents, ...residentColumns };
const gameColumns = { id, identifier, name, client, clientModel, imageColor, themes, minBet, returnToPlayer, jackpotReturn };
const nextSeeds = alias(seeds, "next_seeds");

/** The session of a launch token with its game and the seed in use, locked until the transaction ends. */
export interface Play {
  session: GameSession;
  /** Where who plays lives; null for guests, and where nothing is known of it. */
  resident: Resident | null;
  /** Who plays; null for guests. */
  player: Pick<typeof users.$inferSelect, keyof typeof playerColumns> | null;
  /** Null also where nobody has told one. */
  dateOfBirth: string | null;
  game: Pick<typeof games.$inferSelect, keyof typeof gameColumns>;
  seed: Seed;
  /** Of the seed that comes after it. */
  nextSeedHash: string;
}

const owner = sql`case when ${gameSessions.userId} is null then 'session:' || ${gameSessions.id} else 'user:' || ${gameSessions.userId} end`;
/** Whether the sign-in that a game was opened in goes on, and its account may play. */
export const isSignedIn = sql`exists (select 1 from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
  where ${sessions.id} = ${gameSessions.signInId} and ${sessions.userId} = ${gameSessions.userId} and ${sessions.expiresAt} > now()
    and (${users.excludedUntil} is null or ${users.excludedUntil} < now())
    and ${users.suspendedAt} is null and ${users.closedAt} is null and ${users.heldAt} is null)`;
const isGuestsDemo = sql`(${gameSessions.userId} is null and ${gameSessions.isDemo}
  and ${gameSessions.lastSeenAt} > now() - make_interval(hours => ${demoHours}))`;

const selectPlays = (tx: Queryable, isWanted: SQL) =>
  tx
    .select({
      session: getTableColumns(gameSessions),
      game: gameColumns,
      seed: getTableColumns(seeds),
      nextSeedHash: nextSeeds.serverSeedHash,
      resident: residentColumns,
      player: playerColumns,
      dateOfBirth: users.dateOfBirth,
    })
    .from(gameSessions)
    .innerJoin(games, eq(games.id, gameSessions.gameId))
    .innerJoin(seeds, and(eq(seeds.owner, owner), eq(seeds.state, "active")))
    .innerJoin(nextSeeds, and(eq(nextSeeds.owner, owner), eq(nextSeeds.state, "next")))
    .leftJoin(users, eq(users.id, gameSessions.userId))
    .where(and(isWanted, sql`${gameSessions.endedAt} is null`, sql`(${isSignedIn} or ${isGuestsDemo})`));

const isOfToken = sql`${gameSessions.tokenHash} = ${sql.placeholder("tokenHash")}`;
const isOfTokens = sql`${gameSessions.tokenHash} = any(${sql.placeholder("tokenHashes")}::text[])`;

/** Answers nothing where the token's session is over, or its seed was rotated while this one waited for it. */
export const holdPlay = prepared((tx) => selectPlays(tx, isOfToken).for("no key update", { of: [gameSessions, seeds] }));

/** The same of many tokens, without those that somebody else holds: it waits for nobody. */
export const holdFreePlays = prepared((tx) =>
  selectPlays(tx, isOfTokens).for("no key update", { of: [gameSessions, seeds], skipLocked: true }),
);

/** Everybody who changes a session, seeds or a wallet takes their locks in this order, so that nobody waits in a circle. */
export async function lockPlay(tx: Queryable, token: string): Promise<Play> {
  const read = () => holdPlay(tx, { tokenHash: hashToken(token) });
  const play = (await read())[0] ?? (await read())[0]; // a seed that was rotated while this one waited for it is not active any more
  if (!play && (await hasGoneOn(tx, token)))
    throw new HttpError(409, "play.elsewhere", "You have opened another game. The law where you live asks for one at a time.");
  if (!play) throw new HttpError(401, "play.session_over", "This game's session is over. Open the game again.");
  return play;
}

const endOtherGames = (tx: Queryable, userId: number) =>
  tx
    .update(gameSessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(gameSessions.userId, userId), eq(gameSessions.isDemo, false), isNull(gameSessions.endedAt)));

/** Whether a game was ended by another one, while its sign-in goes on. */
async function hasGoneOn(tx: Queryable, token: string): Promise<boolean> {
  const [ended] = await tx
    .select({ id: gameSessions.id })
    .from(gameSessions)
    .where(and(eq(gameSessions.tokenHash, hashToken(token)), isNotNull(gameSessions.endedAt), isSignedIn));
  return ended !== undefined;
}

/** What can be bet, in minor units. */
export interface Funds {
  cash: number;
  bonus: number;
  version: number;
  /** Of the bonus that runs in this wallet. */
  bonusId: number | null;
}

/** Whose money it is: a wallet in a currency, or the coins of a demo. */
type Purse = Pick<GameSession, "userId" | "currencyCode"> &
  (Pick<GameSession, "demoBalance" | "rounds" | "isDemo"> | { isDemo: false });

const funds = { cash: wallets.amount, bonus: wallets.nonCashAmount, version: wallets.version, bonusId: wallets.bonusId };
const holdWallet = prepared((tx) =>
  tx
    .select(funds)
    .from(wallets)
    .where(and(eq(wallets.userId, sql.placeholder("userId")), eq(wallets.currencyCode, sql.placeholder("currencyCode"))))
    .for("no key update"),
);

const isPlayedWith = and(
  eq(gameSessions.userId, wallets.userId),
  eq(gameSessions.currencyCode, wallets.currencyCode),
  eq(gameSessions.isDemo, false),
);

/** The wallet that a launch token plays with; of a demo, none. Only with `holdPlay` before it, as everybody takes their locks. */
export const holdWalletOfPlay = prepared((tx) =>
  tx
    .select(funds)
    .from(wallets)
    .innerJoin(gameSessions, isPlayedWith)
    .where(eq(gameSessions.tokenHash, sql.placeholder("tokenHash")))
    .for("no key update", { of: wallets }),
);

/** Those of many tokens, each held with the account that it is of, without what somebody else holds: it waits for nobody. */
export const holdFreeWallets = prepared((tx) =>
  tx
    .select({ tokenHash: gameSessions.tokenHash, ...funds })
    .from(wallets)
    .innerJoin(gameSessions, isPlayedWith)
    .innerJoin(users, eq(users.id, wallets.userId))
    .where(isOfTokens)
    .for("no key update", { of: [wallets, users], skipLocked: true }),
);

/** The money of who plays; a wallet is locked until the transaction ends. */
export async function lockFunds(tx: Queryable, { session }: { session: Purse }): Promise<Funds> {
  if (session.isDemo) return fundsOf({ session });
  return fundsOf({ session }, (await holdWallet(tx, { userId: session.userId ?? 0, currencyCode: session.currencyCode }))[0]);
}

/** What there is to bet, once the wallet is held. */
export const fundsOf = ({ session }: { session: Purse }, wallet?: Funds): Funds =>
  session.isDemo && "demoBalance" in session
    ? { cash: session.demoBalance, bonus: 0, version: session.rounds, bonusId: null }
    : (wallet ?? { cash: 0, bonus: 0, version: 0, bonusId: null });

/** The session of a player, by its public number; null where it is somebody else's. */
export async function findGameSession(db: Queryable, sessionId: string, userId: number): Promise<GameSession | null> {
  const [session] = await db
    .select()
    .from(gameSessions)
    .where(and(eq(gameSessions.id, sessionId), eq(gameSessions.userId, userId)));
  return session ?? null;
}
