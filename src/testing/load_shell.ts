import { loadOnItsWay } from "../shell/AccountPanel";
import { loadUserMenu } from "../shell/AccountMenu";
import { loadBreakBar } from "../shell/BreakPlace";
import { AccountPanelPart } from "../shell/account_panel_part";
import { loadExtraHeader } from "../shell/ExtraHeader";
import { loadFooter } from "../shell/Footer";
import { loadFloatingButtons } from "../shell/FloatingButtons";
import { loadLateParts } from "../shell/LatePlace";
import { loadProfileFrame } from "../shell/Main";
import { loadGameBar } from "../shell/Header";
import { loadMenu } from "../shell/Navigation";
import { loadSideDrawer } from "../shell/SideDrawer";
import { loadSheet } from "../shell/open_sheet_part";

/** Fetches what the shell loads apart, so that it renders whole at once, as on the server. */
export async function loadShell() {
  await Promise.all([
    loadFooter(),
    loadExtraHeader(),
    loadUserMenu(),
    loadBreakBar(),
    loadGameBar(),
    loadSideDrawer(),
    AccountPanelPart.load(),
    loadOnItsWay(),
    loadFloatingButtons(),
    loadLateParts(),
    loadProfileFrame(),
    ...(["navigation", "search", "profile", "game"] as const).map(loadSheet),
    loadMenu("basic", "user"),
    loadMenu("stake", "user"),
    loadMenu("panel", "user"),
  ]);
}
