import type { TFunction } from "i18next";
import type { Game } from "../../../../schemas/api/games";
import type { Language } from "../../../../schemas/text";
import { formatMoney, formatNumber, formatPercent } from "../../../kit/ui/format";

const nothing = "-"; // L-9.41
const funTexts = 4;

type Figures = Pick<Game, "masterCasinoGameId" | "returnToPlayer" | "maxMultiplier" | "minBet">;

export interface Stat {
  name: "rtp" | "max_win" | "min_bet";
  label: string;
  value: string;
}

/** A game's figures in words. What is empty, null or zero is a dash (L-5.20); a multiplier of zero is a joke (L-5.21). */
export function gameStats(
  game: Figures,
  { t, language, currency }: { t: TFunction; language: Language; currency: string },
): Stat[] {
  const { returnToPlayer, maxMultiplier, minBet } = game;
  return [
    { name: "rtp", label: t("games.stat.rtp"), value: returnToPlayer ? formatPercent(returnToPlayer, language) : nothing },
    { name: "max_win", label: t("games.stat.max_win"), value: multiplier(maxMultiplier) },
    { name: "min_bet", label: t("games.stat.min_bet"), value: minBet ? formatMoney(minBet, { language, currency }) : nothing },
  ];

  function multiplier(value: number | null) {
    if (value === null) return nothing;
    if (value === 0) return t(`games.fun.${funTextOf(game.masterCasinoGameId)}`);
    const digits = Number.isInteger(value) ? 0 : 2; // L-5.25, and 1,500× rather than 1,500.00×
    return `${formatNumber(value, language, { minimumFractionDigits: digits, maximumFractionDigits: digits })}×`;
  }
}

/** Which of the four texts a game has: always the same one, and neighbours differ. */
export const funTextOf = (gameId: number) => ((Math.imul(gameId, 2_654_435_761) >>> 16) % funTexts) + 1;
