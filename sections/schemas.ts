import type * as z from "zod/mini";
import type { SectionSchema } from "./define_schema";
import * as back_button from "./navigation/back_button/schema";
import * as banner from "./banners/banner/schema";
import * as banner_advantages from "./banners/banner_advantages/schema";
import * as banner_atropos from "./banners/banner_atropos/schema";
import * as banner_carousel from "./banners/banner_carousel/schema";
import * as banner_carousel3d from "./banners/banner_carousel3d/schema";
import * as banner_crossy_road from "./banners/banner_crossy_road/schema";
import * as banner_cube from "./banners/banner_cube/schema";
import * as banner_flip from "./banners/banner_flip/schema";
import * as banner_genesis from "./banners/banner_genesis/schema";
import * as banner_intellect from "./banners/banner_intellect/schema";
import * as banner_parallax from "./banners/banner_parallax/schema";
import * as banner_race from "./banners/banner_race/schema";
import * as banner_travel from "./banners/banner_travel/schema";
import * as blank from "./layout/blank/schema";
import * as category_carousels from "./games/category_carousels/schema";
import * as category_dropdown from "./games/category_dropdown/schema";
import * as category_tabs from "./games/category_tabs/schema";
import * as chat from "./content/chat/schema";
import * as clock from "./navigation/clock/schema";
import * as content_section from "./content/content_section/schema";
import * as countdown from "./promotions/countdown/schema";
import * as crypto_deposit_address from "./cashier/crypto_deposit_address/schema";
import * as deposit from "./cashier/deposit/schema";
import * as deposit_bonus_select from "./cashier/deposit_bonus_select/schema";
import * as deposit_frame from "./cashier/deposit_frame/schema";
import * as deposit_methods from "./cashier/deposit_methods/schema";
import * as deposit_button from "./cashier/deposit_button/schema";
import * as withdraw_conditions from "./cashier/withdraw_conditions/schema";
import * as withdraw from "./cashier/withdraw/schema";
import * as profile_transactions_card from "./account/profile_transactions_card/schema";
import * as wallet_switcher from "./cashier/wallet_switcher/schema";
import * as withdraw_requests from "./cashier/withdraw_requests/schema";
import * as transactions from "./cashier/transactions/schema";
import * as casino_transactions from "./cashier/casino_transactions/schema";
import * as edit_profile from "./account/edit_profile/schema";
import * as expand_content from "./content/expand_content/schema";
import * as fair_verify from "./games/fair_verify/schema";
import * as faq_section from "./content/faq_section/schema";
import * as filter_bar from "./games/filter_bar/schema";
import * as favorite_games from "./games/favorite_games/schema";
import * as game_actions from "./games/game_actions/schema";
import * as game_carousel from "./games/game_carousel/schema";
import * as game_detail from "./games/game_detail/schema";
import * as game_frame from "./games/game_frame/schema";
import * as game_session from "./games/game_session/schema";
import * as game_wager from "./games/game_wager/schema";
import * as game_list from "./games/game_list/schema";
import * as game_provider_card from "./games/game_provider_card/schema";
import * as group from "./layout/group/schema";
import * as install_button from "./layout/install_button/schema";
import * as language_select from "./navigation/language_select/schema";
import * as account_security from "./account/account_security/schema";
import * as login_info from "./account/login_info/schema";
import * as jackpot_list from "./jackpots/jackpot_list/schema";
import * as jackpot_total from "./jackpots/jackpot_total/schema";
import * as jackpot_winners from "./jackpots/jackpot_winners/schema";
import * as latest_winners from "./winners/latest_winners/schema";
import * as leaderboard from "./standings/leaderboard/schema";
import * as player_statistics from "./standings/player_statistics/schema";
import * as race_stats from "./standings/race_stats/schema";
import * as logo_strip from "./content/logo_strip/schema";
import * as lucky_pick from "./games/lucky_pick/schema";
import * as menu from "./content/menu/schema";
import * as nested_page from "./layout/nested_page/schema";
import * as nx_game_carousel from "./games/nx_game_carousel/schema";
import * as profile_balance from "./account/profile_balance/schema";
import * as profile_bonuses from "./account/profile_bonuses/schema";
import * as verification from "./account/verification/schema";
import * as verification2 from "./account/verification2/schema";
import * as profile_documents from "./account/profile_documents/schema";
import * as profile_edit_card from "./account/profile_edit_card/schema";
import * as profile_email_verification from "./account/profile_email_verification/schema";
import * as profile_menu from "./content/profile_menu/schema";
import * as profile_summary from "./account/profile_summary/schema";
import * as missions from "./promotions/missions/schema";
import * as active_bonuses from "./promotions/active_bonuses/schema";
import * as bonus_claim_card from "./promotions/bonus_claim_card/schema";
import * as bonus_history from "./promotions/bonus_history/schema";
import * as bonus_progress from "./promotions/bonus_progress/schema";
import * as calendar_strip from "./promotions/calendar_strip/schema";
import * as cashback from "./promotions/cashback/schema";
import * as coupon_countdown from "./promotions/coupon_countdown/schema";
import * as coupon_form from "./promotions/coupon_form/schema";
import * as offer_list from "./promotions/offer_list/schema";
import * as promotion_alt_list from "./promotions/promotion_alt_list/schema";
import * as promotion_calendar from "./promotions/promotion_calendar/schema";
import * as promotion_card_carousel from "./promotions/promotion_card_carousel/schema";
import * as promotion_card_list from "./promotions/promotion_card_list/schema";
import * as rakeback_block from "./promotions/rakeback_block/schema";
import * as rakeback_calendar from "./promotions/rakeback_calendar/schema";
import * as profile_promo_code from "./account/profile_promo_code/schema";
import * as profile_loyalty from "./account/profile_loyalty/schema";
import * as loyalty_progress from "./loyalty/loyalty_progress/schema";
import * as loyalty_levels from "./loyalty/loyalty_levels/schema";
import * as vip_club from "./loyalty/vip_club/schema";
import * as loyalty_points from "./loyalty/loyalty_points/schema";
import * as promotion_detail from "./promotions/promotion_detail/schema";
import * as promotion_list from "./promotions/promotion_list/schema";
import * as tournament_list from "./tournaments/tournament_list/schema";
import * as tournament_detail from "./tournaments/tournament_detail/schema";
import * as provider_list from "./games/provider_list/schema";
import * as recent_games from "./games/recent_games/schema";
import * as refer_friend from "./account/refer_friend/schema";
import * as reset_password from "./account/reset_password/schema";
import * as responsible_notice from "./limits/responsible_notice/schema";
import * as bet_limit from "./limits/bet_limit/schema";
import * as deposit_limit from "./limits/deposit_limit/schema";
import * as limit_table from "./limits/limit_table/schema";
import * as loss_limit from "./limits/loss_limit/schema";
import * as no_calendar from "./limits/no_calendar/schema";
import * as session_limit from "./limits/session_limit/schema";
import * as activity from "./limits/activity/schema";
import * as breaks from "./limits/breaks/schema";
import * as self_test from "./limits/self_test/schema";
import * as reality_check from "./limits/reality_check/schema";
import * as round_result from "./games/round_result/schema";
import * as search_box from "./games/search_box/schema";
import * as self_exclusion_block from "./limits/self_exclusion_block/schema";
import * as show_more_content from "./content/show_more_content/schema";
import * as sign_up_banner from "./banners/sign_up_banner/schema";
import * as similar_games from "./games/similar_games/schema";
import * as top_winners from "./winners/top_winners/schema";
import * as winners_card from "./winners/winners_card/schema";
import * as split_view from "./layout/split-view/schema";

