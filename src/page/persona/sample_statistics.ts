import type * as z from "zod/mini";
import { createApi, type Transport } from "../../kit/api/api";
import { getAllGames } from "../../../schemas/api/games";
import type { getPublicPlayerStatistic } from "../../../schemas/api/statistics";
import type { User } from "../../../schemas/user";

type Statistics = z.output<typeof getPublicPlayerStatistic.answer>;

/** A persona that has played some games of the catalogue, and been in no race. */
export async function sampleStatistics(user: User, transport: Transport): Promise<Statistics> {
  const { categoryGames } = await createApi(transport).call(getAllGames, { query: { limit: 3 } });
  const bets = [9_204, 6_118, 5_530];
  return {
    isHidden: false,
    isOwn: true,
    currencyCode: "EUR",
    userStats: {
      createdAt: user.createdAt,
      nickname: user.nickname,
      firstName: user.nickname ? null : user.firstName,
      uniqueId: user.uniqueId,
      kpiSummary: { casinoLifetimeBetCount: 48_210, casinoLifetimeWinCount: 17_902, totalBets: 61_480, totalGameCount: 64 },
      favoriteGames: categoryGames.rows.map(({ masterCasinoGameId: gameId, identifier, name }, place) => ({
        ...{ gameId, identifier, name },
        bets: bets[place] ?? 0,
      })),
    },
    loyaltyData: null,
    tournaments: [],
    currencyList: [{ code: user.currencyCode, symbol: user.currencySymbol }],
  };
}
