import { Languages } from "lucide-react";
import type { TranslationFilter } from "../../../schemas/xliff";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import { languageName } from "../../words/names_in";
import { Button } from "../../parts/Button";
import { EmptyNote } from "../../parts/EmptyNote";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { TranslationRow } from "./TranslationRow";
import css from "./Translations.module.css";
import type { useUnits } from "./use_units";
import type { RefObject } from "react";

interface Props {
  units: ReturnType<typeof useUnits>;
  language: Language;
  beside: Language;
  filter: TranslationFilter;
  isSearched: boolean;
  /** The list as an element, for the focus after more of it was asked for. */
  texts: RefObject<HTMLElement | null>;
}

/** The texts page by page, with what is said while there are none. */
export function TranslationList({ units, language, beside, filter, isSearched, texts }: Props) {
  const t = useT();
  const { language: own } = useWorkplace();
  const shown = units.groups.flatMap((group) => group.units).length;
  const kept = useKeptEnd(texts, { offersMore: units.hasMore, shown, items: "[data-unit]" });
  return (
    <>
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
          title={t(isSearched ? "translations.none_found" : `translations.none_${filter}`)}
        >
          {t("translations.none_lead", { language: languageName(language, own) })}
        </EmptyNote>
      )}
    </>
  );
}
