import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { useGame, useTimes } from "../../game_context";
import { BetPanel } from "../../parts/BetPanel";
import { Field } from "../../parts/Field";
import { History } from "../../parts/History";
import { Result } from "../../parts/Result";
import { Table } from "../../parts/Table";
import { readNumber } from "../../read_number";
import { prefersNoMotion } from "../../motion";
import { usePlay } from "../../use_play";
import css from "./LimboGame.module.css";

/** In ms, for the number to climb. */
const climbs = 620;

/** A multiplier comes up; it must be at least the one that was chosen. */
export default function LimboGame() {
  const { language, t } = useGame();
  const [target, setTarget] = useState(200);
  const { play, round, isMoving, shown } = usePlay(climbs);
  const times = useTimes();
  const write = (hundredths: number) => times(hundredths / 100);
  return (
    <Table
      stage={
        <div className={css.stage} data-outcome={round && !isMoving ? (round.payout > 0 ? "win" : "loss") : undefined}>
          <History show={(one) => write(resultOf(one))} />
          <div className={css.rings} data-moving={isMoving || undefined} aria-hidden="true">
            {[0, 1, 2, 3].map((ring) => (
              <i key={ring} style={{ "--ring": ring } as CSSProperties} />
            ))}
          </div>
          <Climbing key={round?.id ?? ""} to={round ? resultOf(round) : 100} write={write} />
          <p className={css.goal}>{t("in_game.limbo.goal", { multiplier: write(target) })}</p>
          <Result round={shown} text={shown ? t("in_game.limbo.came", { multiplier: write(resultOf(shown)) }) : ""} />
        </div>
      }
      panel={
        <BetPanel playOnce={(how) => play({ target }, how)}>
          {(isLocked) => (
            <div className={css.choice}>
              <Field
                label={t("in_game.limbo.target")}
                text={formatNumber(target / 100, language, { minimumFractionDigits: 2, useGrouping: false })}
                suffix="×"
                isDisabled={isLocked}
                onWrite={(text) => {
                  const value = readNumber(text, 1.01, 1_000_000);
                  if (value !== null) setTarget(Math.round(value * 100));
                  return value !== null;
                }}
              />
              <Field
                label={t("in_game.chance")}
                text={formatNumber(9_900 / target, language, { maximumFractionDigits: 6, useGrouping: false })}
                suffix="%"
                isDisabled={isLocked}
                onWrite={(text) => {
                  const value = readNumber(text, 0.000_099, 98.02);
                  if (value !== null) setTarget(Math.min(100_000_000, Math.max(101, Math.round(9_900 / value))));
                  return value !== null;
                }}
              />
            </div>
          )}
        </BetPanel>
      }
    />
  );
}

const resultOf = ({ outcome }: Round) => (outcome as { result: number }).result;

/** Climbs from 1.00× to a result, by its powers, so that high ones are no flicker. */
function Climbing({ to, write }: { to: number; write: (hundredths: number) => string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = text.current;
    if (!element || prefersNoMotion()) return;
    const start = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / climbs));
      const eased = 1 - (1 - share) ** 3;
      element.textContent = write(share === 1 ? to : Math.round(100 * (to / 100) ** eased));
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
    // one climb for each result: the number is mounted again for each
    // eslint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <p ref={text} className={css.number} aria-hidden="true">
      {write(prefersNoMotion() ? to : 100)}
    </p>
  );
}
