import { askedPart } from "../features/asked_part/asked_part";
import { AccountPanelPart } from "./account_panel_part";
import type { SheetMenu } from "./sheet_menu";
import { sheetParts } from "./sheet_parts";

export const OpenSheetPart = askedPart(() => import("./OpenSheet"), { look: "over" });

/** Fetches a menu's code; asked when a pointer or the focus reaches its button. */
export const prepareSheet = (menu: SheetMenu) => ({
  onPointerEnter: () => void loadSheet(menu),
  onFocus: () => void loadSheet(menu),
});

export const loadSheet = (menu: SheetMenu) =>
  Promise.all([OpenSheetPart.load(), sheetParts[menu].load(), ...(menu === "profile" ? [AccountPanelPart.load()] : [])]);
