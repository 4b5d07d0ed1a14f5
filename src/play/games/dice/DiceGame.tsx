import { ArrowLeftRight } from "lucide-react";
import { type CSSProperties, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { useGame } from "../../game_context";
import { BetPanel } from "../../parts/BetPanel";
import { Field } from "../../parts/Field";
import { History } from "../../parts/History";
import { Result } from "../../parts/Result";
import { ReturnNote } from "../../parts/ReturnNote";
import { Table } from "../../parts/Table";
import { readNumber } from "../../read_number";
import { type DiceChoice, diceReturn } from "../../rules/dice";
import { usePlay } from "../../use_play";
import { chanceOf, multiplierOf, turned, withChance, withMultiplier } from "./dice_choice";
import css from "./DiceGame.module.css";

const moves = 380;

/** A roll from 0.00 to 99.99 that must be below or above what was chosen. */
export default function DiceGame() {
  const { language, t } = useGame();
  const [choice, setChoice] = useState<DiceChoice>({ direction: "over", target: 5_049 });
  const { play, round, isMoving, shown } = usePlay(moves);
  const write = (hundredths: number) =>
    formatNumber(hundredths / 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const roll = round && rollOf(round);
  return (
    <Table
      stage={
        <div className={css.stage}>
          <History show={(one) => write(rollOf(one))} />
          <p
            className={css.roll}
            data-empty={roll === null || undefined}
            data-outcome={round && !isMoving ? (round.payout > 0 ? "win" : "loss") : undefined}
            aria-hidden="true"
          >
            {roll === null ? "–" : write(roll)}
          </p>
          <Rail choice={choice} onChoose={setChoice} round={round} />
          <Choice choice={choice} onChoose={setChoice} write={write} />
          <Result round={shown} text={shown ? t("in_game.dice.rolled", { roll: write(rollOf(shown)) }) : ""} />
        </div>
      }
      panel={<BetPanel playOnce={(how) => play(choice, how)}>{() => <ReturnNote share={diceReturn(choice)} />}</BetPanel>}
    />
  );
}

const rollOf = ({ outcome }: Round) => (outcome as { roll: number }).roll;

interface ChoiceProps {
  choice: DiceChoice;
  onChoose: (choice: DiceChoice) => void;
}

/** Where the roll may fall: the part that wins is bright. */
function Rail({ choice, onChoose, round }: ChoiceProps & { round: Round | null }) {
  const { t } = useGame();
  const style = {
    "--at": choice.target / 100,
    "--roll": round ? rollOf(round) / 100 : 50,
  } as CSSProperties;
  return (
    <div className={css.rail} style={style} data-direction={choice.direction}>
      <div className={css.scale} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div className={css.track}>
        <div className={css.bar} />
        {round && (
          <div className={css.mover} aria-hidden="true">
            <span className={css.marker} data-win={round.payout > 0 || undefined} />
          </div>
        )}
        <input
          type="range"
          min={200}
          max={9_800}
          step={50}
          value={choice.target}
          aria-label={t("in_game.dice.target")}
          aria-valuetext={`${choice.target / 100}`}
          onChange={(event) => onChoose({ ...choice, target: Number(event.target.value) })}
        />
      </div>
    </div>
  );
}

function Choice({ choice, onChoose, write }: ChoiceProps & { write: (hundredths: number) => string }) {
  const { language, t } = useGame();
  const number = (value: number) =>
    formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false });
  return (
    <div className={css.choice}>
      <Field
        label={t("in_game.multiplier")}
        text={number(multiplierOf(choice))}
        suffix="×"
        onWrite={(text) => take(readNumber(text, 1.0001, 4_950), (value) => onChoose(withMultiplier(choice, value)))}
      />
      <div className={css.direction}>
        <span id="dice-direction">{t(choice.direction === "over" ? "in_game.dice.over" : "in_game.dice.under")}</span>
        <button
          type="button"
          aria-describedby="dice-direction"
          aria-label={t("in_game.dice.turn")}
          onClick={() => onChoose(turned(choice))}
        >
          {write(choice.target)}
          <ArrowLeftRight size={16} aria-hidden="true" />
        </button>
      </div>
      <Field
        label={t("in_game.chance")}
        text={number(chanceOf(choice))}
        suffix="%"
        onWrite={(text) => take(readNumber(text, 0.01, 99.98), (value) => onChoose(withChance(choice, value)))}
      />
    </div>
  );
}

function take(value: number | null, use: (value: number) => void): boolean {
  if (value !== null) use(value);
  return value !== null;
}
