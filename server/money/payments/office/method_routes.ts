import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { arrangeMethods, setMethodAbsence } from "../../../../schemas/api/payments/office/methods";
import { callerOf } from "../../../accounts/users/caller_of";
import { HttpError, notFound } from "../../../platform/api_error";
import { announceChange } from "../../../platform/plugins/changes";
import { route } from "../../../platform/route";
import { findMethod } from "../methods/methods_of";
import { writeChange } from "../payouts/write_change";
import { methodAbsences, methodPlaces } from "../tables";
import { scopeOf, versionsOf } from "./method_versions";

/** How methods are switched and ordered, per market and currency. */
export async function officeMethodRoutes(app: FastifyInstance): Promise<void> {
  route(app, arrangeMethods, async ({ body: { market, currency, methods, basedOn }, request }) => {
    const { id: userId, email } = await callerOf(request);
    const of = { market: market ?? "", currencyCode: currency ?? "" };
    for (const { methodId } of methods) if (!findMethod(app, methodId)) throw notFound("way to pay", "payment.method_not_found");
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment_methods'))`);
      const [newest] = await versionsOf(tx, scopeOf(market, currency), 1);
      if (basedOn !== undefined && basedOn !== (newest?.id ?? 0))
        throw new HttpError(409, "payment.methods_changed", "Somebody has arranged these methods in the meantime.", {
          data: { by: newest?.actor ?? null },
        });
      await tx
        .delete(methodPlaces)
        .where(and(eq(methodPlaces.market, of.market), eq(methodPlaces.currencyCode, of.currencyCode)));
      if (methods.length > 0)
        await tx.insert(methodPlaces).values(methods.map((method, position) => ({ ...of, ...method, position })));
      const off = methods.filter(({ isEnabled }) => !isEnabled).map(({ methodId }) => methodId);
      await writeChange(tx, { userId, email }, "methods_arranged", {
        reference: scopeOf(market, currency),
        methods,
        note: `${methods.map(({ methodId }) => methodId).join(", ")}${off.length > 0 ? ` · off: ${off.join(", ")}` : ""}`,
      });
      await announceChange(tx, "payment_methods");
    });
    await app.readMethodArrangement();
    return { data: { success: true } };
  });

  route(app, setMethodAbsence, async ({ params: { methodId }, body: { isAway, until }, request }) => {
    const { id: userId, email } = await callerOf(request);
    if (!findMethod(app, methodId)) throw notFound("way to pay", "payment.method_not_found");
    await app.db.transaction(async (tx) => {
      await tx.delete(methodAbsences).where(eq(methodAbsences.methodId, methodId));
      if (isAway) await tx.insert(methodAbsences).values({ methodId, until: until === null ? null : new Date(until) });
      await writeChange(tx, { userId, email }, isAway ? "method_away" : "method_back", { reference: methodId, note: until });
      await announceChange(tx, "payment_methods");
    });
    await app.readMethodArrangement();
    return { data: { success: true } };
  });
}
