import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { columns } from "./columns";

const names = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50));

export const schema = sectionProps({
  /** The names of the page's sections that go into each column. */
  columns: z._default(z.array(names).check(z.maxLength(6)), []),
  /** How wide the columns are beside each other; 1 where missing. */
  widths: z._default(z.array(z.number().check(z.positive(), z.maximum(100))), []),
  /** Narrower than this the columns stand below each other, in pixels. */
  stackBelow: z._default(z.int().check(z.minimum(0), z.maximum(4000)), 768),
});

export type Props = z.output<typeof schema>;

export const wraps = "columns";

export { columns };

/** The props with other names in the columns. */
export const withColumns = (
  props: Record<string, unknown>,
  columns: readonly (readonly string[])[],
): Record<string, unknown> => ({
  ...props,
  columns,
});

/** The props with other widths of the columns. */
export const withWidths = (props: Record<string, unknown>, widths: readonly number[]): Record<string, unknown> => ({
  ...props,
  widths,
});

/** How wide the columns are beside each other, one number each; 1 where none is named. */
export function widths(props: Record<string, unknown>): number[] {
  const named: unknown[] = Array.isArray(props["widths"]) ? props["widths"] : [];
  return columns(props).map((_, index) => {
    const width = named[index];
    return typeof width === "number" && width > 0 ? width : 1;
  });
}
