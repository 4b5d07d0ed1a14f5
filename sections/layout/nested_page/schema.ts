import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The id of the page to show in place. */
  pageSlug: z.string().check(z.maxLength(100)),
});

export type Props = z.output<typeof schema>;

export const nestedPage = ({ pageSlug }: Record<string, unknown>) => (typeof pageSlug === "string" && pageSlug ? pageSlug : null);
export const showPage = (id: string) => ({ pageSlug: id });
