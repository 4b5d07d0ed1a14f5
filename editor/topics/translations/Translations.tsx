import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { TranslationFilter } from "../../../schemas/xliff";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { languageName } from "../../words/names_in";
import { Button } from "../../parts/Button";
import { Segments } from "../../parts/Segments";
import { View } from "../../parts/View";
import { pageName } from "../../workplace/page_name";
import { changePersona } from "../../workplace/persona/persona_store";
import { useEditorState, usePersonaLanguage, useT, useWorkplace } from "../../workplace/use_editor";
import { LanguageList } from "./LanguageList";
import css from "./Translations.module.css";
import { useUnits } from "./use_units";
import { useXliffDownload } from "./use_xliff_download";
import { XliffImport } from "./XliffImport";
import { handleRowKey } from "./row_keys";
import { TranslationTools } from "./TranslationTools";
import { TranslationList } from "./TranslationList";

type Scope = "page" | "site";

/** Two languages side by side, for the open page or the whole site: what is to be translated, and what was. */
export function Translations() {
  const t = useT();
  const { persona, language: own } = useWorkplace();
  const name = useEditorState(({ page }) => pageName(page, own));
  const pageId = useEditorState(({ page }) => page.id);
  const edited = usePersonaLanguage();
  const [other, setOther] = useState<Language>("da");
  const language = edited === defaultLanguage ? other : edited;
  const [beside, setBeside] = useState<Language>(defaultLanguage);
  const [scope, setScope] = useState<Scope>("page");
  const [filter, setFilter] = useState<TranslationFilter>("to_do");
  const [search, setSearch] = useState("");
  const [isImporting, setIsImporting] = useState(false);
  const download = useXliffDownload();
  const units = useUnits({ scope, language, filter, search });
  const texts = useRef<HTMLElement>(null);

  function handleLanguage(next: Language) {
    setOther(next);
    changePersona(persona, { language: next });
  }

  return (
    <View
      title={t("translations.title")}
      tools={
        <Segments
          label={t("translations.scope")}
          value={scope}
          options={[
            { value: "page", label: name },
            { value: "site", label: t("translations.site") },
          ]}
          onChange={setScope}
        />
      }
      verbs={
        <>
          <Button
            look="line"
            isDisabled={download.isBusy}
            onClick={() => void download.save(language, scope === "page" ? pageId : undefined)}
          >
            <Download size={14} aria-hidden="true" />
            {t("translations.export")}
          </Button>
          <Button look="line" onClick={() => setIsImporting(true)}>
            <Upload size={14} aria-hidden="true" />
            {t("translations.import")}
          </Button>
        </>
      }
    >
      <div className={css.sides}>
        <LanguageList counts={units.languages} chosen={language} onChoose={handleLanguage} />
        <section
          ref={texts}
          className={css.texts}
          tabIndex={-1}
          aria-label={t("translations.texts", { language: languageName(language, own) })}
          onKeyDown={handleRowKey}
        >
          <TranslationTools
            language={language}
            search={search}
            onSearch={setSearch}
            filter={filter}
            onFilter={setFilter}
            beside={beside}
            onBeside={setBeside}
          />
          <TranslationList
            units={units}
            language={language}
            beside={beside}
            filter={filter}
            isSearched={search !== ""}
            texts={texts}
          />
        </section>
      </div>
      {isImporting && <XliffImport onClose={() => setIsImporting(false)} onDone={units.retry} />}
    </View>
  );
}
