import { type CSSProperties, useRef, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { useGame } from "../../game_context";
import { BetPanel } from "../../parts/BetPanel";
import { History } from "../../parts/History";
import { Options } from "../../parts/Options";
import { Range } from "../../parts/Range";
import { Result } from "../../parts/Result";
import { ReturnNote } from "../../parts/ReturnNote";
import { Table } from "../../parts/Table";
import { type PlinkoChoice, plinkoBuckets, plinkoReturn } from "../../rules/plinko";
import { Pins, type PinsHandle } from "./Pins";
import css from "./PlinkoGame.module.css";

const risks = ["low", "medium", "high"] as const;
const most = 12;

/** Balls that fall through pins into buckets; the next one need not wait for the last. */
export default function PlinkoGame() {
  const { game, language, t } = useGame();
  const [choice, setChoice] = useState<PlinkoChoice>({ rows: 12, risk: "medium" });
  const [falling, setFalling] = useState(0);
  const [shown, setShown] = useState<Round | null>(null);
  const pins = useRef<PinsHandle>(null);
  const buckets = plinkoBuckets(choice);
  const hit = shown && outcomeOf(shown).path.length === choice.rows ? outcomeOf(shown).bucket : null;
  const multiplier = (hundredths: number) => formatNumber(hundredths / 100, language, { useGrouping: false });

  async function playOnce(how?: { isAuto: boolean }) {
    const round = await game.play(choice, how);
    if (!round) return null;
    setFalling((count) => count + 1);
    void pins.current?.drop(outcomeOf(round).path).then(() => {
      game.show(round);
      setShown(round);
      setFalling((count) => count - 1);
    });
    await pins.current?.untilFewerThan(most);
    return round;
  }

  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(round) => `${formatNumber(round.multiplier, language)}×`} />
          <div className={css.field} style={{ "--rows": choice.rows } as CSSProperties}>
            <Pins handle={pins} rows={choice.rows} />
            <ol className={css.buckets} aria-label={t("in_game.plinko.buckets")}>
              {buckets.map((hundredths, bucket) => (
                <li key={bucket} style={{ "--far": Math.abs((2 * bucket) / choice.rows - 1) } as CSSProperties}>
                  <span key={hit === bucket ? shown?.id : ""} data-hit={hit === bucket || undefined}>
                    {multiplier(hundredths)}
                  </span>
                </li>
              ))}
            </ol>
          </div>
          <Result
            round={shown}
            isQuiet={shown !== null && shown.multiplier < 2}
            text={shown ? t("in_game.plinko.landed", { multiplier: `${formatNumber(shown.multiplier, language)}×` }) : ""}
          />
        </div>
      }
      panel={
        <BetPanel playOnce={playOnce}>
          {(isLocked) => (
            <>
              <Choice choice={choice} onChoose={setChoice} isLocked={isLocked || falling > 0} />
              <ReturnNote share={plinkoReturn(choice)} />
            </>
          )}
        </BetPanel>
      }
    />
  );
}

const outcomeOf = ({ outcome }: Round) => outcome as { path: boolean[]; bucket: number };

interface ChoiceProps {
  choice: PlinkoChoice;
  onChoose: (choice: PlinkoChoice) => void;
  isLocked: boolean;
}

function Choice({ choice, onChoose, isLocked }: ChoiceProps) {
  const { t } = useGame();
  return (
    <div className={css.choice}>
      <Options
        label={t("in_game.plinko.risk")}
        options={risks.map((risk) => [risk, t(`in_game.plinko.${risk}`)])}
        value={choice.risk}
        isDisabled={isLocked}
        onChoose={(risk) => onChoose({ ...choice, risk })}
      />
      <Range
        label={t("in_game.plinko.rows")}
        min={8}
        max={16}
        value={choice.rows}
        isDisabled={isLocked}
        onChoose={(rows) => onChoose({ ...choice, rows })}
      />
    </div>
  );
}
