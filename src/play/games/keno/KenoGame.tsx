import { Dices, Eraser } from "lucide-react";
import { type CSSProperties, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { useGame, useT } from "../../game_context";
import { BetPanel } from "../../parts/BetPanel";
import { Button } from "../../parts/Button";
import { History } from "../../parts/History";
import { Options } from "../../parts/Options";
import { Result } from "../../parts/Result";
import { ReturnNote } from "../../parts/ReturnNote";
import { Table } from "../../parts/Table";
import { takeOut } from "../../rules/fair";
import { type KenoChoice, kenoChance, kenoNumbers, kenoPays, kenoReturn, mostPicks } from "../../rules/keno";
import { usePlay } from "../../use_play";
import { useRoving } from "../../use_roving";
import css from "./KenoGame.module.css";
import { hitsOf, type Spot, spotOf } from "./keno_round";

/** In ms, for ten numbers to be drawn one after the other. */
const draws = 1_150;
const across = 8;
const risks = ["classic", "low", "medium", "high"] as const;

/** One to ten of forty numbers; the more of them are among the ten that are drawn, the more they pay. */
export default function KenoGame() {
  const { language, t } = useGame();
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [risk, setRisk] = useState<KenoChoice["risk"]>("classic");
  const { play, round, isMoving, shown } = usePlay(draws);
  const [isHidden, setHidden] = useState(false);
  const result = isHidden ? null : round;
  const multiplier = (value: number) => `${formatNumber(value, language)}×`;

  function playOnce(how?: { isAuto: boolean }) {
    if (picks.length === 0) return Promise.resolve(null);
    setHidden(false);
    return play({ picks: [...picks].sort((a, b) => a - b), risk }, how);
  }
  /** What was drawn goes when other numbers are picked. */
  function choose(next: readonly number[]) {
    setHidden(true);
    setPicks(next);
  }
  return (
    <Table
      stage={
        <div className={css.stage}>
          <History show={(one) => multiplier(one.multiplier)} />
          <Board picks={picks} round={result} isLocked={isMoving && !isHidden} onChoose={choose} />
          <Pays picks={picks.length} risk={risk} hits={result && !isMoving ? hitsOf(result) : null} />
          <Result round={shown} text={shown ? t("in_game.keno.came", { hits: hitsOf(shown), picks: picksOf(shown) }) : ""} />
        </div>
      }
      panel={
        <BetPanel playOnce={playOnce} isBusy={picks.length === 0 || (isMoving && !isHidden)}>
          {(isLocked) => (
            <>
              <Options
                label={t("in_game.plinko.risk")}
                options={risks.map((one) => [one, t(one === "classic" ? "in_game.keno.classic" : `in_game.plinko.${one}`)])}
                value={risk}
                isDisabled={isLocked}
                onChoose={setRisk}
              />
              <div className={css.pick}>
                <Button disabled={isLocked} onClick={() => choose(takeOut(Math.random, kenoNumbers, picks.length || mostPicks))}>
                  <Dices size={18} aria-hidden="true" />
                  {t("in_game.keno.lucky")}
                </Button>
                <Button disabled={isLocked || picks.length === 0} onClick={() => choose([])}>
                  <Eraser size={18} aria-hidden="true" />
                  {t("in_game.keno.clear")}
                </Button>
              </div>
              {picks.length > 0 && <ReturnNote share={kenoReturn(risk, picks.length)} />}
            </>
          )}
        </BetPanel>
      }
    />
  );
}

const picksOf = ({ choice }: Round) => (choice as KenoChoice).picks.length;

interface BoardProps {
  picks: readonly number[];
  round: Round | null;
  isLocked: boolean;
  onChoose: (picks: readonly number[]) => void;
}

const labels: Record<Spot, string> = {
  free: "in_game.keno.number",
  drawn: "in_game.keno.number_drawn",
  hit: "in_game.keno.number_hit",
};

function Board({ picks, round, isLocked, onChoose }: BoardProps) {
  const t = useT();
  const roving = useRoving(kenoNumbers, across);
  return (
    <div {...roving.box} className={css.board} role="group" aria-label={t("in_game.keno.board", { most: mostPicks })}>
      {Array.from({ length: kenoNumbers }, (_, number) => {
        const isPicked = picks.includes(number);
        const spot = spotOf(number, round);
        const canPick = !isLocked && (isPicked || picks.length < mostPicks);
        return (
          <button
            key={number}
            {...roving.one(number)}
            type="button"
            className={css.number}
            aria-pressed={isPicked}
            aria-disabled={!canPick || undefined}
            aria-label={t(labels[isLocked ? "free" : spot.shows], { number: number + 1 })}
            data-shows={spot.shows}
            style={{ "--turn": spot.turn } as CSSProperties}
            onClick={() => canPick && onChoose(isPicked ? picks.filter((one) => one !== number) : [...picks, number])}
          >
            <span key={round?.id ?? ""}>{number + 1}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Chances below this are not told more exactly. */
const least = 0.0001;

/** What each number of hits pays, with its chance; the row of the last round is bright. */
function Pays({ picks, risk, hits }: { picks: number; risk: KenoChoice["risk"]; hits: number | null }) {
  const { language, t } = useGame();
  if (picks === 0) return <p className={css.hint}>{t("in_game.keno.pick_first", { most: mostPicks })}</p>;
  return (
    <ol className={css.pays} aria-label={t("in_game.keno.pays")}>
      {kenoPays(risk, picks).map((pays, count) => {
        const chance = kenoChance(picks, count);
        return (
          <li key={count} data-win={pays > 0 || undefined} data-hit={hits === count || undefined}>
            <b>{formatNumber(pays / 100, language)}×</b>
            <span>{`${count}/${picks}`}</span>
            <span className={css.chance}>
              {chance < least && "< "}
              {formatNumber(Math.max(chance, least), language, { style: "percent", maximumFractionDigits: 2 })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
