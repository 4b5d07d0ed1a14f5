import { useEffect, useState } from "react";

const minute = 60_000;
const toMinute = () => new Date(Math.floor(Date.now() / minute) * minute).toISOString();

/** The clock on the wall, ISO 8601, to the minute. */
export function useWallClock() {
  const [now, setNow] = useState(toMinute);
  useEffect(() => {
    const timer = setInterval(() => setNow(toMinute()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
