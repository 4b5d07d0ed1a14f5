import { CircleAlert, Languages } from "lucide-react";
import type { ReactNode } from "react";
import { languages, type Language } from "../../schemas/text";
import { languageName, listWords } from "../words/names_in";
import { editorLocale } from "../words/editor_locale";
import { type FieldServices, useFieldServices, useFieldTranslations, useFieldView } from "./field_context";
import { FieldFrame, type InputProps } from "./FieldFrame";
import { asText, type FieldProps } from "../explain/field_props";
import css from "./fields.module.css";
import { changeText, missingIn, textsOf } from "../explain/text_value";
import { resetOf } from "./reset_of";
import { TranslationNote } from "./TranslationNote";

/** What all fields with a text per language share: the languages, which of them are missing, and what is shown instead. */
export function TextFrame({ children, ...props }: FieldProps & { children: (input: InputProps) => ReactNode }) {
  const { value, label, issues, path, control } = props;
  const services = useFieldServices();
  const { contentLanguage } = useFieldView();
  const state = useFieldTranslations()?.byPath.get(path.join("."))?.states[contentLanguage];
  const missing = missingIn(value);
  const english = asText(textsOf(value).en);
  const shown = issues.filter(({ path: [language] }) => language === undefined || language === contentLanguage);
  const aside = (
    <>
      {missing.length > 0 && (
        <span className={css.missing}>
          <Languages size={12} aria-hidden="true" />
          {services.t("fields.missing", { count: missing.length, total: languages.length })}
        </span>
      )}
      {state === "outdated" && <span className={css.outdated}>{services.t("fields.outdated")}</span>}
      <span className={css.code}>{contentLanguage}</span>
    </>
  );
  return (
    <FieldFrame
      label={label}
      path={path}
      issues={shown}
      kind={control.control}
      onReset={resetOf(props)}
      aside={aside}
      hint={fallbackWords(services, missing)}
    >
      {(input) => (
        <>
          {children(input)}
          <BadElsewhere issues={issues} />
          <TranslationNote
            label={label}
            path={path}
            english={english}
            isMissing={missing.includes(contentLanguage)}
            onCopy={() => changeText(props, contentLanguage, english)}
          />
        </>
      )}
    </FieldFrame>
  );
}

/** Texts in other languages that are not valid; a click leads to the first. */
function BadElsewhere({ issues }: Pick<FieldProps, "issues">) {
  const { t, language } = useFieldServices();
  const { contentLanguage, setContentLanguage } = useFieldView();
  const bad = languages.filter((one) => one !== contentLanguage && issues.some(({ path: [first] }) => first === one));
  const [first] = bad;
  if (!first) return null;
  const names = listWords(
    bad.map((one) => languageName(one, language)),
    language,
  );
  return (
    <button type="button" className={css.badElsewhere} onClick={() => setContentLanguage(first)}>
      <CircleAlert size={12} aria-hidden="true" />
      {t("fields.bad_in", { languages: names })}
    </button>
  );
}

/** "Norwegian and Finnish fall back to English." */
function fallbackWords({ t, language }: FieldServices, missing: readonly Language[]): string | undefined {
  if (missing.length === 0) return undefined;
  if (missing.includes("en")) return t("fields.english_missing");
  const locale = editorLocale(language);
  const sentence = t("fields.fall_back", {
    count: missing.length,
    languages:
      missing.length > 3
        ? t("fields.languages", { count: missing.length })
        : listWords(
            missing.map((one) => languageName(one, language)),
            language,
          ),
  });
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
