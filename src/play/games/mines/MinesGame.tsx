import { Dices } from "lucide-react";
import { useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { useT, useTimes } from "../../game_context";
import { Button } from "../../parts/Button";
import { Facts } from "../../parts/Facts";
import { History } from "../../parts/History";
import { Range } from "../../parts/Range";
import { Result } from "../../parts/Result";
import { Resumed } from "../../parts/Resumed";
import { StepPanel } from "../../parts/StepPanel";
import { Table } from "../../parts/Table";
import { minesMultiplier, tileCount } from "../../rules/mines";
import { one } from "../../rules/multiplier";
import { useSteps } from "../../use_steps";
import { Board } from "./Board";
import css from "./MinesGame.module.css";
import { minesOf, outcomeOf } from "./mines_round";

const usual = 3;

/** 25 tiles, and mines under some: each tile without one raises what can be taken. */
export default function MinesGame() {
  const t = useT();
  const steps = useSteps(450);
  const { open, round, shown, asked } = steps;
  const [count, setCount] = useState(open ? minesOf(open) : usual);
  const opened = open ? outcomeOf(open).opened : [];
  const mines = open ? minesOf(open) : count;
  const worth = steps.amountAt(minesMultiplier(mines, opened.length));

  function openTile(tile: number) {
    steps.act(opened.length, { kind: "open", tile }, tile);
  }
  function openRandom() {
    const tile = anyHidden(opened);
    if (tile !== undefined) openTile(tile);
  }
  const times = useTimes();
  const endText = (round: Round) =>
    round.payout > 0 ? t("in_game.mines.cashed", { multiplier: times(round.multiplier) }) : t("in_game.mines.hit");
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => times(one.multiplier)} />
          <Board round={round} asked={asked} isOpen={open !== null} onOpen={openTile} />
          <Resumed isResumed={steps.isResumed} />
          <p className="visually-hidden" role="status">
            {opened.length > 0 && t("in_game.mines.found", { amount: worth })}
          </p>
          <Result round={shown} text={shown ? endText(shown) : ""} />
        </div>
      }
      panel={
        <StepPanel
          steps={steps}
          worth={opened.length > 0 ? worth : null}
          onBegin={() => steps.begin({ mines: count })}
          onTake={() => steps.act(opened.length, { kind: "cash_out" })}
          actions={
            <Button onClick={openRandom} disabled={!open || steps.isOut}>
              <Dices size={18} aria-hidden="true" />
              {t("in_game.mines.random")}
            </Button>
          }
        >
          <Range label={t("in_game.mines.count")} min={1} max={24} value={mines} isDisabled={open !== null} onChoose={setCount} />
          <Facts
            facts={[
              [t("in_game.mines.gems"), String(tileCount - mines - opened.length)],
              [
                t("in_game.mines.next"),
                opened.length < tileCount - mines ? times(minesMultiplier(mines, opened.length + 1) / one) : "–",
              ],
            ]}
          />
        </StepPanel>
      }
    />
  );
}

/** One of the tiles that are not open, by chance; nothing of the round comes of it. */
function anyHidden(opened: readonly number[]): number | undefined {
  const hidden = Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
  return hidden[Math.floor(Math.random() * hidden.length)];
}
