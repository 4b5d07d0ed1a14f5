import type { SectionSchema } from "./define_schema";
import * as blank from "./layout/blank/schema";
import * as game_carousel from "./games/game_carousel/schema";
import * as group from "./layout/group/schema";
import * as nested_page from "./layout/nested_page/schema";
import * as split_view from "./layout/split-view/schema";

/** Every section type with what its props are: the source of `SectionType`. The player imports its types only. */
export const schemas = {
  blank,
  game_carousel,
  group,
  nested_page,
  "split-view": split_view,
} satisfies Record<string, SectionSchema>;

export type SectionType = keyof typeof schemas;
