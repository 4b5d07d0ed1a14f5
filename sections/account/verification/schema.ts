import type * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { documentsProps } from "../documents_schema";

export const schema = sectionProps(documentsProps);

export type Props = z.output<typeof schema>;
