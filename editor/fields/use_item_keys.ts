import { useLayoutEffect, useRef } from "react";

let made = 0;
const newKey = () => `item-${(made += 1)}`;

/** Names for the items of a list, which have none of their own, that stay with them while they are moved. */
export function useItemKeys(length: number) {
  const ref = useRef<string[]>([]);
  const focus = useRef<{ list: HTMLElement; index: number } | null>(null);
  let all = ref.current;
  if (all.length !== length) {
    all = Array.from({ length }, (_, index) => all[index] ?? newKey()); // undone, or changed on the canvas
    ref.current = all;
  }
  useLayoutEffect(() => {
    const { list, index } = focus.current ?? {};
    focus.current = null;
    if (index !== undefined) list?.querySelectorAll<HTMLElement>(":scope > li > div > [data-grip]")[index]?.focus();
  });
  return {
    all,
    insert: (index: number) => (ref.current = ref.current.toSpliced(index, 0, newKey())),
    remove: (index: number) => (ref.current = ref.current.toSpliced(index, 1)),
    move(from: number, to: number) {
      const [key = newKey()] = ref.current.slice(from, from + 1);
      ref.current = ref.current.toSpliced(from, 1).toSpliced(to, 0, key);
    },
    /** Once the list has its new order, the grip of an item has the focus. */
    focusGrip: (list: HTMLElement | null, index: number) => (focus.current = list && { list, index }),
  };
}
