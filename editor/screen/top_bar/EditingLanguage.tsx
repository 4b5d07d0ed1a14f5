import { Languages } from "lucide-react";
import type { Language } from "../../../schemas/text";
import { languageName } from "../../words/names_in";
import { languageOrder } from "../../explain/text_value";
import { playPersona } from "../../workplace/persona/play_persona";
import { usePersonaLanguage, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./TopBar.module.css";

/** The one language that the canvas shows and the inspector edits. */
export function EditingLanguage() {
  const t = useT();
  const workplace = useWorkplace();
  const chosen = usePersonaLanguage();
  const nameOf = (code: Language) => languageName(code, workplace.language);
  return (
    <span className={css.language} title={t("editor.editing_language", { language: nameOf(chosen) })}>
      <Languages size={16} aria-hidden="true" />
      <span aria-hidden="true">{chosen}</span>
      <select
        aria-label={t("fields.language")}
        value={chosen}
        onChange={({ target }) => playPersona(workplace, { language: target.value as Language })}
      >
        {languageOrder.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </select>
    </span>
  );
}
