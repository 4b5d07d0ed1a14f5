import { useSettings, useT, useViewer } from "../kit/session/hooks";
import { Icon } from "../kit/ui/Icon";
import css from "./Header.module.css";
import { drawerId } from "./SideDrawer";
import { useSideDrawer } from "./use_side_drawer";

/** Opens the panel layout's drawer for guests; users have the balance for that. */
export function DrawerButton() {
  const t = useT();
  const { navigationLayout } = useSettings();
  const { session } = useViewer();
  const { isOpen, toggle } = useSideDrawer();
  if (navigationLayout !== "panel" || session !== "guest") return null;
  return (
    <button
      type="button"
      className={css.drawer}
      aria-label={t("menus.open_offers")}
      aria-expanded={isOpen}
      aria-controls={isOpen ? drawerId : undefined}
      data-opens-drawer=""
      onClick={toggle}
    >
      <Icon name="gift" />
    </button>
  );
}
