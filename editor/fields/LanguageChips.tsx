import { useId } from "react";
import type { Language } from "../../schemas/text";
import { localeOf } from "../explain/schedule_words";
import { useFieldServices, useFieldView } from "./field_context";
import css from "./LanguageChips.module.css";
import { languageOrder, missingIn } from "./text_value";

interface Props {
  /** The label of the field. */
  label: string;
  value: unknown;
  /** Languages whose text is wrong. */
  bad: readonly string[];
}

/** Chooses the language whose texts are shown, in all fields at once; those without a text are marked. */
export function LanguageChips({ label, value, bad }: Props) {
  const { t, language } = useFieldServices();
  const { contentLanguage, setContentLanguage } = useFieldView();
  const group = useId();
  const missing = missingIn(value);
  const names = new Intl.DisplayNames(localeOf(language), { type: "language" });

  const stateOf = (one: Language) => (bad.includes(one) ? "bad" : missing.includes(one) ? "missing" : "there");
  const wordsOf = (one: Language) => {
    const name = names.of(one) ?? one;
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
}
