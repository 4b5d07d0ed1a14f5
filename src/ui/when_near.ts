/** How far outside the screen, or the row it scrolls in, a picture begins to load, and how much of it must be that near (L-4.62, L-9.27). */
const nearby = { rootMargin: "100px", scrollMargin: "100px", threshold: 0.1 };

interface Watch {
  observer: IntersectionObserver;
  waiting: Map<Element, () => void>;
}

const watches = new WeakMap<Window, Watch>(); // one per frame, in the browser only

/** Calls once when an element comes near the screen; at once where nothing can tell. Answers how to stop waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const view = element.ownerDocument.defaultView;
  if (!view || !("IntersectionObserver" in view)) {
    onNear();
    return () => {};
  }
  const watch = watches.get(view) ?? createWatch(view);
  watch.waiting.set(element, onNear);
  watch.observer.observe(element);
  return () => {
    watch.waiting.delete(element);
    watch.observer.unobserve(element);
  };
}

function createWatch(view: Window & typeof globalThis): Watch {
  const waiting = new Map<Element, () => void>();
  const observer = new view.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.get(target)?.();
      waiting.delete(target);
    }
  }, nearby);
  const watch = { observer, waiting };
  watches.set(view, watch);
  return watch;
}
