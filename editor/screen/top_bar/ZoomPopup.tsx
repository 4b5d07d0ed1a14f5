import { Menu } from "@base-ui/react/menu";
import { Keys } from "../../parts/Keys";
import type { PopupTrigger } from "../../parts/PopupButton";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { useShow, useT } from "../../workplace/use_editor";
import { zoomShare, zoomSteps } from "../../workplace/zoom";

/** The sizes to choose from. */
export function ZoomPopup({ className, label, children }: PopupTrigger) {
  const t = useT();
  const show = useShow();
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={className} aria-label={label}>
        {children}
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} sideOffset={4}>
          <Menu.Popup className={popups.menu}>
            <Menu.Item className={popups.item} onClick={() => show({ zoom: "fit" })}>
              {t("canvas.fit")}
              <Keys keys="0" />
            </Menu.Item>
            {zoomSteps.map((step) => (
              <Menu.Item key={step} className={popups.item} onClick={() => show({ zoom: step })}>
                {t("columns.percent", zoomShare(step))}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}
