import { type RefObject, useEffect, useState } from "react";

/** How wide an element is, and whether it is, or soon will be, on the screen. */
export function useRoom(ref: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, isSeen: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setRoom((before) => ({ ...before, width: entry.contentRect.width }));
    });
    const sight = new IntersectionObserver(
      ([entry]) => setRoom((before) => ({ ...before, isSeen: before.isSeen || Boolean(entry?.isIntersecting) })),
      { rootMargin: "200px" },
    );
    sizes.observe(element);
    sight.observe(element);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [ref]);
  return room;
}
