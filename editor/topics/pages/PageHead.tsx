import { Menu } from "@base-ui/react/menu";
import { ChevronDown, ChevronRight, Ellipsis, Folder, FolderInput, FolderX } from "lucide-react";
import { type DragEvent, useState } from "react";
import icon from "../../parts/IconButton.module.css";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { useShow, useT } from "../../workplace/use_editor";
import { carriesPages, droppedPages } from "./dragged_pages";
import type { ListRow } from "./list_rows";
import css from "./Pages.module.css";

interface Props {
  row: Extract<ListRow, { kind: "head" }>;
  isTabStop: boolean;
  onFocus: () => void;
  onToggle: (key: string, isOpen: boolean) => void;
  onDrop: (ids: readonly string[], folder: string) => void;
}

/** The head of a part of the list; it opens and closes, and pages can be dropped on that of a folder. */
export function PageHead({ row: { key, part, isOpen, count, waiting }, isTabStop, onFocus, onToggle, onDrop }: Props) {
  const t = useT();
  const [isOver, setIsOver] = useState(false);
  const target = part.folder ?? (part.group === "pages" ? "" : null);
  const Chevron = isOpen ? ChevronDown : ChevronRight;

  function handleDragOver(event: DragEvent) {
    if (target === null || !carriesPages(event)) return;
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent) {
    setIsOver(false);
    if (target === null) return;
    event.preventDefault();
    const ids = droppedPages(event);
    if (ids.length > 0) onDrop(ids, target);
  }

  return (
    <div
      className={css.head}
      data-over={isOver}
      onDragOver={handleDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <h3>
        <button
          type="button"
          data-line=""
          tabIndex={isTabStop ? 0 : -1}
          aria-expanded={isOpen}
          onFocus={onFocus}
          onClick={() => onToggle(key, !isOpen)}
        >
          <Chevron size={12} aria-hidden="true" />
          {part.folder !== null && <Folder size={14} aria-hidden="true" />}
          <span>{part.folder === null ? t(`pages.group.${part.group}`) : part.folder.split("/").at(-1)}</span>
          {waiting > 0 && (
            <i
              className={css.dot}
              role="img"
              aria-label={t("pages.folder_waiting", { count: waiting })}
              title={t("pages.folder_waiting", { count: waiting })}
            />
          )}
          <small>{count}</small>
        </button>
      </h3>
      {part.folder !== null && <FolderMenu folder={part.folder} isTabStop={isTabStop} />}
    </div>
  );
}

function FolderMenu({ folder, isTabStop }: { folder: string; isTabStop: boolean }) {
  const t = useT();
  const show = useShow();
  const name = t("pages.folder_menu", { name: folder });
  return (
    <Menu.Root>
      <Menu.Trigger className={icon.icon} data-page-menu="" tabIndex={isTabStop ? 0 : -1} aria-label={name} title={name}>
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} sideOffset={4} align="end" collisionPadding={8}>
          <Menu.Popup className={popups.menu}>
            <Menu.Item
              className={popups.item}
              onClick={() => show({ pageDialog: { kind: "folder", folder, isDissolved: false } })}
            >
              <FolderInput size={16} aria-hidden="true" />
              {t("pages.folder_rename")}
            </Menu.Item>
            <Menu.Item
              className={popups.item}
              onClick={() => show({ pageDialog: { kind: "folder", folder, isDissolved: true } })}
            >
              <FolderX size={16} aria-hidden="true" />
              {t("pages.folder_dissolve")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}
