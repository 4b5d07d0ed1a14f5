import { type SQL, sql } from "drizzle-orm";
import type { LimitKind, Timeframe } from "../../../schemas/limits";
import type { SiteSettings } from "../../../schemas/settings";
import type { Resident } from "../../accounts/markets/home_of";
import type { LoginPlace } from "../../accounts/users/tables";
import { databaseNow } from "../../platform/database_clock";
import { send, statement } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import { doneIn } from "./done_in";
import { passedBy } from "./left_of";
import { type LimitNotice, markTold, noticesOf, type ToldLimit } from "./limit_notices";
import { limitOf, type ReachedLimit, reached, refusal, required, unreadPlay } from "./limit_refusals";
import { type LimitRules, limitRulesOf, missingOf } from "./limit_rules";
import { type RealityRules, realityRulesOf } from "../reality/reality_rules";
import { periodsOf, type Span } from "./periods";
import { playedIn } from "./played_hours";

type Settings = Pick<SiteSettings, "markets" | "servedCountries">;

interface Moved {
  userId: number;
  currencyCode: string;
  /** In minor units. */
  amount: number;
}

/** A bet that is about to be made. */
interface Made extends Moved {
  /** The sign-in that it is made in: without one nobody is asked to read how long they play, or how much of a limit is used. */
  signInId?: string | null;
}

interface Kept {
  /** By the database's clock: nobody gets more of a limit by a clock that is wrong in one process. */
  readAt: Date;
  rules: LimitRules;
  limits: ToldLimit[];
  hasSessionLimit: boolean;
  /** Milliseconds since the player last read how long they play in this sign-in; null without one. */
  unread: number | null;
  reality: RealityRules;
}

/** A limit of an account with what its rules go by; one without where there is none. */
export type LimitsRow = {
  country_code: string | null;
  last_login: LoginPlace | null;
  previous_login: LoginPlace | null;
  time_zone: string | null;
  time_limit: number | null;
  reality_minutes: number | null;
  /** Of those that are read for a sign-in. */
  unread?: string | null;
  /** Of those that are read for a deposit. */
  date_of_birth?: string | null;
  read_at: number;
  kind: LimitKind | null;
  timeframe: Timeframe;
  amount: string;
  told_percent: number | null;
  told_until: string | null;
};

const ofAccount = sql`u.country_code, u.last_login, u.previous_login, u.time_zone, u.time_limit, u.reality_minutes, ${databaseNow} as read_at, l.kind, l.timeframe,
  l.amount, l.told_percent, l.told_until`;
const columns = sql`${ofAccount}, extract(epoch from clock_timestamp() - s.play_checked_at) * 1000 as unread`;

const listOf = (kinds: readonly LimitKind[]) =>
  sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );

/** The account's limits of these kinds with the rules of its market. */
async function readLimits(
  tx: Pick<Queryable, "execute">,
  userId: number,
  kinds: readonly LimitKind[],
  settings: Settings,
  signInId: string | null = null,
): Promise<Kept> {
  const { rows } = await tx.execute<LimitsRow>(sql`select ${columns} from users u
    left join sessions s on s.id = ${signInId} and s.user_id = u.id
    left join player_limits l on l.user_id = u.id and l.kind in (${listOf(kinds)}) where u.id = ${userId}`);
  return keptOf(rows, settings);
}

function keptOf(rows: readonly LimitsRow[], settings: Settings): Kept {
  const [first] = rows;
  const resident = {
    countryCode: first?.country_code ?? null,
    lastLogin: first?.last_login ?? null,
    previousLogin: first?.previous_login ?? null,
  };
  return {
    readAt: new Date(first?.read_at ?? Date.now()),
    rules: limitRulesOf(settings, { ...resident, timeZone: first?.time_zone ?? null }),
    unread: first?.unread ? Number(first.unread) : null,
    reality: realityRulesOf(settings, { ...resident, realityMinutes: first?.reality_minutes ?? null }),
    limits: rows.flatMap(({ kind, timeframe, amount, told_percent: toldPercent, told_until: until }) =>
      kind === null
        ? []
        : [{ kind, timeframe, amount: Number(amount), toldPercent, toldUntil: until === null ? null : new Date(until) }],
    ),
    hasSessionLimit: first !== undefined && first.time_limit !== null,
  };
}

