import { columns } from "./layout/split-view/columns";
import { live, type SectionLoader, still } from "./section_loader";
import type { PropsOf, SectionType } from "./schemas";

/**
 * Every section type with the chunk a visitor downloads for it. `still` types have no behaviour: the browser keeps the
 * server's HTML and needs neither their code nor to hydrate them. A component that does not take what its type's schema
 * makes is a type error here.
 */
export const components: { [Type in SectionType]: SectionLoader<PropsOf<Type>> } = {
  account_security: live(() => import("./account/account_security"), { words: ["security", "form"] }),
  back_button: live(() => import("./navigation/back_button")),
  banner: live(() => import("./banners/banner")),
  banner_advantages: still(() => import("./banners/banner_advantages")),
  banner_atropos: live(() => import("./banners/banner_atropos")),
  banner_carousel: live(() => import("./banners/banner_carousel")),
  banner_carousel3d: live(() => import("./banners/banner_carousel3d")),
  banner_cube: live(() => import("./banners/banner_cube")),
  banner_flip: live(() => import("./banners/banner_flip")),
  banner_parallax: live(() => import("./banners/banner_parallax")),
  blank: still(() => import("./layout/blank")),
  chat: live(() => import("./content/chat"), { words: ["chat"] }),
  clock: live(() => import("./navigation/clock")),
  content_section: still(() => import("./content/content_section")),
  countdown: live(() => import("./promotions/countdown"), { words: ["promotions"] }),
  edit_profile: live(() => import("./account/edit_profile"), { words: ["profile", "form"] }),
  expand_content: still(() => import("./content/expand_content")),
  faq_section: still(() => import("./content/faq_section")),
  game_carousel: live(() => import("./games/game_carousel"), { words: ["games"] }),
  game_detail: live(() => import("./games/game_detail"), { words: ["games"] }),
  game_list: live(() => import("./games/game_list"), { words: ["games"] }),
  group: live(() => import("./layout/group")),
  install_button: live(() => import("./layout/install_button"), { words: ["install"] }),
  language_select: live(() => import("./navigation/language_select")),
  login_info: live(() => import("./account/login_info"), { words: ["account"] }),
  logo_strip: still(() => import("./content/logo_strip")),
  lucky_pick: live(() => import("./games/lucky_pick"), { words: ["lucky_pick", "games"] }),
  menu: live(() => import("./content/menu")),
  nested_page: live(() => import("./layout/nested_page")),
  profile_balance: live(() => import("./account/profile_balance"), { words: ["account"] }),
  profile_bonuses: live(() => import("./account/profile_bonuses"), { words: ["account"] }),
  profile_documents: live(() => import("./account/profile_documents"), { words: ["account"] }),
  profile_edit_card: live(() => import("./account/profile_edit_card"), { words: ["account"] }),
  profile_email_verification: live(() => import("./account/profile_email_verification"), { words: ["profile"] }),
  profile_menu: live(() => import("./account/profile_menu"), { words: ["account"] }),
  profile_summary: live(() => import("./account/profile_summary"), { words: ["account", "profile"] }),
  promotion_detail: live(() => import("./promotions/promotion_detail"), { words: ["promotions"] }),
  promotion_list: live(() => import("./promotions/promotion_list"), { words: ["promotions"] }),
  refer_friend: live(() => import("./account/refer_friend"), { words: ["referral"] }),
  reset_password: live(() => import("./account/reset_password"), { words: ["sign_in", "form", "captcha"] }),
  responsible_notice: still(() => import("./limits/responsible_notice")),
  search_box: live(() => import("./games/search_box")),
  self_exclusion_block: live(() => import("./limits/self_exclusion_block"), { words: ["limits"] }),
  show_more_content: live(() => import("./content/show_more_content")),
  sign_up_banner: live(() => import("./banners/sign_up_banner")),
  "split-view": live(() => import("./layout/split-view"), { columns }),
};
