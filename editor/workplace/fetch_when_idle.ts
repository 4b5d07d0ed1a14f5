import { withStyles } from "../../src/ui/with_styles";

type Fetch = () => Promise<unknown>;

const waiting: Fetch[] = []; // in the order in which the editor's code names them; what is fetched may name more
let goOn = () => {};

/** Code that comes when it is needed, or before that when the editor has nothing else to do, so that it is there without a network. */
export function later<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  const fetchWhole = withStyles(fetch);
  waiting.push(fetchWhole);
  goOn();
  return fetchWhole;
}

/** Fetches one after the other all that waits, and what joins it. What does not come is asked for again when it is needed. */
export function fetchWhenIdle(window: Window, others: readonly Fetch[] = []): () => void {
  waiting.push(...others.filter((fetch) => !waiting.includes(fetch)));
  let next = 0;
  let isFetching = false;
  let isStopped = false;

  async function fetchAll() {
    if (isFetching) return;
    isFetching = true;
    for (; next < waiting.length && !isStopped; next++) {
      await untilIdle(window);
      if (!isStopped) await waiting[next]?.().catch(() => {});
    }
    isFetching = false;
  }
  goOn = () => void fetchAll();
  goOn();
  return () => {
    isStopped = true;
    goOn = () => {};
  };
}

const untilIdle = (window: Window) =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