const ofPlay: readonly LimitKind[] = ["bet", "loss", "time"];

const ofPlays = (isWanted: SQL) => sql`select ${columns}, g.token_hash from game_sessions g join users u on u.id = g.user_id
    left join sessions s on s.id = g.sign_in_id and s.user_id = u.id
    left join player_limits l on l.user_id = u.id and l.kind in (${listOf(ofPlay)})
    where g.token_hash = ${isWanted} and not g.is_demo`;
const ofToken = statement<LimitsRow>(() => ofPlays(sql`${sql.placeholder("tokenHash")}`));
const ofTokens = statement<LimitsRow & { token_hash: string }>(() =>
  ofPlays(sql`any(${sql.placeholder("tokenHashes")}::text[])`),
);

/** What `requireBetWithinLimits` reads first, by the token that a game was launched with: sent before this returns. */
export const readLimitsOfPlay = (tx: Queryable, tokenHash: string): Promise<LimitsRow[]> => send(tx, ofToken({ tokenHash }));

/** The same of many. */
export const readLimitsOfPlays = (tx: Queryable, tokenHashes: readonly string[]) => send(tx, ofTokens({ tokenHashes }));

/**
 * Refuses a bet that would pass a limit on bets, losses or time, with 403 `limit.reached`, and one that comes before the player has read how long they
 * play and what it cost, or which part of a limit they have used where their market wants that told, with 403 `play.reality_check`. Whoever calls holds the wallet, so that bets at once are counted one after the other.
 */
export async function requireBetWithinLimits(
  tx: Pick<Queryable, "execute">,
  moved: Made,
  settings: Settings,
  at?: Date,
): Promise<void> {
  await requireWithin(tx, moved, await readLimits(tx, moved.userId, ofPlay, settings, moved.signInId), at);
}

/** The same with what `readLimitsOfPlay` has read since the wallet is held. */
export const requireBetWithinLimitsRead = (
  tx: Pick<Queryable, "execute">,
  moved: Made,
  settings: Settings,
  read: readonly LimitsRow[],
): Promise<void> => requireWithin(tx, moved, keptOf(read, settings));

async function requireWithin(
  tx: Pick<Queryable, "execute">,
  moved: Made,
  { readAt, rules, limits, unread, reality }: Kept,
  at?: Date,
): Promise<void> {
  if (reality.minutes > 0 && unread !== null && unread >= reality.minutes * 60_000) throw unreadPlay(reality.minutes);
  if (limits.length === 0) return;
  const now = at ?? readAt;
  const periods = periodsOf(now, rules.zone);
  const played = await playedIn(tx, moved, periods);
  const passed = passedBy(moved.amount, limits, played);
  if (passed) throw reached(passed, moved.currencyCode, periods, rules.notices?.endsSession === true && passed.left <= 0);
  if (moved.signInId && noticesOf(limits, played, rules, now).length > 0) throw unreadPlay(reality.minutes);
}

/** What a player is to read of the limits on what they play, and the one of which nothing is left where their market lets play end then. */
export async function readPlayLimits(
  db: Pick<Queryable, "execute">,
  { userId, currencyCode }: Pick<Moved, "userId" | "currencyCode">,
  settings: Settings,
  at?: Date,
): Promise<{ notices: LimitNotice[]; periods: Record<Timeframe, Span>; usedUp: ReachedLimit | null }> {
  const { readAt, rules, limits } = await readLimits(db, userId, ofPlay, settings);
  const now = at ?? readAt;
  const periods = periodsOf(now, rules.zone);
  if (!rules.notices || limits.length === 0) return { notices: [], periods, usedUp: null };
  const played = await playedIn(db, { userId, currencyCode }, periods);
  const passed = rules.notices.endsSession ? passedBy(1, limits, played) : null;
  return {
    notices: noticesOf(limits, played, rules, now),
    periods,
    usedUp: passed && passed.left <= 0 ? limitOf(passed, currencyCode, periods, true) : null,
  };
}

