import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { paymentStatuses, payoutStatuses, shown } from "./entries";
import { reportOf } from "./report";
import type { SandboxShared } from "./shared";

const ms = z.int().check(z.minimum(0), z.maximum(3_600_000));

const move = z.object({
  reference: z.string(),
  kind: z._default(z.enum(["payment", "payout"]), "payment"),
  status: z.enum([...paymentStatuses, ...payoutStatuses]),
  paid: z.optional(z.int().check(z.minimum(0))),
  reason: z.optional(z.string()),
  toldCurrency: z.optional(z.string()),
  times: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
});

/**
 * What a test, or whoever looks around in the demo, can make the sandbox do. It is there in the demo alone, and moves no money: the
 * casino hears of all that happens by signed notifications. Only JSON is taken, which no other site's page can send.
 */
export async function controlRoutes(app: FastifyInstance, { provider }: SandboxShared) {
  const find = (reference: string, kind: "payment" | "payout") =>
    provider.all().find((entry) => entry.reference === reference && entry.kind === kind);

  app.get<{ Querystring: { reference?: string } }>("/control/entries", async ({ query: { reference } }) =>
    provider
      .all()
      .filter((entry) => reference === undefined || entry.reference === reference)
      .map((entry) => shown(entry)),
  );

  app.get("/control/report.csv", async (_request, reply) => reply.type("text/csv; charset=utf-8").send(reportOf(provider.all())));

  app.post("/control/move", async ({ body }, reply) => {
    const wish = z.safeParse(move, body);
    if (!wish.success) return reply.code(422).send({ error: "invalid" });
    const { reference, kind, ...step } = wish.data;
    const entry = find(reference, kind);
    if (!entry) return reply.code(404).send({ error: "not_found" });
    return shown(provider.plan(entry, [{ ...step, at: 0 }]));
  });

  app.post("/control/tell_again", async ({ body }, reply) => {
    const wish = z.safeParse(
      z.object({
        reference: z.string(),
        kind: z._default(z.enum(["payment", "payout"]), "payment"),
        times: z._default(z.int(), 1),
      }),
      body,
    );
    const entry = wish.success && find(wish.data.reference, wish.data.kind);
    if (!wish.success || !entry) return reply.code(404).send({ error: "not_found" });
    provider.tellAgain(entry, wish.data.times);
    return shown(entry);
  });

  app.post("/control/hold", async () => {
    provider.deliveries.hold();
    return { held: true };
  });

  app.post("/control/release", async ({ body }) => {
    const { order } = z.parse(z.object({ order: z._default(z.enum(["as_it_was", "reversed"]), "as_it_was") }), body ?? {});
    await provider.deliveries.release(order);
    return { held: false };
  });

  app.post("/control/pace", async ({ body }, reply) => {
    const wish = z.safeParse(
      z.object({ later: z.optional(ms), confirmation: z.optional(ms), retries: z.optional(z.array(ms).check(z.minLength(1))) }),
      body,
    );
    if (!wish.success) return reply.code(422).send({ error: "invalid" });
    return Object.assign(provider.pace, wish.data);
  });
}
