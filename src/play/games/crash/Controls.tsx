import { useEffect, useRef, useState } from "react";
import type { Round } from "../../../../schemas/play/round";
import { formatNumber } from "../../../kit/ui/format";
import { toDecimal, toMinor } from "../../amounts";
import { useGame, useGameState, useMoney, useOpened } from "../../game_context";
import { AmountField } from "../../parts/AmountField";
import { AutoFields } from "../../parts/AutoFields";
import { useBetSteps } from "../../parts/BetPanel";
import panelCss from "../../parts/BetPanel.module.css";
import { Button } from "../../parts/Button";
import { Field } from "../../parts/Field";
import { PlayMode } from "../../parts/PlayMode";
import { readNumber } from "../../read_number";
import { multiplierAt } from "../../rules/crash";
import { fromHundredths, payoutOf } from "../../rules/multiplier";
import { usualPlan } from "../../use_auto_bet";
import { useKeys } from "../../use_keys";
import { flightIdOf } from "./crash_round";
import type { Flights } from "./join_flights";
import css from "./Places.module.css";
import { useAutoFlights } from "./use_auto_flights";
import { useFlightState } from "./use_flights";

interface Props {
  flights: Flights;
  /** What tells it from another bet beside it. */
  title?: string | undefined;
  /** It leaves the keys of all games to the first one. */
  isSecond?: boolean;
}

/** One button, which does what can be done now: bet on this flight or on the next one, or cash out; by itself, one flight after the other. */
export function Controls({ flights, title, isSecond = false }: Props) {
  const { game, language, t } = useGame();
  const flight = useFlightState(flights, (state) => state.flight);
  const isJoined = useFlightState(flights, (state) => state.status === "joined");
  const open = useGameState((state) => state.openRound);
  const isOut = useGameState((state) => state.out !== null);
  const isResting = useGameState((state) => state.isResting);
  const isAway = useGameState((state) => state.isAway);
  const { hasAutoplay } = useOpened().rules;
  const [target, setTarget] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isAuto, setAuto] = useState(false);
  const [plan, setPlan] = useState(usualPlan);
  const auto = useAutoFlights(flights, target);
  const isRunning = auto.left !== null;
  const step = useBetSteps();
  const isBetting = flight?.state === "betting";
  const isFlying = flight?.state === "running" && open !== null && flightIdOf(open) === flight.id;

  const bet = () => {
    if (flight) void game.play({ flightId: flight.id, autoCashOut: target });
  };
  const latest = useRef(bet);
  useEffect(() => void (latest.current = bet));
  const flightId = isBetting ? flight.id : null;
  useEffect(() => {
    if (flightId === null || !isWaiting || isAway) return;
    setWaiting(false);
    latest.current();
  }, [flightId, isWaiting, isAway]);
  useEffect(() => {
    if (isAway) setWaiting(false);
  }, [isAway]);

  async function cashOut() {
    const round = await game.act(0, { kind: "cash_out" });
    if (round && round.state !== "open") game.show(round);
  }
  const isBlocked = !isJoined || !flight || isOut || open !== null || isResting;
  const play = () => {
    if (isFlying) return void (isJoined && !isOut && cashOut());
    if (isRunning) auto.stop();
    else if (isBlocked) return;
    else if (isAuto) void auto.start(plan);
    else if (isBetting) bet();
    else setWaiting(!isWaiting);
  };
  const stop = () => {
    setWaiting(false);
    auto.stop();
    return isWaiting || isRunning;
  };
  const isLocked = open !== null || isWaiting || isRunning;
  useKeys(
    isSecond ? { more: { "2": play }, onEscape: stop } : { onPlay: play, onStep: isLocked ? undefined : step, onEscape: stop },
  );
  return (
    <section className={panelCss.panel} aria-label={title}>
      {title && <h2 className={css.title}>{title}</h2>}
      {hasAutoplay && <PlayMode isAuto={isAuto} onChange={setAuto} isDisabled={isLocked} />}
      <div className={css.go}>
        {isFlying && (
          <Button look="go" onClick={play} disabled={isOut}>
            <Worth round={open} startsAt={flight.startsAt} serverNow={flights.serverNow} />
          </Button>
        )}
        {isRunning && (
          <Button look="stop" onClick={stop}>
            {auto.left === Infinity ? t("in_game.auto.stop") : t("in_game.auto.stop_left", { left: auto.left })}
          </Button>
        )}
        {!isFlying && !isRunning && (
          <Button look={isWaiting ? "stop" : "go"} onClick={play} disabled={isBlocked}>
            {t(whatPlayDoes({ isAuto, isWaiting, isOpen: open !== null, isBetting: isBetting || !flight }))}
          </Button>
        )}
      </div>
      <AmountField isDisabled={isLocked} />
      <Field
        label={t("in_game.crash.auto")}
        text={target === null ? "–" : formatNumber(target / 100, language, { minimumFractionDigits: 2, useGrouping: false })}
        suffix="×"
        isDisabled={isLocked}
        onWrite={(text) => {
          if (/^[\s–-]*$/.test(text)) {
            setTarget(null);
            return true;
          }
          const value = readNumber(text, 1.01, 1_000_000);
          if (value !== null) setTarget(Math.round(value * 100));
          return value !== null;
        }}
      />
      {isAuto && <AutoFields plan={plan} onChange={setPlan} isDisabled={isRunning} />}
    </section>
  );
}

interface Doing {
  isAuto: boolean;
  isWaiting: boolean;
  isOpen: boolean;
  isBetting: boolean;
}

function whatPlayDoes({ isAuto, isWaiting, isOpen, isBetting }: Doing): string {
  if (isWaiting) return "in_game.crash.cancel";
  if (isOpen) return "in_game.crash.wait";
  if (isAuto) return "in_game.auto.start";
  return isBetting ? "in_game.bet" : "in_game.crash.next";
}

/** What cashing out would pay now. */
function Worth({ round, startsAt, serverNow }: { round: Round; startsAt: number; serverNow: () => number }) {
  const { t } = useGame();
  const money = useMoney();
  const { decimals } = useOpened();
  const [reached, setReached] = useState(() => multiplierAt(serverNow() - startsAt));
  useEffect(() => {
    const timer = setInterval(() => setReached(multiplierAt(serverNow() - startsAt)), 100);
    return () => clearInterval(timer);
  }, [serverNow, startsAt]);
  const worth = payoutOf(toMinor(round.bet, decimals), fromHundredths(reached));
  return t("in_game.crash.cash_out", { amount: money(toDecimal(worth, decimals)) });
}
