import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/plugins/database";
import { paymentChanges } from "../tables";

export const scopeOf = (market: string | null, currency: string | null) => [market, currency].filter(Boolean).join(" ") || "*";

/** The arrangements of exactly one market and currency, the newest first. */
export const versionsOf = (db: Queryable, scope: string, limit = 20) =>
  db
    .select()
    .from(paymentChanges)
    .where(and(eq(paymentChanges.change, "methods_arranged"), eq(paymentChanges.reference, scope)))
    .orderBy(desc(paymentChanges.id))
    .limit(limit);
