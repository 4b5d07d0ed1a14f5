import { lazyPart } from "../render/lazy_part";
import { AccountPanelPart } from "./account_panel_part";
import type { MenuType } from "./open_menu";

export type SheetMenu = Exclude<MenuType, "none" | "sort">;

/** What each menu shows when it opens over the page. */
export const sheetParts = {
  navigation: lazyPart(() => import("./NavigationSheet")),
  search: lazyPart(() => import("../features/game_search/SheetSearch"), "search"),
  profile: lazyPart(() => import("./ProfileSheet"), "account"),
  game: lazyPart(() => import("./GameSheet"), "games", "lucky_pick"),
};

export const OpenSheetPart = lazyPart(() => import("./OpenSheet"));

/** Fetches a menu's code; asked when a pointer or the focus reaches its button. */
export const prepareSheet = (menu: SheetMenu) => ({
  onPointerEnter: () => void loadSheet(menu),
  onFocus: () => void loadSheet(menu),
});

export const loadSheet = (menu: SheetMenu) =>
  Promise.all([OpenSheetPart.load(), sheetParts[menu].load(), ...(menu === "profile" ? [AccountPanelPart.load()] : [])]);
