import { useRef } from "react";
import { prefersNoMotion } from "../../motion";

/** Waiting that whoever does not want to wait skips, until the next round. */
export function useSkippable() {
  const skips = useRef<(() => void) | null>(null);
  const isSkipped = useRef(false);

  /** Waits so long, or until it is skipped; not at all where nothing moves. */
  function wait(ms: number): Promise<void> {
    if (prefersNoMotion() || isSkipped.current) return new Promise((resolve) => setTimeout(resolve, isSkipped.current ? 60 : 0));
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      skips.current = done;
      function done() {
        clearTimeout(timer);
        skips.current = null;
        resolve();
      }
    });
  }

  /** Waits so that what stands can be read, also where nothing moves. */
  const rest = (ms: number) => (prefersNoMotion() && !isSkipped.current ? new Promise((done) => setTimeout(done, ms)) : wait(ms));

  function skip() {
    isSkipped.current = true;
    skips.current?.();
  }
  return { wait, rest, skip, isSkipped };
}
