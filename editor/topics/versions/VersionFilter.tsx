import { Menu } from "@base-ui/react/menu";
import { ListFilter } from "lucide-react";
import { MenuPortal } from "../../parts/MenuPortal";
import popups from "../../parts/popups.module.css";
import { useT } from "../../workplace/use_editor";
import type { Filter } from "./use_versions";
import css from "./Versions.module.css";

interface Props {
  filter: Filter;
  authors: readonly { author: string; authorName: string }[];
  onChange: (filter: Filter) => void;
}

/** Whose versions are listed, and whether only those that have been live. */
export function VersionFilter({ filter, authors, onChange }: Props) {
  const t = useT();
  const isOn = filter.author !== null || filter.isPublished;
  return (
    <Menu.Root>
      <Menu.Trigger className={css.filter} aria-label={t("versions.filter")} data-on={isOn}>
        <ListFilter size={16} aria-hidden="true" />
      </Menu.Trigger>
      <MenuPortal label={t("editor.open_menu")}>
        <Menu.Positioner className={popups.positioner} sideOffset={4} align="end">
          <Menu.Popup className={popups.menu}>
            <Menu.RadioGroup
              value={filter.author ?? ""}
              onValueChange={(author: string) => onChange({ ...filter, author: author || null })}
            >
              {[{ author: "", authorName: t("versions.everyone") }, ...authors].map(({ author, authorName }) => (
                <Menu.RadioItem key={author} value={author} className={popups.item} closeOnClick>
                  {authorName}
                  <Menu.RadioItemIndicator>✓</Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <div className={popups.line} role="separator" />
            <Menu.CheckboxItem
              className={popups.item}
              checked={filter.isPublished}
              onCheckedChange={(isPublished) => onChange({ ...filter, isPublished })}
            >
              {t("versions.only_live")}
              <Menu.CheckboxItemIndicator>✓</Menu.CheckboxItemIndicator>
            </Menu.CheckboxItem>
          </Menu.Popup>
        </Menu.Positioner>
      </MenuPortal>
    </Menu.Root>
  );
}
