import { useEffect, useState } from "react";
import { useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";

const minute = 60_000;

/** The time in milliseconds, updated when a minute begins; null until it runs in a browser. In the canvas it is the persona's. */
export function useMinute(): number | null {
  const { isCanvas } = useServices();
  const { now: start } = useViewer();
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    const offset = isCanvas ? Date.parse(start) - Date.now() : 0;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = Date.now() + offset;
      setNow(at);
      timer = setTimeout(tick, minute - (at % minute));
    };
    tick();
    return () => clearTimeout(timer);
  }, [isCanvas, start]);

  return now;
}
