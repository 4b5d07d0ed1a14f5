import { Check, Copy } from "lucide-react";
import { wordsIn } from "../../src/layout/words_in";
import type { Path } from "../core/set_in";
import { useFieldTranslations, useFieldView, useT } from "./field_context";
import css from "./fields.module.css";

interface Props {
  label: string;
  path: Path;
  english: string;
  isMissing: boolean;
  onCopy: () => void;
}

/** What a text in another language is made from, and what is to be done about it. */
export function TranslationNote({ label, path, english, isMissing, onCopy }: Props) {
  const t = useT();
  const { contentLanguage } = useFieldView();
  const translations = useFieldTranslations();
  if (contentLanguage === "en" || english === "") return null;
  const found = translations?.byPath.get(path.join("."));
  const was = found?.was[contentLanguage];
  return (
    <div className={css.translation}>
      <p lang="en">
        <span>{t("fields.english_is")}</span> {wordsIn(english)}
      </p>
      {found?.states[contentLanguage] === "outdated" && (
        <>
          {was !== undefined && (
            <p lang="en">
              <span>{t("fields.english_was")}</span> <s>{wordsIn(was)}</s>
            </p>
          )}
          <button type="button" className={css.copy} onClick={() => translations?.confirm(path)}>
            <Check size={12} aria-hidden="true" />
            {t("fields.still_right", { label })}
          </button>
        </>
      )}
      {isMissing && (
        <button type="button" className={css.copy} onClick={onCopy}>
          <Copy size={12} aria-hidden="true" />
          {t("fields.copy_english")}
        </button>
      )}
    </div>
  );
}
