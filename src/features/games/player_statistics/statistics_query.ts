import { type GameType, getPublicPlayerStatistic } from "../../../../schemas/api/statistics";
import type { AnswerOf, Api } from "../../../kit/api/api";

export interface StatisticsWish {
  /** Their `uniqueId`, or their number; one's own without it. */
  of?: string | undefined;
  gameType?: GameType;
  /** Only what was played in it; everything in euro without it. */
  currency?: string | undefined;
}

export type Statistics = AnswerOf<typeof getPublicPlayerStatistic>;

/** What players may know of each other (C-7.29). */
export const statisticsQuery = (api: Pick<Api, "query">, { of, gameType = "all", currency }: StatisticsWish) =>
  api.query(getPublicPlayerStatistic, {
    query: { ...(of !== undefined && { filters: JSON.stringify(filtersOf(of)) }), gameType, ...(currency && { currency }) },
  });

/** A number is that of an account (C-2.45): public numbers have letters in them. */
const filtersOf = (of: string) => (/^\d{1,10}$/.test(of) ? { userId: Number(of) } : { uniqueId: of });
