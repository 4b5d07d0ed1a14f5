import { type TranslationFilter, translationFilters } from "../../../schemas/xliff";
import type { Language } from "../../../schemas/text";
import { languageName } from "../../words/names_in";
import { languageOrder } from "../../explain/text_value";
import { Select } from "../../fields/Select";
import { SearchField } from "../../parts/SearchField";
import { Segments } from "../../parts/Segments";
import { useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Translations.module.css";

interface Props {
  language: Language;
  search: string;
  onSearch: (search: string) => void;
  filter: TranslationFilter;
  onFilter: (filter: TranslationFilter) => void;
  beside: Language;
  onBeside: (language: Language) => void;
}

/** Which texts are shown, and in which language beside the translation. */
export function TranslationTools({ language, search, onSearch, filter, onFilter, beside, onBeside }: Props) {
  const t = useT();
  const { language: own } = useWorkplace();
  return (
    <div className={css.tools}>
      <SearchField label={t("translations.find")} value={search} onChange={onSearch} />
      <Segments
        label={t("translations.filter")}
        value={filter}
        options={translationFilters.map((value) => ({ value, label: t(`translations.filter_${value}`) }))}
        onChange={onFilter}
      />
      <label className={css.beside}>
        <span>{t("translations.beside")}</span>
        <Select value={beside} onChange={({ target }) => onBeside(target.value as Language)}>
          {languageOrder
            .filter((code) => code !== language)
            .map((code) => (
              <option key={code} value={code}>
                {languageName(code, own)}
              </option>
            ))}
        </Select>
      </label>
      <span className={css.keys}>{t("translations.keys")}</span>
    </div>
  );
}
