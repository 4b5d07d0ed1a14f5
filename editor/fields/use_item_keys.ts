import { useLayoutEffect, useRef, useState } from "react";
import { moved } from "./list_order";

let made = 0;
const newKey = () => `item-${(made += 1)}`;

/** Names for the items of a list, which have none of their own, that stay with them while they are moved. */
export function useItemKeys(length: number) {
  const [known, setKnown] = useState<readonly string[]>([]);
  const focus = useRef<{ list: HTMLElement; index: number } | null>(null);
  let all = known;
  if (known.length !== length) {
    all = Array.from({ length }, (_, index) => known[index] ?? newKey()); // undone, or changed on the canvas
    setKnown(all);
  }
  useLayoutEffect(() => {
    const { list, index } = focus.current ?? {};
    focus.current = null;
    if (index !== undefined) list?.querySelectorAll<HTMLElement>(":scope > li > div > [data-grip]")[index]?.focus();
  });
  return {
    all,
    insert: (index: number) => setKnown((keys) => keys.toSpliced(index, 0, newKey())),
    remove: (index: number) => setKnown((keys) => keys.toSpliced(index, 1)),
    move: (from: number, to: number) => setKnown((keys) => moved(keys, from, to)),
    /** Once the list has its new order, the grip of an item has the focus. */
    focusGrip: (list: HTMLElement | null, index: number) => (focus.current = list && { list, index }),
  };
}
