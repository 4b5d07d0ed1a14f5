import { Menu } from "@base-ui/react/menu";
import { Ellipsis, Signpost } from "lucide-react";
import icon from "../../parts/IconButton.module.css";
import popups from "../../parts/popups.module.css";
import { useShow, useT } from "../../use_editor";

/** What concerns more than one page: files and redirects; and the open page as a text. */
export function SiteMenu() {
  const t = useT();
  const show = useShow();
  return (
    <Menu.Root>
      <Menu.Trigger className={icon.icon} aria-label={t("pages.site_menu")} title={t("pages.site_menu")}>
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={popups.positioner} side="top" sideOffset={4} align="end" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>
            <Menu.Item className={popups.item} onClick={() => show({ pageDialog: { kind: "redirects" } })}>
              <Signpost size={16} aria-hidden="true" />
              {t("pages.redirects")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
