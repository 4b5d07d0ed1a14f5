import type * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { bonusTypes, columns } from "../list_props";

export const schema = sectionProps({ bonusTypes, columns });

export type Props = z.output<typeof schema>;
