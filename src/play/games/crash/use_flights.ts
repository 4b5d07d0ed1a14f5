import { useEffect, useState } from "react";
import { io } from "socket.io-client";
import { useStore } from "zustand";
import { useGame } from "../../game_context";
import { readLaunch } from "../../launch";
import { type Flights, joinFlights } from "./join_flights";

/** The flights, joined while the game is shown. */
export function useFlights(): Flights | null {
  const { game } = useGame();
  const [flights, setFlights] = useState<Flights | null>(null);
  useEffect(() => {
    const joined = joinFlights({
      open: io,
      origin: window.location.origin,
      token: readLaunch(window.location.hash, []).token ?? "",
      now: () => performance.timeOrigin + performance.now(),
      onRound: game.learn,
      onReturn: () => void game.open(),
      onOver: game.end,
    });
    setFlights(joined);
    return joined.leave;
  }, [game]);
  return flights;
}

export const useFlightState = <Value>(flights: Flights, select: (state: ReturnType<Flights["getState"]>) => Value): Value =>
  useStore(flights, select);
