import { Menu } from "@base-ui/react/menu";
import { Ellipsis, PanelsTopLeft } from "lucide-react";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { mayEditPages } from "../../workplace/back_office";
import { goTo } from "../address";
import { useDesk } from "../desk_place";
import type { viewsOf } from "../views";
import css from "./Frame.module.css";

interface Props {
  /** The views that have no room beside it. */
  views: ReturnType<typeof viewsOf>;
  waiting: Readonly<Record<string, number>>;
}

/** The views without room on a phone, in a menu. */
export function MoreViews({ views, waiting }: Props) {
  const { t, user } = useDesk();
  const menuWaits = views.some(({ name }) => (waiting[name] ?? 0) > 0);
  return (
    <Menu.Root>
      <Menu.Trigger className={css.more} title={t("command.more")} aria-label={t("command.more")}>
        <Ellipsis size={16} aria-hidden="true" />
        {menuWaits && <b aria-hidden="true">•</b>}
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} side="top" sideOffset={6} align="end" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>
            {views.map(({ name, icon: Icon }) => (
              <Menu.Item key={name} className={popups.item} onClick={() => goTo({ desk: name })}>
                <Icon size={16} aria-hidden="true" />
                {t(`desk.${name}.title`)}
                {(waiting[name] ?? 0) > 0 && ` (${waiting[name]})`}
              </Menu.Item>
            ))}
            {mayEditPages(user) && (
              <Menu.Item className={popups.item} render={<a href="/editor" />}>
                <PanelsTopLeft size={16} aria-hidden="true" />
                {t("desk.site")}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}
