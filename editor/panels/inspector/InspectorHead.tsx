import { Menu } from "@base-ui/react/menu";
import { Braces, Copy, Ellipsis, Eye, EyeOff, Trash2 } from "lucide-react";
import type { Section } from "../../../schemas/page";
import { duplicateSection } from "../../core/commands/duplicate_section";
import { removeSection } from "../../core/commands/remove_section";
import { renameSection } from "../../core/commands/rename_section";
import { toggleVisibility } from "../../core/commands/toggle_visibility";
import { Keys } from "../../parts/Keys";
import popups from "../../parts/popups.module.css";
import { SectionIcon } from "../../parts/SectionIcon";
import { useEditor, useT } from "../../use_editor";
import { useCopyJson } from "./copy_json";
import css from "./Inspector.module.css";

/** What the section is called and what it is. The name is edited where it stands. */
export function InspectorHead({ section }: { section: Section }) {
  const t = useT();
  const editor = useEditor();
  return (
    <header className={css.head}>
      <span className={css.picture}>
        <SectionIcon type={section.type} />
      </span>
      <div className={css.names}>
        <input
          className={css.name}
          aria-label={t("inspector.section_name")}
          placeholder={t("inspector.no_name")}
          value={section.name}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => editor.run(renameSection(section.id, event.target.value))}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
        <p className={css.type}>{section.type}</p>
      </div>
      <HeadMenu section={section} />
    </header>
  );
}

function HeadMenu({ section }: { section: Section }) {
  const t = useT();
  const editor = useEditor();
  const copyJson = useCopyJson(section);
  const isOff = section.isVisible === false;
  return (
    <Menu.Root>
      <Menu.Trigger className={css.menuButton} aria-label={t("inspector.menu")}>
        <Ellipsis size={16} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={popups.positioner} align="end" sideOffset={4}>
          <Menu.Popup className={popups.menu}>
            <Menu.Item className={popups.item} onClick={() => editor.run(duplicateSection(section.id))}>
              <Copy size={16} aria-hidden="true" />
              {t("inspector.duplicate")}
              <Keys keys="Ctrl D" />
            </Menu.Item>
            <Menu.Item className={popups.item} onClick={() => editor.run(toggleVisibility(section.id))}>
              {isOff ? <Eye size={16} aria-hidden="true" /> : <EyeOff size={16} aria-hidden="true" />}
              {t(isOff ? "inspector.show" : "inspector.hide")}
              <Keys keys="H" />
            </Menu.Item>
            <Menu.Item className={popups.item} onClick={copyJson}>
              <Braces size={16} aria-hidden="true" />
              {t("inspector.copy_json")}
            </Menu.Item>
            <Menu.Separator className={popups.line} />
            <Menu.Item className={popups.item} data-danger="true" onClick={() => editor.run(removeSection(section.id))}>
              <Trash2 size={16} aria-hidden="true" />
              {t("inspector.delete")}
              <Keys keys="Del" />
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
