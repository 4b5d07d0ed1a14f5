import type * as z from "zod/mini";
import type { SectionSchema } from "../../../../sections/define_schema";
import * as banner from "./sections/banner/schema";
import * as faq from "./sections/faq/schema";
import * as grid from "./sections/grid/schema";
import * as text from "./sections/text/schema";

/** The benchmark's section types, in the place of the product's. */
export const schemas = { banner, faq, grid, text } satisfies Record<string, SectionSchema>;

export type SectionType = keyof typeof schemas;
export type PropsOf<Type extends SectionType> = z.output<(typeof schemas)[Type]["schema"]>;
