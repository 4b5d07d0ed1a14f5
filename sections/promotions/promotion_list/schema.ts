import * as z from "zod/mini";
import { bonusType } from "../../../schemas/bonus_type";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

const columns = (fallback: number) => z._default(z.int().check(z.minimum(1), z.maximum(6)), fallback);
const defaultColumns = { m: 1, t: 2, d: 3 };

export const schema = sectionProps({
  /** Of these kinds only; all where empty. */
  bonusTypes: z._default(z.array(bonusType), []),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  /** Beside each other on a phone, a tablet and a desktop. */
  columns: z._default(
    z.object({ m: columns(defaultColumns.m), t: columns(defaultColumns.t), d: columns(defaultColumns.d) }),
    defaultColumns,
  ),
  /** How many placeholders stand there while they load (L-9.18). */
  skeleton: z._default(z.int().check(z.minimum(0), z.maximum(24)), 4),
  /** With it the list is a foretaste: on phones one row to swipe. */
  showAll: z.optional(link),
});

export type Props = z.output<typeof schema>;
