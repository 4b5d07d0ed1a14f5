import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { games } from "../catalogue/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** A game that somebody opened: for money, or as a demo with coins of its own (guests too). */
export const gameSessions = pgTable(
  "game_sessions",
  {
    id: text().primaryKey(),
    /** Of the launch token, SHA-256: the token itself is known to the game's frame alone. */
    tokenHash: text("token_hash").notNull().unique(),
    userId: integer("user_id"),
    /** The sign-in that it belongs to: it ends with it. Null for guests. */
    signInId: text("sign_in_id"),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id),
    isDemo: boolean("is_demo").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** Coins of a demo. */
    demoBalance: minorUnits("demo_balance").notNull().default(0),
    rounds: integer().notNull().default(0),
    wagered: minorUnits("wagered").notNull().default(0),
    won: minorUnits("won").notNull().default(0),
    startedAt: instant("started_at").notNull().defaultNow(),
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
  },
  (table) => [index("game_sessions_user").on(table.userId, table.startedAt)],
);

/**
 * Seeds of fair rounds. An owner has one that is played with (`active`) and one whose hash is known already (`next`); the
 * server's half is told when the next one takes its place (`revealed`).
 */
export const seeds = pgTable(
  "seeds",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** `user:7`, or `session:…` for a guest's demo. */
    owner: text().notNull(),
    state: text().$type<"next" | "active" | "revealed">().notNull(),
    serverSeed: text("server_seed").notNull(),
    /** SHA-256 of the server's seed, hexadecimal: known before the first bet. */
    serverSeedHash: text("server_seed_hash").notNull(),
    clientSeed: text("client_seed").notNull(),
    /** Whether a browser gave it: until then the server has drawn it, to have one. */
    isClientSeedGiven: boolean("is_client_seed_given").notNull().default(false),
    /** How many rounds were played with it. */
    nonce: integer().notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
    revealedAt: instant("revealed_at"),
  },
  (table) => [
    uniqueIndex("seeds_in_use")
      .on(table.owner, table.state)
      .where(sql`state <> 'revealed'`),
    index("seeds_owner").on(table.owner, table.id),
  ],
);

/** Chains of hashes that flights come of: link 0 is published before the first of them is flown, and used up from there. */
export const crashChains = pgTable("crash_chains", {
  id: serial().primaryKey(),
  secret: text().notNull(),
  length: integer().notNull(),
  /** Links 1,000, 2,000 … */
  milestones: text().array().notNull(),
  /** Link 0. */
  terminalHash: text("terminal_hash").notNull().unique(),
  committedAt: instant("committed_at")
    .notNull()
    .default(sql`clock_timestamp()`),
  /** The number of the last link that was flown. */
  used: integer().notNull().default(0),
  /** Whether this site draws the public number by itself, as a demo does. */
  isOwn: boolean("is_own").notNull(),
  /** What the public number was said to be when nobody could know it. */
  source: text().notNull(),
  announcementUrl: text("announcement_url"),
  /** The public number: no flight before it is there. */
  entropy: text(),
  entropyAt: instant("entropy_at"),
});

/** A flight of the shared game crash. */
export const crashRounds = pgTable(
  "crash_rounds",
  {
    id: serial().primaryKey(),
    state: text().$type<"betting" | "running" | "crashed">().notNull(),
    /** Which link of which chain it is; null before there were chains. */
    chainId: integer("chain_id").references(() => crashChains.id),
    chainNumber: integer("chain_number"),
    serverSeed: text("server_seed").notNull(),
    serverSeedHash: text("server_seed_hash").notNull(),
    clientSeed: text("client_seed").notNull(),
    /** Where it crashes, in hundredths: 241 is 2.41×. Told when it has. */
    crashAt: integer("crash_at").notNull(),
    /** When bets end and it takes off. */
    startsAt: instant("starts_at").notNull(),
    crashedAt: instant("crashed_at"),
  },
  (table) => [uniqueIndex("crash_rounds_chain").on(table.chainId, table.chainNumber)],
);

/** Everything that was played. Those that are settled and no demo are the bets of the public feeds. */
export const rounds = pgTable(
  "rounds",
  {
    /** Chosen by who plays, a UUID: the same one again is the same round. */
    id: text().primaryKey(),
    /** In the order in which they began. */
    number: bigserial({ mode: "number" }).notNull().unique(),
    gameSessionId: text("game_session_id"),
    userId: integer("user_id"),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id),
    isDemo: boolean("is_demo").notNull(),
    state: text().$type<"open" | "settled" | "void">().notNull(),
    currencyCode: text("currency_code").notNull(),
    bet: minorUnits("bet").notNull(),
    /** How much of the bet was bonus money. */
    bonusBet: minorUnits("bonus_bet").notNull().default(0),
    payout: minorUnits("payout").notNull().default(0),
    /** What one euro was in its currency when it was bet: all that comes of the round is converted by it. */
    rate: numeric().notNull().default("1"),
    /** In the base currency, to the nearest minor unit. */
    baseBet: minorUnits("base_bet").notNull(),
    basePayout: minorUnits("base_payout").notNull().default(0),
    /** What came back for one that was bet. */
    multiplier: doublePrecision().notNull().default(0),
    /** How much of the bet counted for the wagering of which bonus of the player: it goes back with a void round. */
    bonusWager: minorUnits("bonus_wager").notNull().default(0),
    bonusId: integer("bonus_id"),
    /** What the game kept on average when it was bet, in ten-thousandths, and the loyalty points that its cash brought, in millionths. */
    edge: integer().notNull().default(0),
    points: bigint({ mode: "number" }).notNull().default(0),
    seedId: bigint("seed_id", { mode: "number" }).references(() => seeds.id),
    nonce: integer(),
    crashRoundId: integer("crash_round_id").references(() => crashRounds.id),
    /** What was chosen, and what came of it, as the game's own schemas say. */
    choice: json().$type<unknown>().notNull(),
    outcome: json().$type<unknown>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    index("rounds_feed")
      .on(table.settledAt, table.number)
      .where(sql`state = 'settled' and not is_demo`),
    index("rounds_user")
      .on(table.userId, table.number)
      .where(sql`state = 'settled' and not is_demo`),
    index("rounds_high")
      .on(table.settledAt, table.number)
      .where(sql`state = 'settled' and not is_demo and base_bet >= 10000`),
    index("rounds_multiplier")
      .on(table.multiplier, table.settledAt)
      .where(sql`state = 'settled' and not is_demo and multiplier > 1`),
    index("rounds_payout")
      .on(table.basePayout, table.settledAt)
      .where(sql`state = 'settled' and not is_demo and payout > bet`),
    index("rounds_open")
      .on(table.userId, table.gameId)
      .where(sql`state = 'open'`),
    index("rounds_crash").on(table.crashRoundId),
    index("rounds_session").on(table.gameSessionId, table.number),
  ],
);
