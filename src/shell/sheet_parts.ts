import { lazyPart } from "../lazy/lazy_part";

/** What each menu shows when it opens over the page. */
export const sheetParts = {
  navigation: lazyPart(() => import("./NavigationSheet")),
  search: lazyPart(() => import("../features/game_search/SheetSearch"), "search"),
  profile: lazyPart(() => import("./ProfileSheet"), "account"),
  game: lazyPart(() => import("./GameSheet"), "games", "lucky_pick"),
};
