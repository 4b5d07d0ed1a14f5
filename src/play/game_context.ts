import type { TFunction } from "i18next";
import { createContext, use } from "react";
import { useStore } from "zustand";
import type { Language } from "../../schemas/language";
import { formatMoney, formatNumber } from "../kit/ui/format";
import type { GameStore } from "./create_game";
import type { GameState } from "./game_step";
import type { Host } from "./host";
import type { Sound } from "./sound/create_sound";

interface Game {
  game: GameStore;
  host: Host;
  sound: Sound;
  t: TFunction;
  language: Language;
}

export const GameContext = createContext<Game | null>(null);

export function useGame(): Game {
  const value = use(GameContext);
  if (!value) throw new Error("There is no game around this part.");
  return value;
}

export const useGameState = <Value>(select: (state: GameState) => Value): Value => useStore(useGame().game, select);

export const useT = (): TFunction => useGame().t;

/** What the server told when the game was opened. */
export function useOpened() {
  const opened = useGameState((state) => state.opened);
  if (!opened) throw new Error("The game is not open.");
  return opened;
}

/** Writes amounts in the session's currency. */
export function useMoney(): (amount: number, sign?: "always") => string {
  const { currencyCode } = useOpened();
  const { language } = useGame();
  return (amount, sign) => formatMoney(amount, { language, currency: currencyCode, sign });
}

/** Writes what comes back for one: "1.98×". */
export function useTimes(): (multiplier: number) => string {
  const { language } = useGame();
  return (multiplier) => `${formatNumber(multiplier, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
}
