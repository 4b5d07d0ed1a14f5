import type { WantedWinners } from "../winners_query";
import type { Props } from "./schema";

export const wantedOf = ({ limit, mine }: Props): WantedWinners => ({
  source: "latest",
  limit,
  isMine: mine,
  days: 0,
  isBestOnly: false,
});
