import * as z from "zod/mini";
import { logo } from "../../../schemas/navigation";
import { sectionProps } from "../../../schemas/section_props";

const logos = z._default(z.array(logo).check(z.maxLength(60)), []);

export const schema = sectionProps({ payments: logos, providers: logos });

export type Props = z.output<typeof schema>;
