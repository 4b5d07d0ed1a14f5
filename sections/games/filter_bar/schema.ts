import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { controls } from "../filter/controls";
import { source } from "../source_schema";

export const schema = sectionProps({
  controls: z._default(z.array(z.enum(controls)), [...controls]),
  /** Of the lists that it narrows, for the counts beside its choices. */
  source: z._default(source, { kind: "collection", value: "" }),
});

export type Props = z.output<typeof schema>;
