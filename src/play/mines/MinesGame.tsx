import { Dices } from "lucide-react";
import { useState } from "react";
import type { Round } from "../../../schemas/play/round";
import { formatNumber } from "../../ui/format";
import { toDecimal, toMinor } from "../amounts";
import { useGame, useGameState, useMoney, useOpened } from "../game_context";
import { AmountField } from "../parts/AmountField";
import { useBetSteps } from "../parts/BetPanel";
import panelCss from "../parts/BetPanel.module.css";
import { Button } from "../parts/Button";
import { History } from "../parts/History";
import { Result } from "../parts/Result";
import { RulesNote } from "../parts/RulesNote";
import { Table } from "../parts/Table";
import { minesMultiplier, tileCount } from "../rules/mines";
import { one, payoutOf } from "../rules/multiplier";
import { whileMoving } from "../motion";
import { useKeys } from "../use_keys";
import { Board } from "./Board";
import css from "./MinesGame.module.css";
import { minesOf, outcomeOf } from "./mines_round";

const usual = 3;

/** 25 tiles, and mines under some: each tile without one raises what can be taken. */
export default function MinesGame() {
  const { game, language, t } = useGame();
  const open = useGameState((state) => state.openRound);
  const isOut = useGameState((state) => state.out !== null);
  const isResting = useGameState((state) => state.isResting);
  const [wasOpen] = useState(open);
  const [count, setCount] = useState(open ? minesOf(open) : usual);
  const [ended, setEnded] = useState<Round | null>(null);
  const [shown, setShown] = useState<Round | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const round = open ?? ended;

  async function take(answer: Promise<Round | null>) {
    const next = await answer;
    setAsked(null);
    if (!next || next.state === "open") return;
    setEnded(next);
    await whileMoving(450);
    game.show(next);
    setShown(next);
  }
  function begin() {
    setEnded(null);
    setShown(null);
    void take(game.play({ mines: count }));
  }
  function openTile(tile: number) {
    if (!open || isOut) return;
    setAsked(tile);
    void take(game.act(outcomeOf(open).opened.length, { kind: "open", tile }));
  }
  function cashOut() {
    if (!open || isOut) return;
    void take(game.act(outcomeOf(open).opened.length, { kind: "cash_out" }));
  }
  function openRandom() {
    if (!open) return;
    const hidden = Array.from({ length: tileCount }, (_, tile) => tile).filter((tile) => !outcomeOf(open).opened.includes(tile));
    const tile = hidden[Math.floor(Math.random() * hidden.length)];
    if (tile !== undefined) openTile(tile);
  }
  const isResumed = open !== null && open.id === wasOpen?.id;
  return (
    <Table
      isTall
      stage={
        <div className={css.stage}>
          <History show={(one) => multiplierText(one.multiplier)} />
          <Board round={round} asked={asked} isOpen={open !== null} onOpen={openTile} />
          <Said round={open} isResumed={isResumed} />
          <Result round={open ? null : shown} text={shown ? endText(shown) : ""} />
        </div>
      }
      panel={
        <Controls
          round={open}
          count={count}
          onCount={setCount}
          isOut={isOut || (isResting && !open)}
          onBegin={begin}
          onCashOut={cashOut}
          onRandom={openRandom}
        />
      }
    />
  );

  function endText(round: Round) {
    return round.payout > 0
      ? t("in_game.mines.cashed", { multiplier: multiplierText(round.multiplier) })
      : t("in_game.mines.hit");
  }
  function multiplierText(multiplier: number) {
    return `${formatNumber(multiplier, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
  }
}

/** What the last tile was, for who hears it. */
function Said({ round, isResumed }: { round: Round | null; isResumed: boolean }) {
  const { t } = useGame();
  const worth = useWorth(round);
  const opened = round ? outcomeOf(round).opened.length : 0;
  return (
    <>
      {isResumed && <p className={css.resumed}>{t("in_game.mines.resumed")}</p>}
      <p className="visually-hidden" role="status">
        {round && opened > 0 && t("in_game.mines.found", { amount: worth(opened) })}
      </p>
    </>
  );
}

/** What a round pays after so many tiles. */
function useWorth(round: Round | null) {
  const { decimals } = useOpened();
  const money = useMoney();
  return (opened: number) =>
    round ? money(toDecimal(payoutOf(toMinor(round.bet, decimals), minesMultiplier(minesOf(round), opened)), decimals)) : "";
}

interface ControlsProps {
  round: Round | null;
  count: number;
  onCount: (count: number) => void;
  isOut: boolean;
  onBegin: () => void;
  onCashOut: () => void;
  onRandom: () => void;
}

function Controls({ round, count, onCount, isOut, onBegin, onCashOut, onRandom }: ControlsProps) {
  const { language, t } = useGame();
  const worth = useWorth(round);
  const step = useBetSteps();
  const opened = round ? outcomeOf(round).opened.length : 0;
  const mines = round ? minesOf(round) : count;
  const canCashOut = round !== null && opened > 0;
  const play = () => {
    if (isOut) return;
    if (!round) onBegin();
    else if (canCashOut) onCashOut();
  };
  useKeys({ onPlay: play, onStep: round ? undefined : step });
  const number = (multiplier: number) =>
    formatNumber(multiplier / one, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const hasNext = opened < tileCount - mines;
  return (
    <div className={panelCss.panel}>
      <div className={panelCss.go}>
        {round ? (
          <Button look="go" onClick={play} disabled={!canCashOut || isOut}>
            {t("in_game.mines.take", { amount: worth(opened) })}
          </Button>
        ) : (
          <Button look="go" onClick={play} disabled={isOut}>
            {t("in_game.bet")}
          </Button>
        )}
      </div>
      <Button onClick={onRandom} disabled={!round || isOut}>
        <Dices size={18} aria-hidden="true" />
        {t("in_game.mines.random")}
      </Button>
      <AmountField isDisabled={round !== null} />
      <label className={css.count}>
        <span>
          {t("in_game.mines.count")} <b>{mines}</b>
        </span>
        <input
          type="range"
          min={1}
          max={24}
          value={mines}
          disabled={round !== null}
          onChange={(event) => onCount(Number(event.target.value))}
        />
      </label>
      <dl className={css.facts}>
        <div>
          <dt>{t("in_game.mines.gems")}</dt>
          <dd>{tileCount - mines - opened}</dd>
        </div>
        <div>
          <dt>{t("in_game.mines.next")}</dt>
          <dd>{hasNext ? `${number(minesMultiplier(mines, opened + 1))}×` : "–"}</dd>
        </div>
      </dl>
      <RulesNote />
    </div>
  );
}
