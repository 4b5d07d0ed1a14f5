import type * as z from "zod/mini";
import type { Section } from "../schemas/page";

/** Turns props of one version into props of the next. */
export type Upgrade = (props: Record<string, unknown>) => Record<string, unknown>;

/** What the server and the editor know of a type without its component. */
export interface SectionSchema {
  schema: z.core.$ZodType;
  /** The first turns version 1 into 2, and so on; the newest version is their number plus one. */
  upgrades?: readonly Upgrade[];
  /** Sections may be put inside it. */
  isContainer?: true;
  /** Sections that stand on a page are put into one of these: by nesting them, or by naming them in its columns. */
  wraps?: "group" | "columns";
  /** For types that take other sections of the page into columns: the sections' names, by column. */
  columns?: (props: NonNullable<Section["props"]>) => readonly (readonly string[])[];
  /** The props with other names in those columns. */
  withColumns?: (props: NonNullable<Section["props"]>, columns: readonly (readonly string[])[]) => NonNullable<Section["props"]>;
  /** How wide those columns are beside each other, one number each. */
  widths?: (props: NonNullable<Section["props"]>) => readonly number[];
  /** The props with other widths. */
  withWidths?: (props: NonNullable<Section["props"]>, widths: readonly number[]) => NonNullable<Section["props"]>;
  /** Whether it shows the names of the sections that it holds. */
  showsNames?: (props: NonNullable<Section["props"]>) => boolean;
  /** Whether a market's rule that asks for this type is met by these props; by all, where the type does not say. */
  isLandmark?: (props: NonNullable<Section["props"]>) => boolean;
  /** For types that show another page in their place: that page's id. */
  nestedPage?: (props: NonNullable<Section["props"]>) => string | null;
  /** The props that show a page, for the type that pages refer to shared sections with. */
  showPage?: (id: string) => NonNullable<Section["props"]>;
}
