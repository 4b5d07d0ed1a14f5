import { useEffect, useState } from "react";
import { useFrame } from "../../src/kit/ui/frame";

/**
 * A choice that this browser remembers (C-4.67, C-5.55). What is no longer to be chosen gives way to the first one. `first` holds until the
 * page is there, as on the server.
 */
export function useKeptChoice<Value extends string>(
  name: string,
  options: readonly Value[],
  first: Value | undefined = options[0],
) {
  const [kept, setKept] = useState<string | null>(null);
  const frame = useFrame();
  const view = frame?.window;
  useEffect(() => {
    try {
      setKept(view?.localStorage.getItem(name) ?? null);
    } catch {
      // storage can't be read: the first one it is
    }
  }, [name, view]);
  const chosen = options.find((option) => option === kept) ?? first;
  function choose(value: Value) {
    setKept(value);
    try {
      view?.localStorage.setItem(name, value);
    } catch {
      // then it holds until the page is left
    }
  }
  return [chosen, choose] as const;
}
