import { sql } from "drizzle-orm";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import type { Play } from "./game_sessions";
import type { PlayRules } from "./play_rules";

/** A bet that is sent as early as may be is not refused for what the network took more for the one before. */
const graceMs = 50;

/**
 * Refuses what the market of who plays forbids: a bet that the game makes by itself, with 403 `play.no_autoplay`, and one that comes too soon after
 * the last one on the same game, in whatever tab, with 403 `play.too_quick`. Whoever calls holds the purse, so that bets at once come one after the other.
 */
export async function requirePace(
  tx: Pick<Queryable, "execute">,
  { session }: Pick<Play, "session">,
  { hasAutoplay, paceMs }: PlayRules,
  isAuto: boolean,
): Promise<void> {
  if (isAuto && !hasAutoplay)
    throw new HttpError(403, "play.no_autoplay", "The law where you live asks for each bet to be made by hand.", {
      data: { success: false },
    });
  if (paceMs === 0) return;
  const isOwn =
    session.userId === null
      ? sql`s.id = ${session.id}`
      : sql`s.user_id = ${session.userId} and s.game_id = ${session.gameId} and s.is_demo = ${session.isDemo}`;
  const { rows } = await tx.execute<{ since: string | null }>(sql`
    select extract(epoch from clock_timestamp() - max(last.created_at)) * 1000 as since from game_sessions s
    cross join lateral (select created_at from rounds where game_session_id = s.id order by number desc limit 1) last
    where ${isOwn} and s.last_seen_at > now() - interval '1 hour'`);
  const since = rows[0]?.since;
  const waitMs = since ? Math.ceil(paceMs - Number(since)) : 0;
  if (waitMs <= graceMs) return;
  throw new HttpError(403, "play.too_quick", "The law where you live asks for a pause between two bets.", {
    data: { success: false, waitMs, seconds: paceMs / 1_000 },
  });
}
