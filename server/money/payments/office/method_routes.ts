import { and, desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import {
  arrangeMethods,
  listNameableMethods,
  listOfficeMethods,
  setMethodAbsence,
} from "../../../../schemas/api/payments/office/methods";
import { textIn } from "../../../../schemas/text";
import { callerOf } from "../../../accounts/users/caller_of";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { HttpError, notFound } from "../../../platform/api_error";
import { announceChange } from "../../../platform/plugins/changes";
import type { Queryable } from "../../../platform/plugins/database";
import { route } from "../../../platform/route";
import { pictureOf } from "../methods/method_picture";
import { findMethod } from "../methods/methods_of";
import { methodStateOf, waysOf } from "../methods/method_state";
import { placeOf, termsAnswer } from "../methods/offered_methods";
import { writeChange } from "../payouts/write_change";
import { methodAbsences, methodPlaces, paymentChanges } from "../tables";

const scopeOf = (market: string | null, currency: string | null) => [market, currency].filter(Boolean).join(" ") || "*";

/** The arrangements of exactly one market and currency, the newest first. */
const versionsOf = (db: Queryable, scope: string, limit = 20) =>
  db
    .select()
    .from(paymentChanges)
    .where(and(eq(paymentChanges.change, "methods_arranged"), eq(paymentChanges.reference, scope)))
    .orderBy(desc(paymentChanges.id))
    .limit(limit);

/** How methods are switched and ordered, per market and currency. */
export async function officeMethodRoutes(app: FastifyInstance): Promise<void> {
  route(app, listOfficeMethods, async ({ query: { market, currency }, request }) => {
    const { language } = occasionOf(request);
    const { role } = await callerOf(request);
    const [places, absences, versions] = await Promise.all([
      app.db.select().from(methodPlaces),
      app.db.select().from(methodAbsences),
      versionsOf(app.db, scopeOf(market ?? null, currency ?? null)),
    ]);
    const all = [...app.paymentProviders.values()].flatMap((provider) =>
      provider.methods.map((method) => ({ provider, method })),
    );
    const methods = all.map(({ provider, method }, index) => {
      const place = placeOf(places, method.id, { market: market ?? null, currencyCode: currency ?? null });
      const absence = absences.find(({ methodId, until }) => methodId === method.id && (until === null || until > new Date()));
      const code = currency !== undefined && method.terms[currency] ? currency : (Object.keys(method.terms)[0] ?? "");
      const terms = method.terms[code];
      return {
        methodId: method.id,
        provider: provider.key,
        title: textIn(method.title, language),
        family: method.family,
        thumbnail: method.thumbnail,
        countries: [...method.countries],
        currencies: Object.keys(method.terms),
        isEnabled: place?.isEnabled ?? true,
        position: place?.position ?? all.length + index,
        absence: absence ? { reason: "maintenance" as const, until: absence.until?.toISOString() ?? null } : null,
        deposit: termsAnswer(terms?.deposit ?? null, code),
        withdrawal: termsAnswer(terms?.withdrawal ?? null, code),
        termsCurrency: code,
        isOwnPlace: place !== undefined && place.market === (market ?? "") && place.currencyCode === (currency ?? ""),
      };
    });
    return {
      methods: methods.sort((one, other) => one.position - other.position),
      currencies: [...new Set(all.flatMap(({ method }) => Object.keys(method.terms)))].sort(),
      mayArrange: role === "administrator",
      versions: versions.map(({ id, at, actor, methods: arranged }) => ({
        versionId: id,
        at: at.toISOString(),
        actor,
        methods: arranged,
      })),
    };
  });

  route(app, listNameableMethods, async () => {
    const arrangement = app.methodArrangement();
    const all = [...app.paymentProviders.values()].flatMap(({ methods }) => methods);
    const anywhere = { market: null, currencyCode: null };
    const position = ({ id }: (typeof all)[number]) => placeOf(arrangement.places, id, anywhere)?.position ?? all.length;
    return {
      methods: all
        .toSorted((one, other) => position(one) - position(other))
        .map((method) => ({
          methodId: method.id,
          title: method.title,
          family: method.family,
          picture: pictureOf(method),
          countries: [...method.countries],
          currencies: Object.keys(method.terms),
          ...waysOf(method),
          state: methodStateOf(method.id, arrangement),
        })),
    };
  });

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
