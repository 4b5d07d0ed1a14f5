import { lazyPart } from "../lazy/lazy_part";
import { AccountPanelPart } from "./account_panel_part";
import type { SheetMenu } from "./sheet_menu";
import { sheetParts } from "./sheet_parts";

export const OpenSheetPart = lazyPart(() => import("./OpenSheet"));

/** Fetches a menu's code; asked when a pointer or the focus reaches its button. */
export const prepareSheet = (menu: SheetMenu) => ({
  onPointerEnter: () => void loadSheet(menu),
  onFocus: () => void loadSheet(menu),
});

export const loadSheet = (menu: SheetMenu) =>
  Promise.all([OpenSheetPart.load(), sheetParts[menu].load(), ...(menu === "profile" ? [AccountPanelPart.load()] : [])]);
