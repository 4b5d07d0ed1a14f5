import { useEffect, useState } from "react";
import { useServices } from "../../../kit/session/services";
import { useViewer } from "../../../kit/session/hooks";

const minute = 60_000;

/**
 * The time by the server's clock, told every 60 seconds (C-9.25) and at the moments that are named, so that a start, a last minute and an end are said
 * when they come. It begins with the server's, so that the first HTML holds; in the editor's canvas it is the persona's.
 */
export function useMinutes(serverNow: string, moments: readonly number[]): number {
  const { isCanvas } = useServices();
  const { now: persona } = useViewer();
  const start = Date.parse(isCanvas ? persona : serverNow);
  const [now, setNow] = useState(start);
  const named = moments.join(" ");

  useEffect(() => {
    const offset = start - Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now() + offset;
      setNow(time);
      const next = named.split(" ").flatMap((moment) => (Number(moment) > time ? [Number(moment) - time] : []));
      timer = setTimeout(tick, Math.min(minute, ...next) + 20);
    };
    tick();
    return () => clearTimeout(timer);
  }, [start, named]);

  return now;
}
