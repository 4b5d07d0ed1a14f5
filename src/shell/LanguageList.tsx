import { useEffect, useRef } from "react";
import type { Language } from "../../schemas/text";
import { pathIn, withLanguage } from "../layout/site_address";
import { useLanguage, useRoute, useSettings } from "../kit/session/hooks";
import { useServices } from "../kit/session/services";
import css from "./LanguageSelect.module.css";
import { languageNames } from "../kit/ui/language_names";

/** The same page in the site's other languages; with flags on lulu (L-2.94). */
export default function LanguageList() {
  const current = useLanguage();
  const { theme } = useServices();
  const settings = useSettings();
  const { path, search } = useRoute();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: "nearest" }); // answers a promise in some browsers
  }, []);
  const query = new URLSearchParams(search).toString();
  const addressOf = (language: Language) => withLanguage(language, pathIn(settings, path, language)) + (query && `?${query}`);
  return (
    <ul ref={list}>
      {settings.languages.map((language) => (
        <li key={language}>
          <a
            className={css.language}
            href={addressOf(language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current || undefined}
          >
            {theme === "lulu" && <img src={`/logos/flags/${language.toUpperCase()}.svg`} width={18} height={18} alt="" />}
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
