import { useEffect, useRef } from "react";

const pause = 300;

/** What is typed is applied after a pause. */
export function useTyped(typed: string, applied: string, apply: (value: string) => void) {
  const current = useRef(apply);
  current.current = apply;
  useEffect(() => {
    if (typed.trim() === applied) return;
    const timer = setTimeout(() => current.current(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, applied]);
}
