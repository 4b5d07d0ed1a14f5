import { Menu } from "@base-ui/react/menu";
import { ChevronDown } from "lucide-react";
import { Keys } from "../../parts/Keys";
import popups from "../../parts/popups.module.css";
import { useShow, useT, useWorkbench } from "../../use_editor";
import css from "./TopBar.module.css";
import { zoomSteps } from "./zoom";

/** How large the page is shown. */
export function ZoomMenu() {
  const t = useT();
  const show = useShow();
  const scale = useWorkbench((state) => state.scale);
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  return (
    <Menu.Root>
      <Menu.Trigger className={css.zoom} aria-label={t("canvas.zoom", { percent: percent(scale) })}>
        {percent(scale)}
        <ChevronDown size={14} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={popups.positioner} sideOffset={4}>
          <Menu.Popup className={popups.menu}>
            <Menu.Item className={popups.item} onClick={() => show({ zoom: "fit" })}>
              {t("canvas.fit")}
              <Keys keys="0" />
            </Menu.Item>
            {zoomSteps.map((step) => (
              <Menu.Item key={step} className={popups.item} onClick={() => show({ zoom: step })}>
                {percent(step)}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
