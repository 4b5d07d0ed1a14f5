import { useQuery } from "@tanstack/react-query";
import { useApi, useGo, useLanguage, useRoute, useT, useText } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { ChevronDown, Globe } from "../../../src/kit/ui/icons";
import type { SectionProps } from "../../define_section";
import css from "./LanguageSelect.module.css";
import { languagesQuery } from "./queries";
import type { Props } from "./schema";

/** Leads to the same page in another language (S-2.82, L-3.28). */
export function LanguageSelect({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const go = useGo();
  const api = useApi();
  const current = useLanguage();
  const { theme, isCanvas } = useServices();
  const { path, search } = useRoute();
  const { data, isPending } = useQuery(languagesQuery({ api }));
  const languages = data?.languages ?? [{ code: current, languageName: current.toUpperCase() }];
  const hasFlag = props.flags || theme === "lulu";

  function handleChange(language: string) {
    const query = new URLSearchParams(search).toString();
    if (!isCanvas) go(`/${language}${path === "/" ? "" : path}${query && `?${query}`}`);
  }

  return (
    <section {...root} className={css.section}>
      <label className={css.select}>
        <span className="visually-hidden">{text(props.title) || t("shell.language")}</span>
        {hasFlag ? (
          <img src={`/logos/flags/${current.toUpperCase()}.svg`} width={20} height={20} alt="" />
        ) : (
          <Globe size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
        {isPending ? (
          <select disabled>
            <option>{t("frame.loading")}</option>
          </select>
        ) : (
          <select value={current} onChange={(event) => handleChange(event.target.value)}>
            {languages.map(({ code, languageName }) => (
              <option key={code} value={code.toLowerCase()} lang={code.toLowerCase()}>
                {props.short ? code.toUpperCase() : languageName}
              </option>
            ))}
          </select>
        )}
        <ChevronDown size={16} aria-hidden="true" />
      </label>
    </section>
  );
}
