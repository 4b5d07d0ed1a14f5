import type { FastifyInstance } from "fastify";

/** Does work for each, one after the other: what fails for one is logged and keeps no other waiting. Answers for how many it was done. */
export async function eachAlone<Item>(
  { log }: Pick<FastifyInstance, "log">,
  items: Iterable<Item>,
  failure: string,
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const item of items)
    try {
      await work(item);
      done += 1;
    } catch (error) {
      log.error({ err: error, item }, failure);
    }
  return done;
}