/** The player has read what there is to read of their limits. */
export async function readNoticesOf(
  tx: Queryable,
  account: Pick<Moved, "userId" | "currencyCode">,
  settings: Settings,
): Promise<void> {
  const { notices, periods } = await readPlayLimits(tx, account, settings);
  await markTold(tx, account.userId, notices, periods);
}

interface WantedDeposit extends Moved {
  /** What counts with it, in minor units; asked for where there is a limit at all. */
  onItsWay?: () => Promise<number>;
  /** As `readLimitsOfDeposit` has read them. */
  read?: readonly LimitsRow[];
}

const ofDeposit = statement<LimitsRow>(
  () => sql`select ${ofAccount}, u.date_of_birth from users u left join player_limits l on l.user_id = u.id and l.kind = 'deposit'
    where u.id = ${sql.placeholder("userId")}`,
);

/** What `requireDepositWithinLimits` reads first, and who pays in: sent before this returns. */
export const readLimitsOfDeposit = (tx: Queryable, userId: number): Promise<LimitsRow[]> => send(tx, ofDeposit({ userId }));

/** Who pays in, as `readLimitsOfDeposit` has read it; null where the account is gone. */
export function payerIn([first]: readonly LimitsRow[]): Payer | null {
  if (!first) return null;
  const { country_code: countryCode, last_login: lastLogin, previous_login: previousLogin, time_zone: timeZone } = first;
  const dateOfBirth = first.date_of_birth ?? null;
  return { countryCode, lastLogin, previousLogin, timeZone, dateOfBirth, readAt: new Date(first.read_at) };
}

export interface Payer extends Resident {
  timeZone: string | null;
  dateOfBirth: string | null;
  /** By the database's clock. */
  readAt: Date;
}

/** Refuses a deposit that would pass a limit, or that comes before a limit which the market demands. Deposits of an account are held one after the other. */
export async function requireDepositWithinLimits(
  tx: Queryable,
  moved: WantedDeposit,
  settings: Settings,
  at?: Date,
): Promise<void> {
  const read = moved.read ?? (await readLimitsOfDeposit(tx, moved.userId));
  const { readAt, rules, limits, hasSessionLimit } = keptOf(read, settings);
  const missing = missingOf(rules, limits, hasSessionLimit).filter(({ before }) => before.includes("deposit"));
  if (missing.length > 0) throw required(missing.map(({ kind }) => kind));
  if (limits.length === 0) return;
  const periods = periodsOf(at ?? readAt, rules.zone);
  const amount = moved.amount + ((await moved.onItsWay?.()) ?? 0);
  const passed = passedBy(amount, limits, await doneIn(tx, moved, periods), rules.depositsCount);
  if (passed) throw reached(passed, moved.currencyCode, periods);
}

/**
 * Refuses to open a game for money before the limits are set that the market demands, and while one is used up where the market lets play end
 * with that.
 */
export async function requireLimitsToPlay(
  db: Pick<Queryable, "execute">,
  { userId, currencyCode }: Pick<Moved, "userId" | "currencyCode">,
  settings: Settings,
): Promise<void> {
  const { rules, limits, hasSessionLimit } = await readLimits(db, userId, ["deposit", ...ofPlay], settings);
  const missing = missingOf(rules, limits, hasSessionLimit).filter(({ before }) => before.includes("play"));
  if (missing.length > 0) throw required(missing.map(({ kind }) => kind));
  if (!rules.notices?.endsSession) return;
  const { usedUp } = await readPlayLimits(db, { userId, currencyCode }, settings);
  if (usedUp) throw refusal(usedUp);
}
