import { Menu } from "@base-ui/react/menu";
import { Ellipsis, SquarePen, Trash2 } from "lucide-react";
import { archivePage, type ListedPage, unarchivePage } from "../../../schemas/api/page_addresses";
import type { Place } from "../../core/tree";
import icon from "../../parts/IconButton.module.css";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { useRefreshPages } from "../../parts/usage/use_overview";
import { canPublish } from "../../workplace/back_office";
import { useShow, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Palette.module.css";
import { ReusableCard } from "./Reusable";

interface Props {
  page: ListedPage;
  name: string;
  place: Place | null;
}

/** A preset that somebody kept: it is added as any other, opened to be changed or renamed, and deleted with a way back. */
export function OwnPreset(props: Props) {
  const { name } = props;
  const t = useT();
  return (
    <div className={css.own}>
      <ReusableCard {...props} />
      <Menu.Root>
        <Menu.Trigger className={`${icon.icon} ${css.more}`} aria-label={t("reuse.preset_menu", { name })}>
          <Ellipsis size={16} aria-hidden="true" />
        </Menu.Trigger>
        <MenuPortal label={t("editor.open_menu")}>
          <Menu.Positioner className={popups.positioner} sideOffset={4} align="end" collisionPadding={8}>
            <Menu.Popup className={popups.menu}>
              <Items {...props} />
            </Menu.Popup>
          </Menu.Positioner>
        </MenuPortal>
      </Menu.Root>
    </div>
  );
}

function Items({ page: { id }, name }: Props) {
  const t = useT();
  const show = useShow();
  const { api, notices, user } = useWorkplace();
  const refresh = useRefreshPages();

  async function attempt(change: () => Promise<unknown>) {
    try {
      await change();
      await refresh();
      return true;
    } catch {
      notices.toast({ words: t("pages.action_failed") });
      return false;
    }
  }
  async function remove() {
    const params = { id };
    if (!(await attempt(() => api.call(archivePage, { params, body: { redirectTo: null } })))) return;
    const run = () => void attempt(() => api.call(unarchivePage, { params, body: {} }));
    notices.toast({ words: t("reuse.preset_removed", { name }), action: { label: t("command.undo"), run } });
  }

  return (
    <>
      <Menu.Item className={popups.item} onClick={() => show({ pageDialog: { kind: "open", id } })}>
        <SquarePen size={16} aria-hidden="true" />
        {t("reuse.preset_edit")}
      </Menu.Item>
      <Menu.Item className={popups.item} data-danger="true" disabled={!canPublish(user)} onClick={() => void remove()}>
        <Trash2 size={16} aria-hidden="true" />
        {t("reuse.preset_remove")}
        {!canPublish(user) && <small>{t("pages.administrators")}</small>}
      </Menu.Item>
    </>
  );
}
