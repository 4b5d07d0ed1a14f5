import { useEffect, useState } from "react";
import { useViewer } from "./hooks";
import { useServices } from "./services";

/**
 * The time in milliseconds, updated each second (L-4.74). It begins with the server's, so that the first HTML holds; in
 * the editor's canvas it is the persona's.
 */
export function useClock(): number {
  const { isCanvas } = useServices();
  const { now: start } = useViewer();
  const [now, setNow] = useState(() => Date.parse(start));

  useEffect(() => {
    const offset = isCanvas ? Date.parse(start) - Date.now() : 0;
    const tick = () => setNow(Date.now() + offset);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isCanvas, start]);

  return now;
}
