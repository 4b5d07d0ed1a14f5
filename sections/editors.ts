import type { SectionEditor } from "./define_editor";
import blank from "./layout/blank/editor";
import countdown from "./promotions/countdown/editor";
import game_carousel from "./games/game_carousel/editor";
import game_detail from "./games/game_detail/editor";
import game_list from "./games/game_list/editor";
import group from "./layout/group/editor";
import nested_page from "./layout/nested_page/editor";
import promotion_detail from "./promotions/promotion_detail/editor";
import promotion_list from "./promotions/promotion_list/editor";
import self_exclusion_block from "./limits/self_exclusion_block/editor";
import split_view from "./layout/split-view/editor";
import type { schemas, SectionType } from "./schemas";

/** Every section type with how it is edited. Only the editor imports it. */
export const editors: { [Type in SectionType]: SectionEditor<(typeof schemas)[Type]["schema"]> } = {
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
};
