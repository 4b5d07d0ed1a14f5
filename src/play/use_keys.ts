import { useEffect, useLayoutEffect, useRef } from "react";

interface Keys {
  /** Space and Enter. */
  onPlay?: () => void;
  /** Arrows up and down: +1 and −1. */
  onStep?: (direction: 1 | -1) => void;
  /** Answers whether there was anything to stop: where there was not, the page takes the key. */
  onEscape?: () => boolean;
  /** Letters and digits of the game's own. */
  more?: Record<string, () => void>;
}

const withKeysOfTheirOwn = "input, select, textarea, button, a, dialog";

/** Keys that play wherever the focus is, except in what has keys of its own. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => void (latest.current = keys)); // before it is seen what can be pressed
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { onPlay, onStep, onEscape, more } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") return void (onEscape?.() && event.preventDefault()); // each of two bets is stopped
      if (event.defaultPrevented) return;
      const ofTarget = event.target instanceof Element ? event.target.closest(withKeysOfTheirOwn) : null;
      const key = event.key.toLowerCase();
      const own = more && Object.hasOwn(more, key) ? more[key] : undefined;
      if (own && !event.repeat && !ofTarget?.matches("input, select, textarea")) return own();
      if (ofTarget) return;
      const act = actionOf(event.key, { onPlay, onStep });
      if (!act) return;
      event.preventDefault();
      if (!event.repeat || event.key.startsWith("Arrow")) act();
    };
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}

function actionOf(key: string, { onPlay, onStep }: Keys): (() => void) | undefined {
  if (key === " " || key === "Enter") return onPlay;
  if (onStep && key === "ArrowUp") return () => onStep(1);
  if (onStep && key === "ArrowDown") return () => onStep(-1);
  return undefined;
}
