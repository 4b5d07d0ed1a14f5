import { useEffect, useRef, useState } from "react";
import { type AmountProblem, amountProblem, type Bounds, cleanAmount, readAmount, writeAmount } from "../amounts";

export type Amount = ReturnType<typeof useAmount>;

/** The state of an amount field that begins with `first`, in minor units. */
export function useAmount(bounds: Bounds, first: number | null) {
  const { decimals } = bounds;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first === null ? "" : writeAmount(first, decimals));
  const [isTouched, setTouched] = useState(false);
  const problem: AmountProblem | null = amountProblem(text, bounds);

  // what was typed before the browser took the page over
  useEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined) setText(cleanAmount(typed, decimals));
  }, [decimals]);

  const touch = () => setTouched(true);
  return {
    input,
    bounds,
    text,
    /** In minor units; null while there is none. */
    minor: readAmount(text, decimals),
    problem,
    shownProblem: isTouched ? problem : null,
    type(typed: string) {
      setText(cleanAmount(typed, decimals));
      touch();
    },
    choose(minor: number) {
      setText(writeAmount(minor, decimals));
      touch();
    },
    leave() {
      const minor = readAmount(text, decimals);
      if (minor !== null) setText(writeAmount(minor, decimals));
      touch();
    },
    enter: touch,
    /** Shows what is wrong, and leads there; false where nothing is. */
    refuse(): boolean {
      touch();
      if (problem !== null) input.current?.focus();
      return problem !== null;
    },
  };
}
