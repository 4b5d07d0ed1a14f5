import { FastForward, Minus, Plus, RefreshCw, TableProperties } from "lucide-react";
import { type CSSProperties, useMemo, useState } from "react";
import { toDecimal } from "../../amounts";
import { useGame, useGameState, useMoney, useOpened } from "../../game_context";
import { useBetSteps } from "../../parts/BetPanel";
import { lazyPart } from "../../parts/lazy_part";
import { slotModelOf } from "../../rules/slot_models";
import { useKeys } from "../../use_keys";
import { SymbolDrawings, symbolSetOf, withCoins } from "./art";
import { Reels } from "./Reels";
import css from "./SlotGame.module.css";
import type { Shown } from "./shown";
import { useSpins } from "./use_spins";

const PaytablePanel = lazyPart(() => import("./PaytablePanel"), "in_game");
const BuyPanel = lazyPart(() => import("./BuyPanel"), "in_game");

/** Five reels, in the colours and with the picture of the game. */
export default function SlotGame() {
  const { t } = useGame();
  const { game, rules, buysWith } = useOpened();
  const model = slotModelOf(game.clientModel);
  const set = useMemo(() => (model.hold ? withCoins(symbolSetOf(game)) : symbolSetOf(game)), [game, model]);
  const { shown, isSpinning, play, skip, isSkipped } = useSpins(model);
  const [isPaytable, setPaytable] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const step = useBetSteps();
  const press = () => {
    if (!isSpinning) void play();
    else if (rules.hasTurbo) skip();
  };
  const ask = () => {
    if (!isSpinning) setAsked(true);
  };
  useKeys({ onPlay: press, onStep: isSpinning ? undefined : step, more: buysWith ? { b: ask } : {} });
  const picture =
    game.squareImgUrl && `url(${JSON.stringify(`${game.squareImgUrl}${game.squareImgUrl.includes("?") ? "&" : "?"}w=320`)})`;
  return (
    <main className={css.slot}>
      <div className={css.backdrop} style={picture ? ({ backgroundImage: picture } as CSSProperties) : {}} aria-hidden="true" />
      <SymbolDrawings set={set} />
      <div className={css.stage} data-drawn="">
        <Reels shown={shown} set={set} isSkipped={isSkipped} turns={model.hold?.respins ?? 0} />
        <Message shown={shown} />
      </div>
      {model.buy && buysWith && <Buy count={model.freeSpins} price={model.buy.price} isDisabled={isSpinning} onAsk={ask} />}
      <div className={css.controls}>
        <Bet isDisabled={isSpinning} />
        <Won shown={shown} isSpinning={isSpinning} />
        <button type="button" className={css.round} aria-label={t("in_game.slot.paytable")} onClick={() => setPaytable(true)}>
          <TableProperties size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={css.spin}
          disabled={isSpinning && !rules.hasTurbo}
          aria-label={t(isSpinning && rules.hasTurbo ? "in_game.slot.skip" : "in_game.slot.spin")}
          onClick={press}
        >
          {isSpinning && rules.hasTurbo ? (
            <FastForward size={30} aria-hidden="true" />
          ) : (
            <RefreshCw size={30} aria-hidden="true" />
          )}
        </button>
      </div>
      {isPaytable && <PaytablePanel set={set} onClose={() => setPaytable(false)} />}
      {isAsked && (
        <BuyPanel
          onClose={() => setAsked(false)}
          onBuy={() => {
            setAsked(false);
            void play({ isBuying: true });
          }}
        />
      )}
    </main>
  );
}

interface BuyProps {
  count: number;
  /** In stakes. */
  price: number;
  isDisabled: boolean;
  onAsk: () => void;
}

/** What free spins cost with the bet that is chosen; nothing is bought before that is agreed to. */
function Buy({ count, price, isDisabled, onAsk }: BuyProps) {
  const { t } = useGame();
  const { decimals, buysWith } = useOpened();
  const money = useMoney();
  const bet = useGameState((state) => state.bet);
  return (
    <div className={css.offer}>
      <button type="button" className={css.buy} disabled={isDisabled} aria-keyshortcuts="B" onClick={onAsk}>
        {t("in_game.slot.buy", { count })} <b>{money(toDecimal(price * bet, decimals))}</b>
        {buysWith === "cash" && <small>{t("in_game.slot.buy_cash")}</small>}
      </button>
    </div>
  );
}

function Bet({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useGame();
  const { decimals } = useOpened();
  const money = useMoney();
  const bet = useGameState((state) => state.bet);
  const step = useBetSteps();
  return (
    <div className={css.bet}>
      <button
        type="button"
        className={css.round}
        disabled={isDisabled}
        aria-label={t("in_game.slot.lower")}
        onClick={() => step(-1)}
      >
        <Minus size={18} aria-hidden="true" />
      </button>
      <p className={css.figure}>
        <span>{t("in_game.slot.bet")}</span>
        <b aria-live="polite">{money(toDecimal(bet, decimals))}</b>
      </p>
      <button
        type="button"
        className={css.round}
        disabled={isDisabled}
        aria-label={t("in_game.slot.raise")}
        onClick={() => step(1)}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

function Won({ shown, isSpinning }: { shown: Shown; isSpinning: boolean }) {
  const { t } = useGame();
  const money = useMoney();
  const isOver = !isSpinning && shown.turn > 0;
  return (
    <p className={css.figure} data-won={shown.won > 0 || undefined}>
      <span>
        {shown.freeSpinsLeft === null ? t("in_game.slot.win") : t("in_game.slot.free_spins_left", { count: shown.freeSpinsLeft })}
      </span>
      <b>{money(shown.won)}</b>
      <span className="visually-hidden" role="status">
        {isOver && (shown.won > 0 ? t("in_game.won", { amount: money(shown.won) }) : t("in_game.lost"))}
      </span>
    </p>
  );
}

function Message({ shown: { message } }: { shown: Shown }) {
  const { t } = useGame();
  const money = useMoney();
  return (
    <div role="status" className={css.message}>
      {message && (
        <p>
          {t(`in_game.slot.${message.kind}`, "count" in message ? { count: message.count } : { amount: money(message.amount) })}
        </p>
      )}
    </div>
  );
}
