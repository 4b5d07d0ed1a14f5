import * as z from "zod/mini";
import { link } from "../../schemas/link";
import { sectionProps } from "../../schemas/section_props";
import { source } from "./source_schema";

/** What a row of games is configured with. */
export const rowSchema = (rows: number) =>
  sectionProps({
    source,
    limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
    /** How many cards stand above each other. */
    rows: z._default(z.int().check(z.minimum(1), z.maximum(4)), rows),
    shape: z._default(z.enum(["thumb", "square", "portrait"]), "thumb"),
    autoplay: z._default(z.boolean(), false),
    autoplayMs: z._default(z.int().check(z.minimum(500), z.maximum(60_000)), 2000),
    showAll: z.optional(link),
    /** With the place of each game as a large numeral; one row. */
    ranked: z._default(z.boolean(), false),
  });

export type RowProps = z.output<ReturnType<typeof rowSchema>>;
