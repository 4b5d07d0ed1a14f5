import type { SectionSchema } from "./define_schema";
import * as blank from "./layout/blank/schema";
import * as countdown from "./promotions/countdown/schema";
import * as game_carousel from "./games/game_carousel/schema";
import * as game_detail from "./games/game_detail/schema";
import * as game_list from "./games/game_list/schema";
import * as group from "./layout/group/schema";
import * as nested_page from "./layout/nested_page/schema";
import * as promotion_detail from "./promotions/promotion_detail/schema";
import * as promotion_list from "./promotions/promotion_list/schema";
import * as self_exclusion_block from "./limits/self_exclusion_block/schema";
import * as split_view from "./layout/split-view/schema";

/** Every section type with what its props are: the source of `SectionType`. The player imports its types only. */
export const schemas = {
  blank,
  countdown,
  game_carousel,
  game_detail,
  game_list,
  group,
  nested_page,
  promotion_detail,
  promotion_list,
  self_exclusion_block,
  "split-view": split_view,
} satisfies Record<string, SectionSchema>;

export type SectionType = keyof typeof schemas;
