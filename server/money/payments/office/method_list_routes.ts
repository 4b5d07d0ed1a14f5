import type { FastifyInstance } from "fastify";
import { listNameableMethods, listOfficeMethods } from "../../../../schemas/api/payments/office/methods";
import { textIn } from "../../../../schemas/text";
import { callerOf } from "../../../accounts/users/caller_of";
import { occasionOf } from "../../../outside/messages/letter_occasion";
import { route } from "../../../platform/route";
import { pictureOf } from "../methods/method_picture";
import { methodStateOf, waysOf } from "../methods/method_state";
import { placeOf, termsAnswer } from "../methods/offered_methods";
import { methodAbsences, methodPlaces } from "../tables";
import { scopeOf, versionsOf } from "./method_versions";

/** All methods with where they stand in a market and a currency, and those that texts can name. */
export async function officeMethodListRoutes(app: FastifyInstance): Promise<void> {
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
}
