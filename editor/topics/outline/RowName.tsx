import { useState } from "react";
import type { Section } from "../../../schemas/page";
import { renameSection } from "../../core/commands/rename_section";
import { useEditor, useShow, useT } from "../../workplace/use_editor";
import css from "./Outline.module.css";

/** A section's name; with F2 or two clicks it can be changed in place. */
export function RowName({ section, isEditing }: { section: Section; isEditing: boolean }) {
  return isEditing ? <NameField section={section} /> : <span className={css.name}>{section.name}</span>;
}

function NameField({ section: { id, name } }: { section: Section }) {
  const t = useT();
  const editor = useEditor();
  const show = useShow();
  const [value, setValue] = useState(name);

  function finish(isKept: boolean) {
    if (isKept && value.trim()) editor.run(renameSection(id, value.trim()));
    show({ renaming: null });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus());
  }

  return (
    <input
      className={css.rename}
      aria-label={t("outline.rename")}
      autoFocus
      value={value}
      maxLength={200}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => finish(true)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") finish(true);
        if (event.key === "Escape") finish(false);
      }}
    />
  );
}
