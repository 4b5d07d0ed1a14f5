import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long work that is under way may take when the process is told to stop, in ms: as long as Fastify waits for it. What is cut off is a transaction that never was. */
const longest = 10_000;

/** Closes the server, then its database, which is stopped in order also where work does not end in time; false where it was cut off. */
export async function stopInOrder(
  app: Pick<FastifyInstance, "close" | "log">,
  database: { stop: () => Promise<void> },
  longestMs = longest,
): Promise<boolean> {
  const closed = app.close().then(
    () => true,
    (error: unknown) => {
      app.log.error({ err: error }, "The server did not close in order");
      return false;
    },
  );
  const isClosed = await Promise.race([closed, wait(longestMs, false, { ref: false })]);
  if (!isClosed) app.log.warn("Work that was under way is cut off; what it had not finished is not kept");
  await database.stop();
  return isClosed;
}
