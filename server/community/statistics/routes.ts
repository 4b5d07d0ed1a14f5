import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type * as z from "zod/mini";
import { type GameType, getPublicPlayerStatistic, statisticFilters, type UserStats } from "../../../schemas/api/statistics";
import type { LoyaltyRules } from "../../../schemas/loyalty_rules";
import { callerOf } from "../../accounts/users/caller_of";
import type { UserRow } from "../../accounts/users/sessions";
import { shownName } from "../../accounts/users/shown_name";
import { users } from "../../accounts/users/tables";
import { baseCurrency } from "../../money/rates/convert";
import { symbolOf, toDecimal } from "../../platform/amounts";
import { notFound } from "../../platform/api_error";
import type { Database } from "../../platform/plugins/database";
import { readFilters } from "../../platform/read_filters";
import { route } from "../../platform/route";
import { rankOf } from "../../rewards/loyalty/standing";
import { racesOfPlayer } from "../../rewards/tournaments/standings";
import { type PlayedGame, playedGames } from "./player_games";

const favorites = 3;

export async function statisticRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    getPublicPlayerStatistic,
    async ({ query: { filters, gameType, currency }, request }) => {
      const caller = await callerOf(request);
      const player = await findPlayer(app.db, readFilters(filters, statisticFilters, filtersAlone), caller);
      const isOwn = player.id === caller.id;
      const currencyCode = currency ?? baseCurrency;
      if (player.ghostMode && !isOwn) return { ...hidden, currencyCode };
      const played = await playedGames(app.db, player.id);
      return {
        isHidden: false,
        isOwn,
        currencyCode,
        userStats: statsOf(player, figuresOf(played, gameType, currency)),
        loyaltyData: loyaltyOf(player, app.settings().settings.loyalty),
        tournaments: await racesOfPlayer(app.db, player.id),
        currencyList: [...new Set(played.map((game) => game.currencyCode))]
          .sort()
          .map((code) => ({ code, symbol: symbolOf(code) })),
      };
    },
    { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } },
  );
}

const hidden = { isHidden: true, isOwn: false, userStats: null, loyaltyData: null, tournaments: [], currencyList: [] };

/** Players alone have statistics; of a closed account nobody learns that it was there. */
async function findPlayer(
  db: Database,
  { uniqueId, userId }: z.output<typeof statisticFilters>,
  caller: UserRow,
): Promise<UserRow> {
  if (uniqueId === undefined && userId === undefined) return caller;
  const wanted = uniqueId === undefined ? eq(users.id, userId ?? 0) : eq(users.uniqueId, uniqueId);
  const [row] = await db
    .select()
    .from(users)
    .where(and(wanted, isNull(users.closedAt)));
  if (!row || (row.role !== "player" && row.id !== caller.id)) throw notFound("player", "statistics.not_found");
  return row;
}

const isAlone = /^[\w-]+$/;
const isNumber = /^\d+$/;
const filtersAlone = (value: string) => (isAlone.test(value) ? { [isNumber.test(value) ? "userId" : "uniqueId"]: value } : null);

/** Bets on sports are none yet: all that is played is casino. */
function figuresOf(played: readonly PlayedGame[], gameType: GameType, currency: string | undefined) {
  const counted = gameType === "sport" ? [] : played.filter((game) => currency === undefined || game.currencyCode === currency);
  const sum = (pick: (game: PlayedGame) => number) => counted.reduce((total, game) => total + pick(game), 0);
  const byGame = new Map<number, UserStats["favoriteGames"][number]>();
  for (const { gameId, identifier, name, bets } of counted)
    byGame.set(gameId, { gameId, identifier, name, bets: bets + (byGame.get(gameId)?.bets ?? 0) });
  return {
    kpiSummary: {
      casinoLifetimeBetCount: sum(({ bets }) => bets),
      casinoLifetimeWinCount: sum(({ wins }) => wins),
      totalBets:
        currency === undefined
          ? toDecimal(
              sum(({ baseStaked }) => baseStaked),
              baseCurrency,
            )
          : toDecimal(
              sum(({ staked }) => staked),
              currency,
            ),
      totalGameCount: byGame.size,
    },
    favoriteGames: [...byGame.values()]
      .sort((one, other) => other.bets - one.bets || one.gameId - other.gameId)
      .slice(0, favorites),
  };
}

const statsOf = (
  { createdAt, nickname, firstName, uniqueId }: UserRow,
  figures: Pick<UserStats, "kpiSummary" | "favoriteGames">,
): UserStats => ({
  createdAt: createdAt.toISOString(),
  nickname,
  firstName: nickname ? null : shownName({ nickname: null, firstName }),
  uniqueId,
  ...figures,
});

function loyaltyOf({ level }: UserRow, rules: LoyaltyRules | null | undefined) {
  const shown = rules?.levels[rankOf(rules, level) - 1];
  return shown ? { name: shown.name, levelImage: shown.imageUrl?.src || null } : null;
}
