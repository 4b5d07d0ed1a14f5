import type { SyntheticEvent } from "react";
import { askedPart } from "../features/common/asked_part/asked_part";
import { afterPaint } from "../kit/ui/after_paint";
import { AccountPanelPart } from "./account_panel_part";
import type { SheetMenu } from "./sheet_menu";
import { sheetParts } from "./sheet_parts";

export const OpenSheetPart = askedPart(() => import("./OpenSheet"), { look: "over" });

/** Fetches a menu's code; asked when a pointer or the focus reaches its button. */
export function prepareSheet(menu: SheetMenu) {
  const load = ({ currentTarget }: SyntheticEvent) => {
    const view = currentTarget.ownerDocument.defaultView;
    if (view) afterPaint(view, () => void loadSheet(menu));
  };
  return { onPointerEnter: load, onFocus: load };
}

export const loadSheet = (menu: SheetMenu) =>
  Promise.all([OpenSheetPart.load(), sheetParts[menu].load(), ...(menu === "profile" ? [AccountPanelPart.load()] : [])]);
