import * as z from "zod/mini";
import { announceChange } from "../../platform/plugins/changes";
import type { Database, Queryable } from "../../platform/plugins/database";
import { baseCurrency } from "./convert";
import { currencyRates } from "./tables";

const hour = 3_600_000;

/** What one euro is in other currencies, with who says so and when it was so. */
export const ratesFile = z.object({
  source: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  asOf: z.iso.datetime({ offset: true }).check(z.refine((at) => Date.parse(at) <= Date.now() + hour, "lies in the future")),
  base: z.literal(baseCurrency),
  rates: z.record(
    z.string().check(z.regex(/^[A-Z]{3,5}$/, "is no code of a currency")),
    z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,18})?$/, "is no decimal above zero, in quotation marks")),
  ),
});
export type RatesFile = z.output<typeof ratesFile>;

/** Keeps rates beside those of other days; the same day's of a currency are replaced. Answers how many. */
export async function writeRates(db: Queryable, { source, asOf, rates }: Omit<RatesFile, "base">): Promise<number> {
  const rows = Object.entries(rates)
    .filter(([currencyCode]) => currencyCode !== baseCurrency)
    .map(([currencyCode, perEuro]) => ({ currencyCode, perEuro, source, asOf: new Date(asOf) }));
  for (const { currencyCode, asOf: at, ...row } of rows)
    await db
      .insert(currencyRates)
      .values({ currencyCode, asOf: at, ...row })
      .onConflictDoUpdate({ target: [currencyRates.currencyCode, currencyRates.asOf], set: row });
  return rows.length;
}

/** All of them at once; running servers play by them from then on. */
export const importRates = (db: Database, file: RatesFile): Promise<number> =>
  db.transaction(async (tx) => {
    const count = await writeRates(tx, file);
    await announceChange(tx, "rates");
    return count;
  });
