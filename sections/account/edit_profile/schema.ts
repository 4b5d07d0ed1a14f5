import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { detailFields } from "../../../src/features/accounts/profile/detail_values";

const fields = z.array(z.enum(detailFields)).check(z.maxLength(40));

export const schema = sectionProps({
  /** What the form shows. */
  fields: z._default(fields, [...detailFields]),
  /** What of it players can't change here. */
  readOnly: z._default(fields, []),
});

export type Props = z.output<typeof schema>;
