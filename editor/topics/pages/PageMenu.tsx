import { Menu } from "@base-ui/react/menu";
import {
  Archive,
  ArchiveRestore,
  Braces,
  CopyPlus,
  Download,
  Ellipsis,
  ExternalLink,
  EyeOff,
  FileText,
  FolderInput,
  type LucideIcon,
  Signpost,
  SquareCheck,
  Waypoints,
} from "lucide-react";
import { unarchivePage, type ListedPage } from "../../../schemas/api/page_addresses";
import icon from "../../parts/IconButton.module.css";
import { isCopied } from "../../../src/layout/page_use";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { canPublish } from "../../workplace/back_office";
import { useShow, useT, useWorkplace } from "../../workplace/use_editor";
import { exportPage } from "./export_page";
import { useRefreshPages } from "../../parts/usage/use_overview";

interface Props {
  page: ListedPage;
  name: string;
  isTabStop: boolean;
  isMarked: boolean;
  onOpen: () => void;
  onMark: () => void;
  onOrganize: () => void;
}

/** What can be done with a page. What an account may not do says whose it is. */
export function PageMenu({ page, name, isTabStop, isMarked, onOpen, onMark, onOrganize }: Props) {
  const t = useT();
  return (
    <Menu.Root>
      <Menu.Trigger
        className={icon.icon}
        data-page-menu=""
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t("pages.menu", { name })}
        title={t("pages.menu", { name })}
      >
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} sideOffset={4} align="start" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>
            {page.archivedAt ? <ArchivedItems page={page} name={name} /> : <Items page={page} onOpen={onOpen} />}
            {!page.archivedAt && (
              <>
                <div className={popups.line} role="separator" />
                <Item Icon={FolderInput} words="pages.organize" onClick={onOrganize} />
                <Item Icon={SquareCheck} words={isMarked ? "pages.unmark_one" : "pages.mark"} onClick={onMark} />
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}

interface ItemProps {
  Icon: LucideIcon;
  words: string;
  /** Why it can not be done. */
  reason?: string | false | undefined;
  isDanger?: boolean;
  onClick: () => void;
}

function Item({ Icon, words, reason, isDanger, onClick }: ItemProps) {
  const t = useT();
  return (
    <Menu.Item
      className={popups.item}
      disabled={Boolean(reason)}
      data-danger={isDanger && !reason ? "true" : undefined}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden="true" />
      {t(words)}
      {reason && <small>{reason}</small>}
    </Menu.Item>
  );
}

function Items({ page, onOpen }: { page: ListedPage; onOpen: () => void }) {
  const t = useT();
  const show = useShow();
  const workplace = useWorkplace();
  const { user, editor } = workplace;
  const { id, publishedRoute, use } = page;
  const isLive = publishedRoute !== null;
  const onlyAdministrators = !canPublish(user) && t("pages.administrators");
  const unreachable = (!isLive && t("pages.not_live")) || (publishedRoute?.includes(":") && t("pages.has_parameters"));
  return (
    <>
      <Item Icon={FileText} words="pages.open_page" onClick={onOpen} />
      {use === null && (
        <Item
          Icon={ExternalLink}
          words="pages.open_site"
          reason={unreachable}
          onClick={() => window.open(publishedRoute ?? "/", "_blank", "noopener")}
        />
      )}
      <div className={popups.line} role="separator" />
      <Item Icon={CopyPlus} words="pages.duplicate" onClick={() => show({ pageDialog: { kind: "duplicate", id } })} />
      {use === null && (
        <Item
          Icon={Signpost}
          words="pages.move"
          reason={isLive && onlyAdministrators}
          onClick={() => show({ pageDialog: { kind: "move", id } })}
        />
      )}
      <Item Icon={Waypoints} words="pages.usage" onClick={() => show({ pageDialog: { kind: "usage", id } })} />
      <Item Icon={Download} words="pages.export" onClick={() => void exportPage(workplace, id)} />
      {editor.getState().page.id === id && (
        <Item Icon={Braces} words="files.json.title" onClick={() => show({ pageDialog: { kind: "json" } })} />
      )}
      <div className={popups.line} role="separator" />
      {!isCopied(page) && (
        <Item
          Icon={EyeOff}
          words="pages.unpublish"
          reason={onlyAdministrators || (!isLive && t("pages.not_live"))}
          onClick={() => show({ pageDialog: { kind: "unpublish", id } })}
        />
      )}
      <Item
        Icon={Archive}
        words="pages.archive"
        reason={onlyAdministrators}
        isDanger
        onClick={() => show({ pageDialog: { kind: "archive", id } })}
      />
    </>
  );
}

function ArchivedItems({ page: { id }, name }: { page: ListedPage; name: string }) {
  const t = useT();
  const workplace = useWorkplace();
  const { api, user, notices } = workplace;
  const refresh = useRefreshPages();

  async function handleRestore() {
    try {
      const { route } = await api.call(unarchivePage, { params: { id }, body: {} });
      await refresh();
      notices.toast({ words: t("pages.unarchived", { name, route }) });
    } catch {
      notices.toast({ words: t("pages.action_failed") });
    }
  }

  return (
    <>
      <Item
        Icon={ArchiveRestore}
        words="pages.unarchive"
        reason={!canPublish(user) && t("pages.administrators")}
        onClick={() => void handleRestore()}
      />
      <Item Icon={Download} words="pages.export" onClick={() => void exportPage(workplace, id)} />
    </>
  );
}
