import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { source } from "../source_schema";

const columns = (fallback: number) => z._default(z.int().check(z.minimum(1), z.maximum(12)), fallback);
const defaultColumns = { m: 2, t: 4, d: 6 };

export const schema = sectionProps({
  source,
  /** Games per page. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  /** How many rows stand there until somebody wants more, by the button or at the end of the page (S-1.18, L-9.20). */
  rows: z._default(z.int().check(z.minimum(1), z.maximum(20)), 3),
  filters: z._default(z.boolean(), false),
  search: z._default(z.boolean(), false),
  sort: z._default(z.boolean(), false),
  /** The checkbox "only unplayed", for players (L-2.40). */
  unplayed: z._default(z.boolean(), false),
  /** Narrowed by the filter bar of the page too, if it has one. */
  followsFilters: z._default(z.boolean(), true),
  /** Beside each other on a phone, a tablet and a desktop. */
  columns: z._default(
    z.object({ m: columns(defaultColumns.m), t: columns(defaultColumns.t), d: columns(defaultColumns.d) }),
    defaultColumns,
  ),
});

export type Props = z.output<typeof schema>;
