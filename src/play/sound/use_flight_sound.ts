import { useEffect, useRef } from "react";
import type { Flight } from "../../../schemas/play/crash";
import { useGame } from "../game_context";

/** A flight is heard from its start to its crash; one that is seen when it is over is not. */
export function useFlightSound(flight: Pick<Flight, "state" | "crashAt"> | null): void {
  const { sound } = useGame();
  const state = flight && (flight.crashAt === null ? flight.state : "over");
  const before = useRef(state);
  useEffect(() => {
    if (state === "running") sound.play({ sound: "flight" });
    else if (before.current === "running") sound.play({ sound: state === "over" ? "crash" : "land" });
    before.current = state;
  }, [state, sound]);
  useEffect(() => () => sound.play({ sound: "land" }), [sound]);
}
