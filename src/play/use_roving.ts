import { type KeyboardEvent, useRef, useState } from "react";

/** Many buttons in rows of which one is in the tab order: arrows go to the others. */
export function useRoving(count: number, across: number, first = 0) {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setCurrent] = useState(first);
  const current = Math.min(wanted, count - 1);
  const moves: Record<string, number> = {
    ArrowRight: current % across === across - 1 ? current : Math.min(count - 1, current + 1),
    ArrowLeft: current % across === 0 ? current : current - 1,
    ArrowDown: current + across < count ? current + across : current,
    ArrowUp: current >= across ? current - across : current,
    Home: 0,
    End: count - 1,
  };
  return {
    box: {
      ref: box,
      onKeyDown(event: KeyboardEvent) {
        const next = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
        if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        setCurrent(next);
        box.current?.querySelectorAll("button")[next]?.focus();
      },
    },
    one: (index: number) => ({ tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) }),
  };
}
