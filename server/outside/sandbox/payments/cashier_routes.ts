import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { decimalsOf, toDecimal, toMinorUnits } from "../../../platform/amounts";
import { payByCard } from "./charge_card";
import type { Entry } from "./entries";
import { entryOf, showFinished, showMissing } from "./payment_page";
import { isOpen } from "./provider";
import { detail } from "./request_words";
import { pageOf, showScripted } from "./scripted_page";
import type { SandboxShared } from "./shared";
import { wishFor } from "./wish";

const systems = ["card", "bank", "wallet"] as const;

/** What may be paid in there, as the merchant allows it. */
function rangeOf({ currency, details: { min, max } }: Entry): { min: number; max: number } {
  return {
    min: typeof min === "number" ? toDecimal(min, currency) : 10 ** -Math.min(decimalsOf(currency), 2),
    max: typeof max === "number" ? toDecimal(max, currency) : 100_000,
  };
}

const submitted = z.object({
  system: z.enum(systems),
  amount: z.number().check(z.gt(0), z.lte(1e9)),
  outcome: z.optional(z.string()),
  card: z.optional(z.unknown()),
});

/** The embedded cashier: the customer chooses way and amount in the provider's own frame (C-4.24 to C-4.27, C-7.10). */
export async function cashierRoutes(app: FastifyInstance, shared: SandboxShared) {
  const { provider } = shared;

  app.get<{ Params: { id: string } }>("/cashier/open/:id", async (request, reply) => {
    const entry = entryOf(shared, request, "cashier");
    if (!entry) return showMissing(shared, request, reply);
    if (!isOpen(entry)) return showFinished(shared, reply, entry);
    const { amount, currency } = entry;
    return showScripted(shared, reply, pageOf(entry), {
      view: "cashier",
      id: entry.id,
      systems,
      amount: toDecimal(amount, currency),
      currency,
      ...rangeOf(entry),
    });
  });

  app.post<{ Params: { id: string } }>("/cashier/open/:id", async (request, reply) => {
    const entry = entryOf(shared, request, "cashier");
    const wish = z.safeParse(submitted, request.body);
    if (!entry || !wish.success) return reply.code(422).send({ error: "invalid" });
    const end = { type: "form", method: "POST", url: `/end/${entry.id}`, fields: {} };
    if (!isOpen(entry)) return reply.send(end);
    const { system, amount, outcome, card } = wish.data;
    const { min, max } = rangeOf(entry);
    if (amount < min || amount > max) return reply.code(422).send({ error: "amount", min, max });
    const chosen = provider.note(
      entry,
      { payment_system: system, ...(outcome && { outcome }) },
      { amount: toMinorUnits(amount, entry.currency) },
    );
    if (system === "card") return payByCard(shared, reply, chosen, card);
    provider.carryOut(chosen, wishFor(chosen, detail(chosen, "outcome")));
    return reply.send(end);
  });
}
