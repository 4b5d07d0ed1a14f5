import type { CSSProperties } from "react";
import type { Round } from "../../../../schemas/play/round";
import { useMoney, useT } from "../../game_context";
import { ChipPanel } from "../../parts/ChipPanel";
import { History } from "../../parts/History";
import { Result } from "../../parts/Result";
import { Table } from "../../parts/Table";
import { colorOf, rouletteReturn, wheelOrder } from "../../rules/roulette";
import { useChips } from "../../use_chips";
import { usePlay } from "../../use_play";
import { useTurned } from "../wheel/use_turned";
import { segmentPath } from "../wheel/wheel_shape";
import { Layout } from "./Layout";
import css from "./RouletteGame.module.css";

/** In ms, for the wheel to come to rest. */
const turns = 2_100;

/** A wheel of 37 pockets, and chips on numbers, colours and fields. */
export default function RouletteGame() {
  const t = useT();
  const money = useMoney();
  const chips = useChips<string>();
  const { play, round, isMoving, shown } = usePlay(turns);
  const angle = useTurned(round && { id: round.id, segment: wheelOrder.indexOf(pocketOf(round)), count: wheelOrder.length });
  const pocket = shown && !isMoving ? pocketOf(shown) : null;
  const said = (number: number) => t(`in_game.roulette.${colorOf(number)}_number`, { number });
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => String(pocketOf(one))} />
          <div className={css.place}>
            <svg viewBox="-110 -110 220 220" className={css.wheel} role="img" aria-label={t("in_game.wheel.wheel")}>
              <circle r="106" className={css.rim} />
              <g className={css.turning} style={{ transform: `rotate(${angle}deg)` } as CSSProperties}>
                {wheelOrder.map((number, place) => (
                  <g key={number}>
                    <path d={segmentPath(place, wheelOrder.length)} className={css.pocket} data-color={colorOf(number)} />
                    <text
                      className={css.number}
                      transform={`rotate(${((place + 0.5) / wheelOrder.length) * 360}) translate(0 -86)`}
                    >
                      {number}
                    </text>
                  </g>
                ))}
              </g>
              <circle r="56" className={css.hub} />
              <path d="M-8-112h16L0-92z" className={css.pointer} />
            </svg>
            <p className={css.result} data-color={pocket === null ? undefined : colorOf(pocket)} aria-hidden="true">
              {pocket}
              {pocket !== null && shown && shown.payout > 0 && <small>+{money(shown.payout)}</small>}
            </p>
          </div>
          <Layout chips={chips} pocket={pocket} isLocked={isMoving} />
          <Result isQuiet round={shown} text={shown ? said(pocketOf(shown)) : ""} />
        </div>
      }
      panel={<ChipPanel chips={chips} isMoving={isMoving} play={play} returnOf={rouletteReturn} />}
    />
  );
}

const pocketOf = ({ outcome }: Round) => (outcome as { pocket: number }).pocket;
