import type { WantedWinners } from "../winners_query";
import type { Props } from "./schema";

export const wantedOf = ({ limit, days, showBestResult, mine }: Props): WantedWinners => ({
  source: "top",
  limit,
  isMine: mine,
  days,
  isBestOnly: showBestResult,
});
