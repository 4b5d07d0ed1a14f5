import { Download, Languages, Upload } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { type TranslationFilter, translationFilters } from "../../../schemas/xliff";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import { languageName } from "../../words/names_in";
import { languageOrder } from "../../explain/text_value";
import { Select } from "../../fields/Select";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { SearchField } from "../../parts/SearchField";
import { Segments } from "../../parts/Segments";
import { View } from "../../parts/View";
import { pageName } from "../../workplace/page_name";
import { changePersona } from "../../workplace/persona/persona_store";
import { useEditorState, usePersonaLanguage, useT, useWorkplace } from "../../workplace/use_editor";
import { goToRow } from "./go_to_row";
import { LanguageList } from "./LanguageList";
import { TranslationRow } from "./TranslationRow";
import css from "./Translations.module.css";
import { useUnits } from "./use_units";
import { useXliffDownload } from "./use_xliff_download";
import { XliffImport } from "./XliffImport";

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
  const shown = units.groups.flatMap((group) => group.units).length;
  const kept = useKeptEnd(texts, { offersMore: units.hasMore, shown, items: "[data-unit]" });

  function handleLanguage(next: Language) {
    setOther(next);
    changePersona(persona, { language: next });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return goToRow(event, 1, "to_do");
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && (event.altKey || isAtEdge(event.target, step))) {
      event.preventDefault();
      goToRow(event, step, event.altKey ? "any" : "to_do");
    }
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
          onKeyDown={handleKey}
        >
          <div className={css.tools}>
            <SearchField label={t("translations.find")} value={search} onChange={setSearch} />
            <Segments
              label={t("translations.filter")}
              value={filter}
              options={translationFilters.map((value) => ({ value, label: t(`translations.filter_${value}`) }))}
              onChange={setFilter}
            />
            <label className={css.beside}>
              <span>{t("translations.beside")}</span>
              <Select value={beside} onChange={({ target }) => setBeside(target.value as Language)}>
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
          {units.problem && (
            <p className={css.problem} role="alert">
              {t("translations.failed")}{" "}
              <Button look="line" onClick={units.retry}>
                {t("editor.try_again")}
              </Button>
            </p>
          )}
          {units.isLoading && <p role="status">{t("translations.loading")}</p>}
          {units.groups.map(({ key, title, lead, units: rows }) => (
            <section key={key} aria-label={title}>
              <h2 className={css.group}>
                {title} {lead && <span>{lead}</span>}
              </h2>
              {rows.map((unit) => (
                <TranslationRow
                  key={unit.key}
                  unit={unit}
                  language={language}
                  beside={beside === language ? defaultLanguage : beside}
                  onWrite={(text) => units.write(unit, text)}
                />
              ))}
            </section>
          ))}
          {units.hasMore && (
            <Button look="line" {...kept} isDisabled={units.isFetchingMore} onClick={units.more}>
              {t("translations.more")}
            </Button>
          )}
          {!units.isLoading && !units.problem && units.groups.length === 0 && (
            <EmptyNote
              icon={<Languages size={18} />}
              title={t(search ? "translations.none_found" : `translations.none_${filter}`)}
            >
              {t("translations.none_lead", { language: languageName(language, own) })}
            </EmptyNote>
          )}
        </section>
      </div>
      {isImporting && <XliffImport onClose={() => setIsImporting(false)} onDone={units.retry} />}
    </View>
  );
}

/** Arrows leave a field where its text begins or ends. */
function isAtEdge(target: EventTarget, step: number): boolean {
  if (!(target instanceof HTMLTextAreaElement))
    return !(target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select")));
  return step > 0 ? target.selectionStart === target.value.length : target.selectionEnd === 0;
}
