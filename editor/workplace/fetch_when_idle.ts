import { withStyles } from "../../src/kit/ui/with_styles";

type Fetch = () => Promise<unknown>;

/** How long nobody has done anything before code is fetched that nobody has asked for, in ms: to run what comes keeps who works waiting. */
export const calm = 1000;

const signsOfWork = ["pointerdown", "keydown", "wheel"] as const;

interface Options {
  /** Fetched after all parts. */
  others?: readonly Fetch[];
  /** Says when somebody does something that the window's own events do not tell of; answers how to be told no more. */
  onWork?: (listener: () => void) => () => void;
}

/** What code there is that comes later, and how it is fetched; the editor has one of them, below. */
export function createIdleFetch() {
  const parts: Fetch[] = []; // in the order in which the editor's code names them; what is fetched may name more
  let goOn = () => {};

  /** Code that comes when it is needed, or before that when the editor has nothing else to do, so that it is there without a network. */
  function later<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
    const fetchWhole = withStyles(fetch);
    parts.push(fetchWhole);
    goOn();
    return fetchWhole;
  }

  /**
   * Fetches one after the other the parts of the editor, also those that a part names when it has come, and then the others, which
   * a person reaches through them, whenever nobody does anything for a moment. What does not come is asked for again when it is needed.
   */
  function fetchWhenIdle(window: Window, { others = [], onWork = () => () => {} }: Options = {}): () => void {
    let nextPart = 0;
    let nextOther = 0;
    let isFetching = false;
    let isStopped = false;
    let worked = Date.now(); // the screen has only just come
    const noteWork = () => void (worked = Date.now());
    const forget = onWork(noteWork);
    for (const sign of signsOfWork) window.addEventListener(sign, noteWork, { capture: true, passive: true });
    const next = () => (nextPart < parts.length ? parts[nextPart++] : others[nextOther++]);

    async function fetchAll() {
      if (isFetching) return;
      isFetching = true;
      while (!isStopped && (nextPart < parts.length || nextOther < others.length)) {
        await untilCalm();
        if (!isStopped) await next()?.().catch(() => {});
      }
      isFetching = false;
    }

    async function untilCalm() {
      const left = () => worked + calm - Date.now();
      while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
      await untilIdle(window);
    }
    goOn = () => void fetchAll();
    goOn();
    return () => {
      isStopped = true;
      forget();
      for (const sign of signsOfWork) window.removeEventListener(sign, noteWork, { capture: true });
      goOn = () => {};
    };
  }

  return { later, fetchWhenIdle };
}

export const { later, fetchWhenIdle } = createIdleFetch();

const untilIdle = (window: Window) =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
