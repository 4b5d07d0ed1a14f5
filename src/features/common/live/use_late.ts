import { useEffect, useState } from "react";
import { useFrame } from "../../../kit/ui/frame";
import { useLive } from "./use_live";

/** A connection that is back within this time is not worth a word. */
const graceMs = 3_000;

/** Whether what is shown live may be late: the socket is away, or the server itself hears late. It is to be shown, and not announced. */
export function useLate(isOn = true): boolean {
  const frame = useFrame();
  const view = frame?.window;
  const [isAway, setAway] = useState(false);
  const [isLong, setLong] = useState(false);
  const [isServerLate, setServerLate] = useState(false);
  useLive(
    "connect",
    () => {
      setAway(false);
      setServerLate(false);
    },
    { isOn },
  );
  useLive("disconnect", () => setAway(true), { isOn });
  useLive("late", ({ isLate }) => setServerLate(isLate), { isOn });
  useEffect(() => {
    setLong(false);
    if (!isAway || !view) return;
    const timer = view.setTimeout(() => setLong(true), graceMs);
    return () => view.clearTimeout(timer);
  }, [isAway, view]);
  return isServerLate || (isAway && isLong);
}
