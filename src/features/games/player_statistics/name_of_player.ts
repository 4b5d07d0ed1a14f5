import type { TFunction } from "i18next";
import type { Statistics } from "./statistics_query";

/** What a player is called in the head of their statistics. */
export const nameOfPlayer = ({ userStats }: Pick<Statistics, "userStats">, t: TFunction): string =>
  userStats?.nickname ?? userStats?.firstName ?? t("statistics.title");
