import { Dices } from "lucide-react";
import { useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { useT, useTimes } from "../../game_context";
import { Button } from "../../parts/Button";
import { Facts } from "../../parts/Facts";
import { History } from "../../parts/History";
import { Options } from "../../parts/Options";
import { Result } from "../../parts/Result";
import { Resumed } from "../../parts/Resumed";
import { StepPanel } from "../../parts/StepPanel";
import { Table } from "../../parts/Table";
import { one } from "../../rules/multiplier";
import { towerLevels, towerRows, towers, type TowersChoice, towersMultiplier } from "../../rules/towers";
import { useSteps } from "../../use_steps";
import { Tower } from "./Tower";
import { levelOf, outcomeOf } from "./towers_round";
import css from "./TowersGame.module.css";

/** A tower of nine rows: a tile in each, and every one without a trap raises what can be taken. */
export default function TowersGame() {
  const t = useT();
  const steps = useSteps(450);
  const { open, round, shown, asked } = steps;
  const [chosen, setLevel] = useState<TowersChoice["level"]>("medium");
  const level = open ? levelOf(open) : chosen;
  const row = open ? outcomeOf(open).opened.length : 0;
  const { tiles, safe } = towers[level];
  const times = useTimes();
  const worth = steps.amountAt(towersMultiplier(level, row));
  const climb = (tile: number) => tile < tiles && steps.act(row, { kind: "open", tile }, tile);
  const endText = (ended: Round) =>
    ended.payout > 0 ? t("in_game.mines.cashed", { multiplier: times(ended.multiplier) }) : t("in_game.towers.trapped");
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(each) => times(each.multiplier)} />
          <Tower
            round={round && (open || levelOf(round) === level) ? round : null}
            level={level}
            asked={asked}
            isOpen={open !== null}
            onOpen={climb}
            times={times}
          />
          <Resumed isResumed={steps.isResumed} />
          <p className="visually-hidden" role="status">
            {row > 0 && t("in_game.towers.climbed", { row, amount: worth })}
          </p>
          <Result round={shown} text={shown ? endText(shown) : ""} />
        </div>
      }
      panel={
        <StepPanel
          steps={steps}
          worth={row > 0 ? worth : null}
          onBegin={() => steps.begin({ level })}
          onTake={() => steps.act(row, { kind: "cash_out" })}
          keys={{ 1: () => climb(0), 2: () => climb(1), 3: () => climb(2), 4: () => climb(3) }}
          actions={
            <Button onClick={() => climb(Math.floor(Math.random() * tiles))} disabled={!open || steps.isOut}>
              <Dices size={18} aria-hidden="true" />
              {t("in_game.mines.random")}
            </Button>
          }
        >
          <Options
            label={t("in_game.towers.level")}
            options={towerLevels.map((each) => [each, t(`in_game.towers.${each}`)])}
            value={level}
            isDisabled={open !== null}
            onChoose={setLevel}
          />
          <Facts
            facts={[
              [t("in_game.towers.safe"), `${safe} / ${tiles}`],
              [t("in_game.towers.next"), row < towerRows ? times(towersMultiplier(level, row + 1) / one) : "–"],
            ]}
          />
        </StepPanel>
      }
    />
  );
}
