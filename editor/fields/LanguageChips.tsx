import { useId } from "react";
import { languageName } from "../words/names_in";
import { languageOrder } from "../explain/text_value";
import { useFieldServices, useFieldView } from "./field_context";
import css from "./LanguageChips.module.css";

/** Chooses the language whose texts are shown, in all fields of a form at once. */
export function LanguageChips() {
  const { t, language } = useFieldServices();
  const { contentLanguage, setContentLanguage } = useFieldView();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t("fields.language")} className={css.chips}>
      {languageOrder.map((one) => (
        <label key={one} title={languageName(one, language)}>
          <input
            type="radio"
            name={group}
            aria-label={languageName(one, language)}
            checked={one === contentLanguage}
            onChange={() => setContentLanguage(one)}
          />
          {one}
        </label>
      ))}
    </div>
  );
}
