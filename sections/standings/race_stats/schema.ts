import type * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({});

export type Props = z.output<typeof schema>;
