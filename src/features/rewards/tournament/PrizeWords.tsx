import type { TournamentPrize } from "../../../../schemas/api/tournaments";
import { useLanguage, useText } from "../../../kit/session/hooks";
import { formatPrize } from "./metric";

/** A prize with its kind: euros are cash, everything else says what it is. */
export function PrizeWords({ prize }: { prize: Pick<TournamentPrize, "prizeType" | "amountEUR" | "description"> }) {
  const text = useText();
  const language = useLanguage();
  return prize.prizeType === "MONEY" ? formatPrize(prize.amountEUR, language) : text(prize.description);
}