/** Every section type with what its props are: the source of `SectionType`. The player imports its types only. */
export const schemas = {
  back_button,
  banner,
  banner_advantages,
  banner_atropos,
  banner_carousel,
  banner_carousel3d,
  banner_crossy_road,
  banner_cube,
  banner_flip,
  banner_genesis,
  banner_intellect,
  banner_parallax,
  banner_race,
  banner_travel,
  blank,
  category_carousels,
  category_dropdown,
  category_tabs,
  chat,
  clock,
  content_section,
  countdown,
  crypto_deposit_address,
  deposit,
  deposit_bonus_select,
  deposit_frame,
  deposit_methods,
  deposit_button,
  withdraw_conditions,
  withdraw,
  profile_transactions_card,
  wallet_switcher,
  withdraw_requests,
  transactions,
  casino_transactions,
  edit_profile,
  expand_content,
  fair_verify,
  faq_section,
  filter_bar,
  favorite_games,
  game_actions,
  game_carousel,
  game_detail,
  game_frame,
  game_list,
  game_provider_card,
  game_session,
  game_wager,
  group,
  install_button,
  language_select,
  account_security,
  login_info,
  jackpot_list,
  jackpot_total,
  jackpot_winners,
  latest_winners,
  leaderboard,
  player_statistics,
  race_stats,
  logo_strip,
  lucky_pick,
  menu,
  nested_page,
  nx_game_carousel,
  profile_balance,
  profile_bonuses,
  profile_documents,
  verification,
  verification2,
  profile_edit_card,
  profile_email_verification,
  profile_menu,
  profile_summary,
  missions,
  active_bonuses,
  bonus_claim_card,
  bonus_history,
  bonus_progress,
  calendar_strip,
  cashback,
  coupon_countdown,
  coupon_form,
  offer_list,
  promotion_alt_list,
  promotion_calendar,
  promotion_card_carousel,
  promotion_card_list,
  rakeback_block,
  rakeback_calendar,
  profile_promo_code,
  profile_loyalty,
  loyalty_progress,
  loyalty_levels,
  vip_club,
  loyalty_points,
  promotion_detail,
  promotion_list,
  tournament_list,
  tournament_detail,
  provider_list,
  recent_games,
  refer_friend,
  reset_password,
  bet_limit,
  deposit_limit,
  limit_table,
  loss_limit,
  no_calendar,
  session_limit,
  activity,
  breaks,
  reality_check,
  self_test,
  responsible_notice,
  round_result,
  search_box,
  self_exclusion_block,
  show_more_content,
  sign_up_banner,
  similar_games,
  "split-view": split_view,
  top_winners,
  winners_card,
} satisfies Record<string, SectionSchema>;

export type SectionType = keyof typeof schemas;

/** What a type's component is given. */
export type PropsOf<Type extends SectionType> = z.output<(typeof schemas)[Type]["schema"]>;
