import { columns } from "./layout/split-view/columns";
import { live, type SectionLoader, still } from "./section_loader";
import type { SectionType } from "./schemas";

/**
 * Every section type with the chunk a visitor downloads for it. `still` types have no behaviour: the browser keeps the
 * server's HTML and needs neither their code nor to hydrate them.
 */
export const components: Record<SectionType, SectionLoader> = {
  banner: live(() => import("./banners/banner")),
  banner_advantages: still(() => import("./banners/banner_advantages")),
  banner_atropos: live(() => import("./banners/banner_atropos")),
  banner_carousel: live(() => import("./banners/banner_carousel")),
  banner_parallax: live(() => import("./banners/banner_parallax")),
  blank: still(() => import("./layout/blank")),
  content_section: still(() => import("./content/content_section")),
  countdown: live(() => import("./promotions/countdown")),
  expand_content: still(() => import("./content/expand_content")),
  faq_section: still(() => import("./content/faq_section")),
  game_carousel: live(() => import("./games/game_carousel")),
  game_detail: live(() => import("./games/game_detail")),
  game_list: live(() => import("./games/game_list")),
  group: live(() => import("./layout/group")),
  menu: live(() => import("./content/menu")),
  nested_page: live(() => import("./layout/nested_page")),
  promotion_detail: live(() => import("./promotions/promotion_detail")),
  promotion_list: live(() => import("./promotions/promotion_list")),
  self_exclusion_block: live(() => import("./limits/self_exclusion_block")),
  show_more_content: live(() => import("./content/show_more_content")),
  sign_up_banner: live(() => import("./banners/sign_up_banner")),
  "split-view": live(() => import("./layout/split-view"), columns),
};
