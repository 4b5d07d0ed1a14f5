import * as z from "zod/mini";

/** Decimals by currency code; where a currency is missing, the euros are changed into it. */
export const amounts = z
  .record(z.string().check(z.regex(/^[A-Z]{3,5}$/)), z.number().check(z.minimum(0), z.maximum(1_000_000_000)))
  .check(z.refine((byCurrency) => "EUR" in byCurrency, "EUR is missing"));
export type Amounts = z.output<typeof amounts>;
