import type { TFunction } from "i18next";
import type { SettingsFinding } from "../../../schemas/settings_finding";
import type { Market } from "../../../schemas/settings";
import type { Language } from "../../../schemas/text";
import type { PropsIssue } from "../../../src/layout/registry";
import { marketName } from "../../explain/finding_words";
import { issueWords } from "../../explain/issue_words";
import { languageName, listWords } from "../../words/names_in";

/** How many pages a sentence names. */
const named = 4;

/** What was found in the settings, and what it means. */
export function settingsFindingWords(
  t: TFunction,
  { code, values }: SettingsFinding,
  language: Language,
): { title: string; lead: string } {
  const key = `settings.finding.${code.replace(".", "_")}`;
  const names = (codes: unknown) =>
    listWords(
      (codes as Language[]).map((one) => languageName(one, language)),
      language,
    );
  function routesOf(pages: unknown): string {
    const routes = (pages as { route: string }[]).map(({ route }) => route);
    const more = routes.length - named;
    return listWords(more > 0 ? [...routes.slice(0, named), t("settings.more_pages", { count: more })] : routes, language);
  }
  switch (code) {
    case "settings.invalid":
      return { title: t(`${key}.title`), lead: issueWords(t, values["issue"] as PropsIssue, "string") };
    case "link.broken":
      return { title: t(`${key}.title`, { url: values["url"] }), lead: t(values["isDraft"] ? `${key}.draft` : `${key}.lead`) };
    case "language.removed":
      return { title: t(`${key}.title`, { languages: names(values["languages"]) }), lead: t(`${key}.lead`) };
    case "text.untranslated": {
      const counts = values["languages"] as { language: Language; count: number }[];
      const languages = listWords(
        counts.map(({ language: one, count }) => `${languageName(one, language)} ${count}`),
        language,
      );
      return { title: t(`${key}.title`, { count: Number(values["count"]) }), lead: languages };
    }
    case "picture.blocked":
      return { title: t(`${key}.title`, values), lead: t(`${key}.lead`, { pages: routesOf(values["pages"]) }) };
    case "rule.unmet": {
      return {
        title: t(`check.rule.${String(values["rule"])}.title`, { market: marketName(values["market"] as Market, language, t) }),
        lead: t(values["isNew"] ? `${key}.new` : `${key}.lead`, {
          pages: routesOf(values["pages"]),
        }),
      };
    }
    case "market.twice":
    case "market.not_chosen":
      return {
        title: t(`${key}.title`, { market: marketName(values["market"] as Market, language, t) }),
        lead: t(`${key}.lead`),
      };
    default:
      return { title: t(`${key}.title`, values), lead: t(`${key}.lead`) };
  }
}
