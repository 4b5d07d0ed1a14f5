import type { FastifyInstance } from "fastify";

interface Repetition {
  everyMs: number;
  /** What the log says when it fails; the next look tries again. */
  failure: string;
}

/**
 * Does work once the database is ready and every so often until the server closes, one look at a time. Every process looks: the work
 * takes rows that no other has locked. Answers what asks for a look now, or for one more after that which runs.
 */
export function repeat(app: FastifyInstance, { everyMs, failure }: Repetition, work: () => Promise<unknown>): () => void {
  let running: Promise<void> | null = null;
  let again = false;
  let isClosed = false;

  function look(): void {
    again = running !== null;
    if (isClosed || running) return;
    running = work().then(
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

  const timer = setInterval(() => {
    if (app.isReady && !running) look();
  }, everyMs);
  timer.unref();
  app.beforeServing(async () => look());
  app.addHook("preClose", async () => {
    isClosed = true;
    clearInterval(timer);
    await running;
  });
  return look;
}
