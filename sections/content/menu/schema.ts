import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { navigationItem } from "../../../schemas/navigation";

export const schema = sectionProps({
  /** What it is for, which decides how it looks; `search` has a field of its own, `none` is closed (L-2.64). */
  menuType: z._default(z.enum(["navigation", "search", "profile", "game", "sort", "none"]), "navigation"),
  items: z._default(z.array(navigationItem).check(z.maxLength(60)), []),
  direction: z._default(z.enum(["horizontal", "vertical"]), "horizontal"),
});

export type Props = z.output<typeof schema>;
