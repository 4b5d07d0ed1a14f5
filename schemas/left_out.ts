import * as z from "zod/mini";

/** A field that may be left out; null says the same. */
/* @__NO_SIDE_EFFECTS__ */
export const leftOut = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value): z.output<Schema> | undefined => value ?? undefined),
    ),
  );
