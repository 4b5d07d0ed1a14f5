import type { GameType } from "../../schemas/api/statistics";
import type { QueryContext, SectionQuery } from "../../src/kit/api/section_query";
import { statisticsQuery } from "../../src/features/games/player_statistics/statistics_query";

/** Guests have no statistics (C-6.03). */
export const ownStatistics = (gameType: GameType, { api, viewer }: QueryContext): SectionQuery[] =>
  viewer.session === "user" ? [statisticsQuery(api, { gameType })] : [];
