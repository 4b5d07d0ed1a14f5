import { withStyles } from "../../src/ui/with_styles";

type Fetch = () => Promise<unknown>;

const parts: Fetch[] = []; // in the order in which the editor's code names them; what is fetched may name more
let goOn = () => {};

/** Code that comes when it is needed, or before that when the editor has nothing else to do, so that it is there without a network. */
export function later<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  const fetchWhole = withStyles(fetch);
  parts.push(fetchWhole);
  goOn();
  return fetchWhole;
}

/**
 * Fetches one after the other the parts of the editor, also those that a part names when it has come, and then the others, which
 * a person reaches through them. What does not come is asked for again when it is needed.
 */
export function fetchWhenIdle(window: Window, others: readonly Fetch[] = []): () => void {
  let nextPart = 0;
  let nextOther = 0;
  let isFetching = false;
  let isStopped = false;
  const next = () => (nextPart < parts.length ? parts[nextPart++] : others[nextOther++]);

  async function fetchAll() {
    if (isFetching) return;
    isFetching = true;
    while (!isStopped && (nextPart < parts.length || nextOther < others.length)) {
      await untilIdle(window);
      if (!isStopped) await next()?.().catch(() => {});
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
