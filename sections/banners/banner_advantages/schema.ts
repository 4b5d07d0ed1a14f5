import * as z from "zod/mini";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";
import { text } from "../../../schemas/text";

const item = z.object({
  /** The name of an icon, or a picture's address. */
  icon: z._default(z.string().check(z.maxLength(1000)), ""),
  title: text(80),
  text: z.optional(text(300)),
  link: z.optional(link),
});

export const schema = sectionProps({
  items: z._default(z.array(item).check(z.maxLength(12)), []),
});

export type Props = z.output<typeof schema>;
