import type { WantedWinners } from "../winners_query";
import type { Props } from "./schema";

export const wantedOf = ({ source }: Props): WantedWinners => ({
  source,
  limit: 5,
  isMine: false,
  days: 7,
  isBestOnly: true,
});
