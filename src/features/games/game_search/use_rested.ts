import { useEffect, useState } from "react";

/** A value as it was when it last stood still for so many milliseconds. */
export function useRested<Value>(value: Value, rest: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rested, rest]);
  return rested;
}
