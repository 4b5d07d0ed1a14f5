import { askedPart } from "../features/common/asked_part/asked_part";
import { usePreferences, useSettings, useT, useViewer } from "../kit/session/hooks";
import { useIsInBrowser } from "../kit/ui/Moment";
import css from "./SideDrawer.module.css";
import { useIsWide } from "./use_is_wide";

const Content = askedPart(() => import("./SideDrawerContent"), { look: "place" }, "account", "promotions");

/** The code of what the drawer holds. */
export const loadSideDrawer = Content.load;

export const drawerId = "side-drawer";

/** The panel layout's column on the right: a user's account, a guest's offers. Who left it open finds its place kept (L-4.32). */
export function SideDrawer() {
  const t = useT();
  const { navigationLayout } = useSettings();
  const { drawer } = usePreferences();
  const { session } = useViewer();
  const isInBrowser = useIsInBrowser();
  const isWide = useIsWide();
  if (navigationLayout !== "panel" || drawer !== "open" || session === "unknown") return null;
  return (
    <aside id={drawerId} className={css.drawer} aria-label={t(session === "user" ? "menus.your_account" : "menus.promotions")}>
      {isInBrowser && isWide && <Content />}
    </aside>
  );
}
