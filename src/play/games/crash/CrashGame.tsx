import { EyeOff, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import type { Flight } from "../../../../schemas/play/crash";
import { formatMoney, formatNumber } from "../../../kit/ui/format";
import { useGame, useGameState, useMoney, useT, useTimes } from "../../game_context";
import historyCss from "../../parts/History.module.css";
import { Result } from "../../parts/Result";
import { Table } from "../../parts/Table";
import { useFlightSound } from "../../sound/use_flight_sound";
import css from "./CrashGame.module.css";
import { flightIdOf } from "./crash_round";
import { Curve } from "./Curve";
import type { Flights } from "./join_flights";
import { Places } from "./Places";
import { Statistics } from "./Statistics";
import { useFlights, useFlightState } from "./use_flights";

/** One flight for all: its multiplier climbs until it crashes, and whoever cashed out before has won. */
export default function CrashGame() {
  const flights = useFlights();
  return flights && <Joined flights={flights} />;
}

function Joined({ flights }: { flights: Flights }) {
  const write = useMultiplier();
  return (
    <Table
      stage={
        <div className={css.stage}>
          <Results flights={flights} write={write} />
          <Sky flights={flights} write={write} />
          <OwnResult flights={flights} write={write} />
        </div>
      }
      panel={
        <>
          <Places flights={flights} />
          <Bets flights={flights} write={write} />
          <Statistics flights={flights} write={write} />
        </>
      }
    />
  );
}

interface PartProps {
  flights: Flights;
  write: (hundredths: number) => string;
}

function useMultiplier() {
  const times = useTimes();
  return (hundredths: number) => times(hundredths / 100);
}

/** The statistics count all that are told. */
const shownResults = 20;

function Results({ flights, write }: PartProps) {
  const t = useT();
  const results = useFlightState(flights, (state) => state.results);
  return (
    <ol className={historyCss.history} aria-label={t("in_game.last_results")}>
      {results.slice(0, shownResults).map(({ id, crashAt }) => (
        <li key={id} data-win={crashAt >= 200 || undefined}>
          {write(crashAt)}
        </li>
      ))}
    </ol>
  );
}

/** Where the flight is, in numbers and words. */
function Sky({ flights, write }: PartProps) {
  const t = useT();
  const status = useFlightState(flights, (state) => state.status);
  const flight = useFlightState(flights, (state) => state.flight);
  const isGrounded = useFlightState(flights, (state) => state.isGrounded);
  useFlightSeeds(flight);
  useFlightSound(flight);
  if (isGrounded && flight?.state !== "betting" && flight?.state !== "running")
    return (
      <p className={css.joining} role="status">
        {t("in_game.crash.grounded")}
      </p>
    );
  if (!flight || status === "connecting")
    return (
      <p className={css.joining} role="status">
        {t("in_game.crash.connecting")}
      </p>
    );
  const isCalledOff = flight.state === "crashed" && flight.crashAt === null;
  return (
    <>
      {flight.state === "betting" || isCalledOff ? (
        <Countdown flight={flight} serverNow={flights.serverNow} isCalledOff={isCalledOff} />
      ) : (
        <Curve flight={flight} serverNow={flights.serverNow} write={write} />
      )}
      <p className={css.said} role="status">
        {flight.state === "running" && t("in_game.crash.flying")}
        {flight.crashAt !== null && t("in_game.crash.crashed_at", { multiplier: write(flight.crashAt) })}
      </p>
      {status === "lost" && (
        <p className={css.lost} role="alert">
          <WifiOff size={18} aria-hidden="true" />
          {t("in_game.crash.lost")}
        </p>
      )}
    </>
  );
}

/** What the flight is verified by, for the panel about fairness. */
function useFlightSeeds(flight: Flight | null) {
  const { game } = useGame();
  useEffect(() => {
    if (flight) game.setState({ flightSeeds: { serverSeedHash: flight.serverSeedHash, clientSeed: flight.clientSeed } });
  }, [flight, game]);
}

interface CountdownProps {
  flight: Flight;
  serverNow: () => number;
  isCalledOff: boolean;
}

function Countdown({ flight, serverNow, isCalledOff }: CountdownProps) {
  const { language, t } = useGame();
  const [left, setLeft] = useState(() => flight.startsAt - serverNow());
  useEffect(() => {
    const timer = setInterval(() => setLeft(flight.startsAt - serverNow()), 100);
    return () => clearInterval(timer);
  }, [flight, serverNow]);
  if (isCalledOff) return <p className={css.waiting}>{t("in_game.crash.called_off")}</p>;
  const seconds = formatNumber(Math.max(0, left) / 1_000, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={css.waiting}>
      <p>{t("in_game.crash.starts_in")}</p>
      <p className={css.number} role="timer">
        {seconds}
      </p>
      <div className={css.left} aria-hidden="true">
        <i style={{ transform: `scaleX(${Math.min(1, Math.max(0, left / 5_000))})` }} />
      </div>
    </div>
  );
}

/** What came of the player's bets on this flight. */
function OwnResult({ flights, write }: PartProps) {
  const { t } = useGame();
  const flightId = useFlightState(flights, (state) => state.flight?.id);
  const rounds = useGameState((state) => state.lastRounds).filter((round) => flightIdOf(round) === flightId);
  const [last] = rounds;
  const text = rounds
    .filter(({ payout }) => payout > 0)
    .map(({ multiplier }) => t("in_game.crash.cashed_out", { multiplier: write(multiplier * 100) }))
    .join(" ");
  return <Result round={last ? { ...last, payout: rounds.reduce((sum, { payout }) => sum + payout, 0) } : null} text={text} />;
}

/** Who plays along for money, the highest bets first. */
function Bets({ flights, write }: PartProps) {
  const { language, t } = useGame();
  const money = useMoney();
  const bets = useFlightState(flights, (state) => state.bets);
  const count = useFlightState(flights, (state) => state.count);
  const hasCrashed = useFlightState(flights, (state) => state.flight?.state === "crashed");
  const first = useGameState((state) => state.openRound);
  const second = useGameState((state) => state.second.openRound);
  return (
    <section className={css.bets} aria-label={t("in_game.crash.bets")}>
      <h2>
        {t("in_game.crash.bets")} <b>{formatNumber(count, language)}</b>
      </h2>
      {[first, second].map(
        (own) =>
          own && (
            <p key={own.id} className={css.own}>
              <span>{t("in_game.crash.your_bet")}</span>
              <b>{money(own.bet)}</b>
            </p>
          ),
      )}
      {bets.size === 0 && <p className={css.nobody}>{t("in_game.crash.nobody")}</p>}
      <ul>
        {[...bets.values()].map(({ id, name, amount, currencyCode, cashedOutAt, payout }) => (
          <li key={id} data-out={cashedOutAt !== null || undefined} data-lost={(hasCrashed && cashedOutAt === null) || undefined}>
            <span className={css.name}>
              {name || (
                <>
                  <EyeOff size={14} aria-hidden="true" /> {t("in_game.crash.hidden")}
                </>
              )}
            </span>
            <span>{cashedOutAt === null ? "" : write(cashedOutAt)}</span>
            <b>{formatMoney(cashedOutAt === null ? amount : payout, { language, currency: currencyCode })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
