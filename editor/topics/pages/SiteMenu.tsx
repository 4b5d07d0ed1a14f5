import { Menu } from "@base-ui/react/menu";
import { Download, Ellipsis, Signpost, Upload } from "lucide-react";
import icon from "../../parts/IconButton.module.css";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { canPublish } from "../../workplace/back_office";
import { useShow, useT, useWorkplace } from "../../workplace/use_editor";

/** What concerns more than one page: files and redirects. */
export function SiteMenu() {
  const t = useT();
  const show = useShow();
  const { user } = useWorkplace();
  return (
    <Menu.Root>
      <Menu.Trigger className={icon.icon} aria-label={t("pages.site_menu")} title={t("pages.site_menu")}>
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} side="top" sideOffset={4} align="end" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>
            <Menu.Item className={popups.item} onClick={() => show({ pageDialog: { kind: "import" } })}>
              <Upload size={16} aria-hidden="true" />
              {t("pages.import")}
            </Menu.Item>
            <Menu.Item
              className={popups.item}
              disabled={!canPublish(user)}
              onClick={() => show({ pageDialog: { kind: "export_site" } })}
            >
              <Download size={16} aria-hidden="true" />
              {t("pages.export_site")}
              {!canPublish(user) && <small>{t("pages.administrators")}</small>}
            </Menu.Item>
            <div className={popups.line} role="separator" />
            <Menu.Item className={popups.item} onClick={() => show({ pageDialog: { kind: "redirects" } })}>
              <Signpost size={16} aria-hidden="true" />
              {t("pages.redirects")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}
