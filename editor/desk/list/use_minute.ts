import { useEffect, useState } from "react";

const often = 20_000;

/** The time in ms, as of a moment ago. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, []);
  return now;
}
