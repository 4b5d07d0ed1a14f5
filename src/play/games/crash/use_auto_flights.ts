import type { Round } from "../../../../schemas/play/round";
import type { GameStore } from "../../create_game";
import { useGame } from "../../game_context";
import { useAutoBet } from "../../use_auto_bet";
import type { Flights } from "./join_flights";

/** Bets on one flight after the other, and waits for each bet to end. */
export function useAutoFlights(flights: Flights, autoCashOut: number | null) {
  const { game } = useGame();
  return useAutoBet(async (isWanted) => {
    let tried = 0;
    while (isWanted()) {
      tried = await nextFlight(flights, tried, isWanted);
      if (!isWanted()) return null;
      const round = await game.play({ flightId: tried, autoCashOut }, { isAuto: true });
      if (round) return ended(game, round.id);
      if (game.getState().problem !== "bets_closed") return null;
      game.forgetProblem(); // it took off meanwhile: there is a next one
    }
    return null;
  });
}

/** The next flight after one that was tried that takes bets; 0 where none is wanted any more. */
const nextFlight = (flights: Flights, tried: number, isWanted: () => boolean): Promise<number> =>
  whenever(flights, ({ flight }) => {
    if (!isWanted()) return 0;
    return flight?.state === "betting" && flight.id > tried ? flight.id : undefined;
  });

/** How a bet has ended; null where its flight was called off. */
const ended = (game: GameStore, roundId: string): Promise<Round | null> =>
  whenever(game, ({ openRound, unshown, lastRounds }) => {
    if (openRound?.id === roundId) return undefined;
    return [...unshown, ...lastRounds].find(({ id }) => id === roundId) ?? null;
  });

interface Told<State> {
  getState: () => State;
  subscribe: (listener: () => void) => () => void;
}

/** What is read of a state as soon as there is something to read. */
function whenever<State, Value>({ getState, subscribe }: Told<State>, read: (state: State) => Value | undefined): Promise<Value> {
  const now = read(getState());
  if (now !== undefined) return Promise.resolve(now);
  return new Promise((resolve) => {
    const leave = subscribe(() => {
      const value = read(getState());
      if (value === undefined) return;
      leave();
      resolve(value);
    });
  });
}
