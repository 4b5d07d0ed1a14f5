import { type CSSProperties, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { useGame, useMoney } from "../../game_context";
import { BetPanel } from "../../parts/BetPanel";
import { History } from "../../parts/History";
import { Options } from "../../parts/Options";
import { Range } from "../../parts/Range";
import { Result } from "../../parts/Result";
import { ReturnNote } from "../../parts/ReturnNote";
import { Table } from "../../parts/Table";
import { type WheelChoice, wheelReturn, wheelSegments } from "../../rules/wheel";
import { usePlay } from "../../use_play";
import { useTurned } from "./use_turned";
import { colorOf, prizesOf, segmentPath } from "./wheel_shape";
import css from "./WheelGame.module.css";

/** In ms, for the wheel to come to rest. */
const turns = 1_900;
const risks = ["low", "medium", "high"] as const;

/** A wheel of ten to fifty segments: what it stops at is paid. */
export default function WheelGame() {
  const { language, t } = useGame();
  const money = useMoney();
  const [choice, setChoice] = useState<WheelChoice>({ segments: 20, risk: "medium" });
  const { play, round, isMoving, shown } = usePlay(turns);
  const angle = useTurned(round && { id: round.id, segment: segmentOf(round), count: choiceOf(round).segments });
  const times = (multiplier: number) => `${formatNumber(multiplier, language)}×`;
  const segments = wheelSegments(choice);
  const stopped = shown && !isMoving && isSame(choiceOf(shown), choice) ? segmentOf(shown) : null;
  const prize = stopped === null ? null : (segments[stopped] ?? 0);
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => times(one.multiplier)} />
          <div className={css.place}>
            <svg viewBox="-110 -110 220 220" className={css.wheel} role="img" aria-label={t("in_game.wheel.wheel")}>
              <circle r="106" className={css.rim} />
              <g className={css.turning} style={{ transform: `rotate(${angle}deg)` } as CSSProperties}>
                {segments.map((pays, segment) => (
                  <path
                    key={segment}
                    d={segmentPath(segment, segments.length)}
                    fill={colorOf(pays)}
                    className={css.segment}
                    data-stopped={segment === stopped || undefined}
                  />
                ))}
              </g>
              <circle r="52" className={css.hub} />
              <path d="M-9-112h18L0-90z" className={css.pointer} />
            </svg>
            <p className={css.prize} aria-hidden="true" data-win={(prize ?? 0) > 0 || undefined}>
              {prize === null ? "" : times(prize / 100)}
              {prize !== null && shown && shown.payout > 0 && <small>+{money(shown.payout)}</small>}
            </p>
          </div>
          <ul className={css.prizes} aria-label={t("in_game.wheel.prizes")}>
            {prizesOf(segments).map(({ pays, count }) => (
              <li key={pays} style={{ "--color": colorOf(pays) } as CSSProperties} data-hit={prize === pays || undefined}>
                <b>{times(pays / 100)}</b>
                <span>{formatNumber(count / segments.length, language, { style: "percent", maximumFractionDigits: 1 })}</span>
              </li>
            ))}
          </ul>
          <Result isQuiet round={shown} text={shown ? t("in_game.wheel.stopped", { multiplier: times(shown.multiplier) }) : ""} />
        </div>
      }
      panel={
        <BetPanel playOnce={(how) => play(choice, how)} isBusy={isMoving}>
          {(isLocked) => (
            <>
              <Options
                label={t("in_game.plinko.risk")}
                options={risks.map((risk) => [risk, t(`in_game.plinko.${risk}`)])}
                value={choice.risk}
                isDisabled={isLocked || isMoving}
                onChoose={(risk) => setChoice({ ...choice, risk })}
              />
              <Range
                label={t("in_game.wheel.segments")}
                min={10}
                max={50}
                step={10}
                value={choice.segments}
                isDisabled={isLocked || isMoving}
                onChoose={(segments) => setChoice({ ...choice, segments })}
              />
              <ReturnNote share={wheelReturn(choice)} />
            </>
          )}
        </BetPanel>
      }
    />
  );
}

const segmentOf = ({ outcome }: Round) => (outcome as { segment: number }).segment;
const choiceOf = ({ choice }: Round) => choice as WheelChoice;
const isSame = (a: WheelChoice, b: WheelChoice) => a.segments === b.segments && a.risk === b.risk;
