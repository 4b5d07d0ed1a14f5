import type { SectionEditor } from "./define_editor";
import back_button from "./navigation/back_button/editor";
import banner from "./banners/banner/editor";
import banner_advantages from "./banners/banner_advantages/editor";
import banner_atropos from "./banners/banner_atropos/editor";
import banner_carousel from "./banners/banner_carousel/editor";
import banner_carousel3d from "./banners/banner_carousel3d/editor";
import banner_crossy_road from "./banners/banner_crossy_road/editor";
import banner_cube from "./banners/banner_cube/editor";
import banner_flip from "./banners/banner_flip/editor";
import banner_genesis from "./banners/banner_genesis/editor";
import banner_intellect from "./banners/banner_intellect/editor";
import banner_parallax from "./banners/banner_parallax/editor";
import banner_race from "./banners/banner_race/editor";
import banner_travel from "./banners/banner_travel/editor";
import blank from "./layout/blank/editor";
import category_carousels from "./games/category_carousels/editor";
import category_dropdown from "./games/category_dropdown/editor";
import category_tabs from "./games/category_tabs/editor";
import chat from "./content/chat/editor";
import clock from "./navigation/clock/editor";
import content_section from "./content/content_section/editor";
import countdown from "./promotions/countdown/editor";
import crypto_deposit_address from "./cashier/crypto_deposit_address/editor";
import deposit from "./cashier/deposit/editor";
import deposit_bonus_select from "./cashier/deposit_bonus_select/editor";
import deposit_frame from "./cashier/deposit_frame/editor";
import deposit_methods from "./cashier/deposit_methods/editor";
import deposit_button from "./cashier/deposit_button/editor";
import withdraw_conditions from "./cashier/withdraw_conditions/editor";
import withdraw from "./cashier/withdraw/editor";
import profile_transactions_card from "./account/profile_transactions_card/editor";
import wallet_switcher from "./cashier/wallet_switcher/editor";
import withdraw_requests from "./cashier/withdraw_requests/editor";
import transactions from "./cashier/transactions/editor";
import casino_transactions from "./cashier/casino_transactions/editor";
import edit_profile from "./account/edit_profile/editor";
import expand_content from "./content/expand_content/editor";
import fair_verify from "./games/fair_verify/editor";
import faq_section from "./content/faq_section/editor";
import filter_bar from "./games/filter_bar/editor";
import favorite_games from "./games/favorite_games/editor";
import game_actions from "./games/game_actions/editor";
import game_carousel from "./games/game_carousel/editor";
import game_detail from "./games/game_detail/editor";
import game_frame from "./games/game_frame/editor";
import game_list from "./games/game_list/editor";
import game_provider_card from "./games/game_provider_card/editor";
import game_session from "./games/game_session/editor";
import game_wager from "./games/game_wager/editor";
import group from "./layout/group/editor";
import install_button from "./layout/install_button/editor";
import language_select from "./navigation/language_select/editor";
import account_security from "./account/account_security/editor";
import login_info from "./account/login_info/editor";
import jackpot_list from "./jackpots/jackpot_list/editor";
import jackpot_total from "./jackpots/jackpot_total/editor";
import jackpot_winners from "./jackpots/jackpot_winners/editor";
import latest_winners from "./winners/latest_winners/editor";
import leaderboard from "./standings/leaderboard/editor";
import player_statistics from "./standings/player_statistics/editor";
import race_stats from "./standings/race_stats/editor";
import top_winners from "./winners/top_winners/editor";
import winners_card from "./winners/winners_card/editor";
import logo_strip from "./content/logo_strip/editor";
import lucky_pick from "./games/lucky_pick/editor";
import menu from "./content/menu/editor";
import nested_page from "./layout/nested_page/editor";
import nx_game_carousel from "./games/nx_game_carousel/editor";
import profile_balance from "./account/profile_balance/editor";
import profile_bonuses from "./account/profile_bonuses/editor";
import verification from "./account/verification/editor";
import verification2 from "./account/verification2/editor";
import profile_documents from "./account/profile_documents/editor";
import profile_edit_card from "./account/profile_edit_card/editor";
import profile_email_verification from "./account/profile_email_verification/editor";
import profile_menu from "./content/profile_menu/editor";
import profile_summary from "./account/profile_summary/editor";
import missions from "./promotions/missions/editor";
import active_bonuses from "./promotions/active_bonuses/editor";
import bonus_claim_card from "./promotions/bonus_claim_card/editor";
import bonus_history from "./promotions/bonus_history/editor";
import bonus_progress from "./promotions/bonus_progress/editor";
import calendar_strip from "./promotions/calendar_strip/editor";
import cashback from "./promotions/cashback/editor";
import coupon_countdown from "./promotions/coupon_countdown/editor";
import coupon_form from "./promotions/coupon_form/editor";
import offer_list from "./promotions/offer_list/editor";
import promotion_alt_list from "./promotions/promotion_alt_list/editor";
import promotion_calendar from "./promotions/promotion_calendar/editor";
import promotion_card_carousel from "./promotions/promotion_card_carousel/editor";
import promotion_card_list from "./promotions/promotion_card_list/editor";
import rakeback_block from "./promotions/rakeback_block/editor";
import rakeback_calendar from "./promotions/rakeback_calendar/editor";
import profile_promo_code from "./account/profile_promo_code/editor";
import profile_loyalty from "./account/profile_loyalty/editor";
import loyalty_progress from "./loyalty/loyalty_progress/editor";
import loyalty_levels from "./loyalty/loyalty_levels/editor";
import vip_club from "./loyalty/vip_club/editor";
import loyalty_points from "./loyalty/loyalty_points/editor";
import promotion_detail from "./promotions/promotion_detail/editor";
import promotion_list from "./promotions/promotion_list/editor";
import tournament_list from "./tournaments/tournament_list/editor";
import tournament_detail from "./tournaments/tournament_detail/editor";
import provider_list from "./games/provider_list/editor";
import recent_games from "./games/recent_games/editor";
import refer_friend from "./account/refer_friend/editor";
import reset_password from "./account/reset_password/editor";
import bet_limit from "./limits/bet_limit/editor";
import deposit_limit from "./limits/deposit_limit/editor";
import limit_table from "./limits/limit_table/editor";
import loss_limit from "./limits/loss_limit/editor";
import no_calendar from "./limits/no_calendar/editor";
import session_limit from "./limits/session_limit/editor";
import activity from "./limits/activity/editor";
import breaks from "./limits/breaks/editor";
import self_test from "./limits/self_test/editor";
import reality_check from "./limits/reality_check/editor";
import responsible_notice from "./limits/responsible_notice/editor";
import round_result from "./games/round_result/editor";
import search_box from "./games/search_box/editor";
import self_exclusion_block from "./limits/self_exclusion_block/editor";
import show_more_content from "./content/show_more_content/editor";
import sign_up_banner from "./banners/sign_up_banner/editor";
import similar_games from "./games/similar_games/editor";
import split_view from "./layout/split-view/editor";
import type { schemas, SectionType } from "./schemas";

/** Every section type with how it is edited. Only the editor imports it. */
export const editors: { [Type in SectionType]: SectionEditor<(typeof schemas)[Type]["schema"]> } = {
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
  top_winners,
  winners_card,
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
};
