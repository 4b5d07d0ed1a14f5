/** How long nothing is scrolled before what can wait is done, in ms. */
const rest = 150;

interface Watch {
  scrolledAt: number;
  timer: number | undefined;
  waiting: Set<() => void>;
}

const watches = new WeakMap<Window, Watch>(); // one per frame, in the browser only

/** Calls once when nothing is scrolled, in the page or inside of it; at once where nothing is. Answers how to stop waiting. */
export function whenAtRest(view: Window, onRest: () => void): () => void {
  const watch = watches.get(view) ?? createWatch(view);
  if (view.performance.now() - watch.scrolledAt >= rest) {
    onRest();
    return () => {};
  }
  watch.waiting.add(onRest);
  return () => void watch.waiting.delete(onRest);
}

function createWatch(view: Window): Watch {
  const watch: Watch = { scrolledAt: -Infinity, timer: undefined, waiting: new Set() };
  const tellAll = () => {
    const all = [...watch.waiting];
    watch.waiting.clear();
    for (const tell of all) tell();
  };
  const handleScroll = () => {
    watch.scrolledAt = view.performance.now();
    view.clearTimeout(watch.timer);
    watch.timer = view.setTimeout(tellAll, rest);
  };
  view.document.addEventListener("scroll", handleScroll, { capture: true, passive: true });
  watches.set(view, watch);
  return watch;
}
