import { Check } from "lucide-react";
import type { Language } from "../../../schemas/text";
import { languageName } from "../../words/names_in";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Translations.module.css";

export interface LanguageCount {
  language: Language;
  total: number;
  outdated: number;
  missing: number;
}

interface Props {
  counts: readonly LanguageCount[];
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** How far each language is, and which one is shown. */
export function LanguageList({ counts, chosen, onChoose }: Props) {
  const t = useT();
  const { language: own } = useWorkplace();
  return (
    <ul className={css.languages} aria-label={t("translations.languages")}>
      {counts.map(({ language, total, outdated, missing }) => {
        const done = total - outdated - missing;
        const words = t("translations.done_of", { done, total });
        const part = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
        return (
          <li key={language}>
            <button
              type="button"
              aria-pressed={language === chosen}
              aria-label={[
                languageName(language, own),
                words,
                outdated > 0 && t("pages.outdated", { count: outdated }),
                missing > 0 && t("pages.missing", { count: missing }),
              ]
                .filter(Boolean)
                .join(", ")}
              onClick={() => onChoose(language)}
            >
              <code>{language}</code>
              <span>{languageName(language, own)}</span>
              {done === total ? <Check size={14} aria-hidden="true" /> : <small>{words}</small>}
              <span className={css.bar} aria-hidden="true">
                <i style={{ width: part(done) }} />
                <i data-state="outdated" style={{ width: part(outdated) }} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
