import { useEffect, useRef, useState } from "react";
import type { Round } from "../../../schemas/play/round";
import { formatNumber } from "../../ui/format";
import { toDecimal, toMinor } from "../amounts";
import { useGame, useGameState, useMoney, useOpened } from "../game_context";
import { AmountField } from "../parts/AmountField";
import { useBetSteps } from "../parts/BetPanel";
import panelCss from "../parts/BetPanel.module.css";
import { Button } from "../parts/Button";
import { Field } from "../parts/Field";
import { RulesNote } from "../parts/RulesNote";
import { readNumber } from "../read_number";
import { multiplierAt } from "../rules/crash";
import { fromHundredths, payoutOf } from "../rules/multiplier";
import { useKeys } from "../use_keys";
import { flightIdOf } from "./crash_round";
import type { Flights } from "./join_flights";
import { useFlightState } from "./use_flights";

interface Props {
  flights: Flights;
  write: (hundredths: number) => string;
}

/** One button, which does what can be done now: bet on this flight or on the next one, or cash out. */
export function Controls({ flights }: Props) {
  const { game, language, t } = useGame();
  const flight = useFlightState(flights, (state) => state.flight);
  const isJoined = useFlightState(flights, (state) => state.status === "joined");
  const open = useGameState((state) => state.openRound);
  const isOut = useGameState((state) => state.out !== null);
  const isResting = useGameState((state) => state.isResting);
  const isAway = useGameState((state) => state.isAway);
  const [target, setTarget] = useState<number | null>(null);
  const [isWaiting, setWaiting] = useState(false);
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
  const play = () => {
    if (!isJoined || isOut || !flight) return;
    if (isFlying) void cashOut();
    else if (open || isResting) return;
    else if (isBetting) bet();
    else setWaiting(!isWaiting);
  };
  useKeys({ onPlay: play, onStep: open ? undefined : step, onEscape: () => setWaiting(false) });
  const isLocked = open !== null || isWaiting;
  return (
    <div className={panelCss.panel}>
      <div className={panelCss.go}>
        {isFlying ? (
          <Button look="go" onClick={play} disabled={isOut}>
            <Worth round={open} startsAt={flight.startsAt} serverNow={flights.serverNow} />
          </Button>
        ) : isWaiting ? (
          <Button look="stop" onClick={play}>
            {t("in_game.crash.cancel")}
          </Button>
        ) : (
          <Button look="go" onClick={play} disabled={!isJoined || !flight || isOut || open !== null || isResting}>
            {open ? t("in_game.crash.wait") : isBetting || !flight ? t("in_game.bet") : t("in_game.crash.next")}
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
      <RulesNote />
    </div>
  );
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
