import { Ellipsis } from "lucide-react";
import type { MouseEvent } from "react";
import type { Section } from "../../../schemas/page";
import { renameSection } from "../../core/commands/rename_section";
import { IconButton } from "../../parts/IconButton";
import { SectionIcon } from "../../parts/SectionIcon";
import { useEditor, useShow, useT } from "../../workplace/use_editor";
import css from "./Inspector.module.css";

/** What the section is called and what it is. The name is edited where it stands. */
export function InspectorHead({ section }: { section: Section }) {
  const t = useT();
  const editor = useEditor();
  const show = useShow();

  function openMenu({ currentTarget }: MouseEvent<HTMLElement>) {
    const { right, bottom } = currentTarget.getBoundingClientRect();
    show({ menu: { id: section.id, x: right, y: bottom + 4 } });
  }

  return (
    <header className={css.head}>
      <span className={css.picture}>
        <SectionIcon type={section.type} />
      </span>
      <div className={css.names}>
        <h2 className="visually-hidden">{section.name || t("inspector.no_name")}</h2>
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
      <IconButton label={t("inspector.menu")} aria-haspopup="menu" onClick={openMenu}>
        <Ellipsis size={16} aria-hidden="true" />
      </IconButton>
    </header>
  );
}
