import { eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/plugins/database";
import { games } from "../../games/catalogue/tables";
import { statisticMarks } from "./tables";

/** What somebody has played of a game in a currency. */
export interface PlayedGame {
  currencyCode: string;
  gameId: number;
  identifier: string;
  name: string;
  bets: number;
  wins: number;
  staked: number;
  baseStaked: number;
}

/**
 * All that a player has bet for money. The figures catch up with the rounds when somebody looks, so that no bet pays for them and a look
 * costs what was played since the last one. A player's bets follow one after the other (`lockPlay`): below the first round that
 * is still open nothing comes later, and what is above it is counted again each time.
 */
export async function playedGames(db: Database, userId: number): Promise<PlayedGame[]> {
  return db.transaction(async (tx) => {
    await tx.insert(statisticMarks).values({ userId }).onConflictDoNothing();
    const [mark] = await tx.select().from(statisticMarks).where(eq(statisticMarks.userId, userId)).for("update");
    const upTo = mark?.upTo ?? 0;
    const { rows } = await tx.execute<{ up_to: string }>(sql`
      with fresh as (
        select currency_code, game_id, ${sums}, max(number) as last from rounds
        where user_id = ${userId} and state = 'settled' and not is_demo and number > ${upTo} and number < coalesce(
          (select min(number) from rounds where user_id = ${userId} and state = 'open' and not is_demo), ${Number.MAX_SAFE_INTEGER})
        group by currency_code, game_id
      ), kept as (
        insert into player_games (user_id, currency_code, game_id, bets, wins, staked, base_staked)
        select ${userId}, currency_code, game_id, bets, wins, staked, base_staked from fresh
        on conflict (user_id, currency_code, game_id) do update set bets = player_games.bets + excluded.bets,
          wins = player_games.wins + excluded.wins, staked = player_games.staked + excluded.staked,
          base_staked = player_games.base_staked + excluded.base_staked
      )
      update statistic_marks set up_to = greatest(${upTo}, coalesce((select max(last) from fresh), 0)) where user_id = ${userId}
      returning up_to`);
    return readAll(tx, userId, Number(rows[0]?.up_to ?? upTo));
  });
}

const sums = sql`count(*) as bets, count(*) filter (where payout > bet) as wins, sum(bet) as staked, sum(base_bet) as base_staked`;

/** What is kept, with what is above an open round. */
async function readAll(tx: Pick<Database, "execute">, userId: number, upTo: number): Promise<PlayedGame[]> {
  const { rows } = await tx.execute<Record<"bets" | "wins" | "staked" | "base_staked", string> & Named>(sql`
    select played.currency_code, played.game_id, ${games.identifier} as identifier, ${games.name} as name, sum(played.bets) as bets,
      sum(played.wins) as wins, sum(played.staked) as staked, sum(played.base_staked) as base_staked
    from (
      select currency_code, game_id, bets, wins, staked, base_staked from player_games where user_id = ${userId}
      union all
      select currency_code, game_id, ${sums} from rounds
      where user_id = ${userId} and state = 'settled' and not is_demo and number > ${upTo} group by currency_code, game_id
    ) played join ${games} on ${games.id} = played.game_id
    group by played.currency_code, played.game_id, ${games.id} order by bets desc, played.game_id`);
  return rows.map((row) => ({
    ...{ currencyCode: row.currency_code, gameId: row.game_id, identifier: row.identifier, name: row.name },
    ...{ bets: Number(row.bets), wins: Number(row.wins), staked: Number(row.staked), baseStaked: Number(row.base_staked) },
  }));
}
type Named = { currency_code: string; game_id: number; identifier: string; name: string };
