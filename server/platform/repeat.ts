import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether work is done every so often: not in tests that lead it themselves. */
    repeats: boolean;
  }
}

interface Repetition {
  everyMs: number;
  /** What the log says when it fails; the next look tries again. */
  failure: string;
  /** Of this process alone, so that all of them look as often. */
  isOwn?: boolean;
}

/** Beside the one on duty the others look so many times less often, in case that it hangs. */
export const timesLess = 5;

/**
 * Does work once the database is ready and every so often until the server closes, one look at a time. The process on duty looks
 * as often as said and the others now and then: the work takes rows that no other has locked. Who closes the server waits for a look that
 * runs; work in many steps ends between two of them once `closing` is aborted. Answers what asks for a look now, or for one more after that which runs.
 */
export function repeat(
  app: FastifyInstance,
  { everyMs, failure, isOwn = false }: Repetition,
  work: (closing: AbortSignal) => Promise<unknown>,
): () => void {
  let running: Promise<void> | null = null;
  let again = false;
  const closing = new AbortController();
  let strikes = 0;

  function look(): void {
    again = running !== null;
    if (closing.signal.aborted || running) return;
    running = work(closing.signal).then(
      () => settle(),
      (error: unknown) => {
        app.log.error({ err: error }, failure);
        settle();
      },
    );
  }
  function settle() {
    running = null;
    if (again) look();
  }

  function strike() {
    strikes += 1;
    if (!isOwn && !app.isOnDuty() && strikes % timesLess !== 0) return;
    if (app.isReady && !running) look();
  }

  const timer = isOwn || app.repeats ? setInterval(strike, everyMs).unref() : undefined;
  if (timer) app.beforeServing(async () => look());
  app.addHook("preClose", async () => {
    closing.abort();
    clearInterval(timer);
    await running;
  });
  return look;
}
