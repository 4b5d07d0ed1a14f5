import { Minus, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { GameContext, useGame, useGameState, useOpened } from "../../game_context";
import { Button } from "../../parts/Button";
import { RulesNote } from "../../parts/RulesNote";
import { Controls } from "./Controls";
import type { Flights } from "./join_flights";
import css from "./Places.module.css";
import { secondBet } from "./second_bet";

/** One bet on a flight, or two that know nothing of each other. Where the law asks for a pause between bets, one is all there is. */
export function Places({ flights }: { flights: Flights }) {
  const first = useGame();
  const { t } = first;
  const second = useMemo(() => ({ ...first, game: secondBet(first.game) }), [first]);
  const isOpen = useGameState((state) => state.second.openRound !== null || state.second.out !== null);
  const [isAdded, setAdded] = useState(false);
  if (isOpen && !isAdded) setAdded(true); // it was made before, or in another tab
  const mayAdd = useOpened().rules.paceMs === 0;
  return (
    <div className={css.places} data-two={isAdded || undefined}>
      <Controls flights={flights} title={isAdded ? t("in_game.crash.two.first") : undefined} />
      {isAdded && (
        <GameContext value={second}>
          <Controls flights={flights} title={t("in_game.crash.two.second")} isSecond />
        </GameContext>
      )}
      {mayAdd && (
        <div className={css.wide}>
          <Button aria-expanded={isAdded} disabled={isOpen} onClick={() => setAdded(!isAdded)}>
            {isAdded ? <Minus size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
            {t(isAdded ? "in_game.crash.two.remove" : "in_game.crash.two.add")}
          </Button>
        </div>
      )}
      <div className={css.wide}>
        <RulesNote />
      </div>
    </div>
  );
}
