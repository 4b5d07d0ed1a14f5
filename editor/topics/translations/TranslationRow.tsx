import { memo, useEffect, useId, useRef, useState } from "react";
import { defaultLanguage, type Language } from "../../../schemas/text";
import { wordsIn } from "../../../src/layout/words_in";
import { languageName } from "../../words/names_in";
import { labelOf } from "../../explain/field_words";
import { TextDiff } from "../../parts/TextDiff";
import { Button } from "../../parts/Button";
import { Pill } from "../../parts/Pill";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { RichTarget } from "./RichTarget";
import css from "./Translations.module.css";
import type { ShownUnit } from "./use_units";

interface Props {
  unit: ShownUnit;
  language: Language;
  /** The language that stands beside it. */
  beside: Language;
  /** Writes the translation; the text that is there says that it is right. */
  onWrite: (text: string) => Promise<boolean>;
}

const tones = { done: "good", outdated: "warn", missing: "plain" } as const;

/** One text: what it says, what changed since it was translated, its translation, and how far that is. */
export const TranslationRow = memo(function TranslationRow({ unit, language, beside, onWrite }: Props) {
  const t = useT();
  const { language: own } = useWorkplace();
  const id = useId();
  const { texts, state, was, kind, path, type } = unit;
  const english = texts[defaultLanguage] ?? "";
  const written = texts[language] ?? "";
  const [typed, setTyped] = useState(written);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef({ typed, written, onWrite });
  latest.current = { typed, written, onWrite };
  const label = type === null ? t(`check.page_field.${String(path[0])}`) : labelOf(t, type, path);

  useEffect(() => setTyped(written), [written]);
  useEffect(
    () => () => {
      const { typed: last, written: before, onWrite: write } = latest.current;
      if (last !== before) void write(last); // left by another view or filter
    },
    [],
  );

  async function write(text: string) {
    setHasFailed(!(await onWrite(text)));
  }
  const finish = () => {
    if (typed !== written) void write(typed);
  };

  return (
    <div
      className={css.row}
      data-unit={state}
      role="group"
      aria-labelledby={`${id}-label`}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        if (typed !== written || state === "outdated") void write(typed);
      }}
    >
      <p className={css.label} id={`${id}-label`}>
        <b>{label}</b>
        {kind === "rich" && <small>{t("translations.rich")}</small>}
      </p>
      <div className={css.source} lang={beside}>
        {beside !== defaultLanguage ? (
          wordsIn(texts[beside] ?? "") || <i>{t("translations.nothing", { language: languageName(beside, own) })}</i>
        ) : was === null ? (
          wordsIn(english)
        ) : (
          <>
            <TextDiff before={wordsIn(was)} after={wordsIn(english)} side="after" />
            <small>
              {t("translations.was")} <TextDiff before={wordsIn(was)} after={wordsIn(english)} side="before" />
            </small>
          </>
        )}
      </div>
      <div className={css.target}>
        {kind === "rich" ? (
          <RichTarget label={label} html={typed} language={language} onChange={setTyped} onLeave={finish} />
        ) : (
          <textarea
            aria-label={t("translations.target", { label, language: languageName(language, own) })}
            lang={language}
            rows={Math.min(6, Math.max(1, Math.ceil(Math.max(typed.length, english.length) / 40)))}
            value={typed}
            placeholder={t("translations.reads_english")}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={finish}
          />
        )}
        {hasFailed && (
          <p className={css.problem} role="alert">
            {t("translations.not_saved")}
          </p>
        )}
      </div>
      <p className={css.state}>
        <Pill tone={tones[state]}>{t(`translations.state_${state}`)}</Pill>
        {state === "outdated" && (
          <Button look="line" onClick={() => void write(typed)}>
            {t("translations.still_right")}
          </Button>
        )}
      </p>
    </div>
  );
});
