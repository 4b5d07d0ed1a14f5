type Work = () => Promise<unknown>;

interface Options {
  atOnce?: number;
  /** How long it rests after each piece of work, in ms. */
  delayMs?: number;
}

/** Work that is done in its order, one piece at a time with a rest in between (L-9.08, L-9.39). */
export function createSequence({ atOnce = 1, delayMs = 50 }: Options = {}) {
  const waiting = new Set<Work>();
  let running = 0;

  function start() {
    const [next] = waiting;
    if (!next || running >= atOnce) return;
    waiting.delete(next);
    running += 1;
    const rest = () =>
      setTimeout(() => {
        running -= 1;
        start();
      }, delayMs);
    next().then(rest, rest);
  }

  /** Takes its turn; answers how to give it up while it still waits. */
  return function enqueue(work: Work): () => void {
    waiting.add(work);
    start();
    return () => waiting.delete(work);
  };
}
