import fastify from "fastify";
import { expect, it } from "vitest";
import { stopInOrder } from "./stop_in_order";

/** A server whose work under way ends as said, and a database that says when it was stopped. */
function running(work: () => Promise<void>) {
  const order: string[] = [];
  const app = fastify();
  app.addHook("preClose", async () => {
    await work();
    order.push("work ended");
  });
  const database = { stop: async () => void order.push("database stopped") };
  return { app, database, order };
}

it("a server that is told to stop lets work end, then stops its database", async () => {
  const { app, database, order } = running(() => Promise.resolve());
  await app.ready();
  expect([await stopInOrder(app, database), order]).toEqual([true, ["work ended", "database stopped"]]);
});

it.each([
  ["never ends", () => new Promise<void>(() => {})],
  ["fails", () => Promise.reject(new Error("cut"))],
])("its database is stopped though the work %s", async (_, work) => {
  const { app, database, order } = running(work);
  await app.ready();
  expect([await stopInOrder(app, database, 50), order]).toEqual([false, ["database stopped"]]);
});
