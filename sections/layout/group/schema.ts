import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  layout: z._default(z.enum(["stack", "row", "tabs"]), "stack"),
  /** In pixels. */
  gap: z._default(z.int().check(z.minimum(0), z.maximum(200)), 24),
});

export type Props = z.output<typeof schema>;

export const isContainer = true;
export const wraps = "group";

/** Tabs are called as the sections behind them. */
export const showsNames = ({ layout }: Record<string, unknown>): boolean => layout === "tabs";
