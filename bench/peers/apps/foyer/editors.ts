import type { SectionEditor } from "../../../../sections/define_editor";
import type { schemas, SectionType } from "./schemas";
import banner from "./sections/banner/editor";
import faq from "./sections/faq/editor";
import grid from "./sections/grid/editor";
import text from "./sections/text/editor";

export const editors: { [Type in SectionType]: SectionEditor<(typeof schemas)[Type]["schema"]> } = { banner, faq, grid, text };
