import { columns } from "./layout/split-view/columns";
import { live, type SectionLoader, still } from "./section_loader";
import type { SectionType } from "./schemas";

/**
 * Every section type with the chunk a visitor downloads for it. `still` types have no behaviour: the browser keeps the
 * server's HTML and needs neither their code nor to hydrate them.
 */
export const components: Record<SectionType, SectionLoader> = {
  blank: still(() => import("./layout/blank")),
  countdown: live(() => import("./promotions/countdown")),
  game_carousel: live(() => import("./games/game_carousel")),
  game_detail: live(() => import("./games/game_detail")),
  game_list: live(() => import("./games/game_list")),
  group: live(() => import("./layout/group")),
  nested_page: live(() => import("./layout/nested_page")),
  promotion_detail: live(() => import("./promotions/promotion_detail")),
  promotion_list: live(() => import("./promotions/promotion_list")),
  self_exclusion_block: live(() => import("./limits/self_exclusion_block")),
  "split-view": live(() => import("./layout/split-view"), columns),
};
