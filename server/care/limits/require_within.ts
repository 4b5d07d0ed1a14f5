import { sql } from "drizzle-orm";
import type { LimitKind, Timeframe } from "../../../schemas/limits";
import type { SiteSettings } from "../../../schemas/settings";
import { HttpError } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { doneIn } from "./done_in";
import { type Limit, passedBy, type Passed } from "./left_of";
import { type LimitRules, limitRulesOf, missingOf } from "./limit_rules";
import { periodsOf, type Span } from "./periods";
import { playedIn } from "./played_hours";

type Settings = Pick<SiteSettings, "markets" | "servedCountries">;

interface Moved {
  userId: number;
  currencyCode: string;
  /** In minor units. */
  amount: number;
}

interface Kept {
  rules: LimitRules;
  limits: Limit[];
  hasSessionLimit: boolean;
}

/** The account's limits of these kinds with the rules of its market. */
async function readLimits(
  tx: Pick<Queryable, "execute">,
  userId: number,
  kinds: readonly LimitKind[],
  settings: Settings,
): Promise<Kept> {
  const { rows } = await tx.execute<{
    country_code: string | null;
    time_zone: string | null;
    time_limit: number | null;
    kind: LimitKind | null;
    timeframe: Timeframe;
    amount: string;
  }>(sql`select u.country_code, u.time_zone, u.time_limit, l.kind, l.timeframe, l.amount from users u
    left join player_limits l on l.user_id = u.id and l.kind in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}) where u.id = ${userId}`);
  const [first] = rows;
  return {
    rules: limitRulesOf(settings, { countryCode: first?.country_code ?? null, timeZone: first?.time_zone ?? null }),
    limits: rows.flatMap(({ kind, timeframe, amount }) => (kind === null ? [] : [{ kind, timeframe, amount: Number(amount) }])),
    hasSessionLimit: first !== undefined && first.time_limit !== null,
  };
}

/**
 * Refuses a bet that would pass a limit on bets, losses or time, with 403 `limit.reached`. Whoever calls holds the wallet, so that bets at once
 * are counted one after the other.
 */
export async function requireBetWithinLimits(
  tx: Pick<Queryable, "execute">,
  moved: Moved,
  settings: Settings,
  now = new Date(),
): Promise<void> {
  const { rules, limits } = await readLimits(tx, moved.userId, ["bet", "loss", "time"], settings);
  if (limits.length === 0) return;
  const periods = periodsOf(now, rules.zone);
  const passed = passedBy(moved.amount, limits, await playedIn(tx, moved, periods));
  if (passed) throw reached(passed, moved.currencyCode, periods);
}

/** Refuses a deposit that would pass a limit, or that comes before a limit which the market demands. Deposits of an account are held one after the other. */
export async function requireDepositWithinLimits(
  tx: Pick<Queryable, "execute">,
  moved: Moved,
  settings: Settings,
  now = new Date(),
): Promise<void> {
  const { rules, limits, hasSessionLimit } = await readLimits(tx, moved.userId, ["deposit"], settings);
  const missing = missingOf(rules, limits, hasSessionLimit).filter(({ before }) => before === "deposit");
  if (missing.length > 0) throw required(missing.map(({ kind }) => kind));
  if (limits.length === 0) return;
  const periods = periodsOf(now, rules.zone);
  const passed = passedBy(moved.amount, limits, await doneIn(tx, moved, periods), rules.depositsCount);
  if (passed) throw reached(passed, moved.currencyCode, periods);
}

/** Refuses to open a game for money before the limits are set that the market demands. */
export async function requireLimitsToPlay(db: Pick<Queryable, "execute">, userId: number, settings: Settings): Promise<void> {
  const { rules, limits, hasSessionLimit } = await readLimits(db, userId, ["deposit", "loss", "bet", "time"], settings);
  const missing = missingOf(rules, limits, hasSessionLimit).filter(({ before }) => before === "play");
  if (missing.length > 0) throw required(missing.map(({ kind }) => kind));
}

const required = (kinds: readonly LimitKind[]) =>
  new HttpError(403, "limit.required", "Set a limit first. The law where you live asks for one.", {
    data: { success: false, kinds },
  });

function reached({ limit, used, left }: Passed, currencyCode: string, periods: Record<Timeframe, Span>): HttpError {
  const { kind, timeframe, amount } = limit;
  const isTime = kind === "time";
  const value = (minor: number) => (isTime ? Math.floor(minor) : toDecimal(minor, currencyCode));
  return new HttpError(403, "limit.reached", "This would pass a limit that you have set.", {
    data: {
      success: false,
      kind,
      timeframe,
      currentLimit: value(amount),
      usedLimit: value(used),
      left: value(left),
      expiry: periods[timeframe].end.toISOString(),
      currency: isTime ? null : currencyCode,
    },
  });
}
