import { desc } from "drizzle-orm";
import fp from "fastify-plugin";
import { HttpError } from "../../platform/api_error";
import type { Database } from "../../platform/plugins/database";
import { baseCurrency } from "./convert";
import { currencyRates } from "./tables";

declare module "fastify" {
  interface FastifyInstance {
    /** What one euro is in a currency, as a decimal in writing. Null where nobody has said so lately: then it is not offered. */
    rateOf(currencyCode: string): string | null;
  }
}

type Rate = typeof currencyRates.$inferSelect;

export const newestRates = (db: Pick<Database, "selectDistinctOn">): Promise<Rate[]> =>
  db
    .selectDistinctOn([currencyRates.currencyCode])
    .from(currencyRates)
    .orderBy(currencyRates.currencyCode, desc(currencyRates.asOf));

/** Rates in memory, as money moves with every bet. */
export const ratesPlugin = fp(
  async (app) => {
    let rates = new Map<string, Rate>();
    app.decorate("rateOf", (currencyCode: string) => {
      if (currencyCode === baseCurrency) return "1";
      const found = rates.get(currencyCode);
      const oldest = Date.now() - app.settings().settings.ratesMaxAgeDays * 86_400_000;
      return found && found.asOf.getTime() >= oldest ? found.perEuro : null;
    });
    app.keepFresh("rates", async () => {
      rates = new Map((await newestRates(app.db)).map((rate) => [rate.currencyCode, rate]));
    });
  },
  { name: "rates", dependencies: ["changes", "site_settings"] },
);

/** The rate to play by; refuses where there is none. */
export function requireRate({ rateOf }: { rateOf: (currencyCode: string) => string | null }, currencyCode: string): string {
  const rate = rateOf(currencyCode);
  if (rate !== null) return rate;
  throw new HttpError(409, "currency.not_offered", "There is no play for money in this currency at the moment.", {
    data: { currencyCode },
  });
}
