import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { faults } from "./faults";
import type { StudiosShared } from "./shared";

/**
 * What a test, or whoever looks around in the demo, can make the studios do wrong. It is there in the demo alone, and moves no money: the
 * casino hears of all that happens by signed calls. Only JSON is taken, which no other site's page can send.
 */
export async function controlRoutes(app: FastifyInstance, { aggregator, publicName, titles }: StudiosShared) {
  app.get("/about", async () => ({ name: "studio sandbox", key: publicName }));
  app.get("/", async () => ({ name: "studio sandbox", games: titles.size, faults: aggregator.faults() }));
  app.get("/control/bets", async () => [...aggregator.bets.all()].map(({ token: _token, ...bet }) => bet));
  app.post("/control/faults", async ({ body }, reply) => {
    const wanted = z.safeParse(faults, body);
    if (!wanted.success) return reply.code(422).send({ error: "invalid" });
    aggregator.setFaults(wanted.data);
    return aggregator.faults();
  });
}
