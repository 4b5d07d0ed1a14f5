/** How far outside the screen, or the row it scrolls in, a picture begins to load, and how much of it must be that near (L-4.62, L-9.27). */
const nearby = { rootMargin: "100px", scrollMargin: "100px", threshold: 0.1 };

interface Watch {
  observer: IntersectionObserver;
  waiting: Map<Element, Set<() => void>>;
}

const watches = new WeakMap<Window, Watch>(); // one per frame, in the browser only

/** Calls once when an element comes near the screen, whoever else waits for it too; at once where nothing can tell. Answers how to stop waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const view = element.ownerDocument.defaultView;
  if (!view || !("IntersectionObserver" in view)) {
    onNear();
    return () => {};
  }
  const watch = watches.get(view) ?? createWatch(view);
  const others = watch.waiting.get(element) ?? new Set();
  watch.waiting.set(element, others.add(onNear));
  watch.observer.observe(element);
  return () => {
    others.delete(onNear);
    if (others.size > 0 || watch.waiting.get(element) !== others) return;
    watch.waiting.delete(element);
    watch.observer.unobserve(element);
  };
}

function createWatch(view: Window & typeof globalThis): Watch {
  const waiting: Watch["waiting"] = new Map();
  const observer = new view.IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const all = waiting.get(target) ?? [];
      waiting.delete(target);
      for (const tell of all) tell();
    }
  }, nearby);
  const watch = { observer, waiting };
  watches.set(view, watch);
  return watch;
}
