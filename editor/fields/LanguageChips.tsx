import { memo, useId } from "react";
import type { Language } from "../../schemas/text";
import { languageName } from "../explain/names_in";
import { useFieldServices, useFieldView } from "./field_context";
import css from "./LanguageChips.module.css";
import { languageOrder } from "../explain/text_value";

interface Props {
  /** The label of the field. */
  label: string;
  /** Languages without a text, and those whose text is wrong, as "fi no". */
  missing: string;
  bad: string;
}

/** Chooses the language whose texts are shown, in all fields at once; those without a text are marked. */
export const LanguageChips = memo(function LanguageChips({ label, missing, bad }: Props) {
  const { t, language } = useFieldServices();
  const { contentLanguage, setContentLanguage } = useFieldView();
  const group = useId();

  const stateOf = (one: Language) => (bad.includes(one) ? "bad" : missing.includes(one) ? "missing" : "there");
  const wordsOf = (one: Language) => {
    const name = languageName(one, language);
    const state = stateOf(one);
    return state === "there" ? name : t(`fields.language_${state}`, { language: name });
  };

  return (
    <div role="radiogroup" aria-label={t("fields.language_of", { label })} className={css.chips}>
      {languageOrder.map((one) => (
        <label key={one} className={css[stateOf(one)]} title={wordsOf(one)}>
          <input
            type="radio"
            name={group}
            aria-label={wordsOf(one)}
            checked={one === contentLanguage}
            onChange={() => setContentLanguage(one)}
          />
          {one}
        </label>
      ))}
    </div>
  );
});
