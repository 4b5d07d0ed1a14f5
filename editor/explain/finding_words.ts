import type { TFunction } from "i18next";
import type { Finding } from "../../schemas/finding";
import type { Target } from "../../schemas/profile";
import type { Market } from "../../schemas/settings";
import { type Language, textIn } from "../../schemas/text";
import type { PropsIssue } from "../../src/layout/registry";
import { momentWords } from "./save_words";
import { fieldIssue } from "./field_issue";
import { labelOf } from "./field_words";
import { countryName, languageName, listWords } from "../words/names_in";

export interface FindingWords {
  title: string;
  lead: string;
  verb: string;
}

const issuesTold = 4;

/** What was found, what to do about it, and the verb that leads there. */
export function findingWords(t: TFunction, finding: Finding, language: Language): FindingWords {
  const { code, section, path, values } = finding;
  const key = `check.${code.replace(".", "_")}`;
  const shared = { name: section?.name ?? t("check.this_page"), type: section?.type ?? "", field: fieldOf(t, finding) };
  const verb = t(`check.verb.${verbOf(finding)}`);
  const list = (items: unknown) => listWords(items as string[], language);

  switch (code) {
    case "props.invalid": {
      const issues = values["issues"] as readonly PropsIssue[];
      const told = issues.slice(0, issuesTold).map((issue) => `${fieldIssue(t, shared.type, issue).replace(/\.$/, "")}.`);
      return {
        title: t(`${key}.title`, { ...shared, count: Number(values["count"]) }),
        lead: [...told, t(`${key}.lead`)].join(" "),
        verb,
      };
    }
    case "rule.unmet":
      return ruleWords(t, finding, { verb, language, list });
    case "text.untranslated":
    case "text.outdated": {
      const counts = values["languages"] as { language: Language; count: number }[];
      const names = list(counts.map((each) => languageName(each.language, language)));
      const title = t(`${key}.title`, { count: Number(values["count"]) });
      return {
        title,
        lead: `${t(`${key}.lead`, { languages: names })} ${counts.map((each) => `${each.language} ${each.count}`).join(", ")}`,
        verb,
      };
    }
    case "page.empty": {
      const kinds = list((values["kinds"] as string[]).map((kind) => t(`check.kind.${kind}`)));
      const where = values["isEverywhere"] === true ? "everywhere" : "somewhere";
      const countries = countryWords(values["countries"], language, { t, list });
      const device = values["device"];
      const on = device ? t(`${key}.on_device`, { device: t(`personas.device.${String(device)}`) }) : null;
      return {
        title: t(`${key}.title_${where}`, { kinds, countries }),
        lead: [on, t(`${key}.lead`)].filter(Boolean).join(" "),
        verb,
      };
    }
    case "section.unseen":
      return { title: t(`${key}.title`, shared), lead: t(`${key}.${String(values["reason"])}`), verb };
    case "link.broken":
      return {
        title: t(`${key}.title`, { ...shared, url: values["url"] }),
        lead: t(values["isDraft"] ? `${key}.draft` : `${key}.lead`),
        verb,
      };
    case "nested.missing":
      return {
        title: t(`${key}.title`, { ...shared, page: values["page"] }),
        lead: t(values["isDraft"] ? `${key}.draft` : `${key}.lead`),
        verb,
      };
    default: {
      const told = {
        ...shared,
        ...(values as Record<string, string>),
        name: shared.name,
        named: values["name"],
        countries: countryWords(values["countries"], language, { t, list }),
        way: Array.isArray(values["pages"]) ? (values["pages"] as string[]).join(" › ") : "",
        what: typeof values["kind"] === "string" ? t(`check.reference.${values["kind"]}`) : "",
        when: typeof values["endAt"] === "string" ? momentWords(values["endAt"], language) : "",
        isItem: path.length > 1,
      };
      return { title: t(`${key}.title`, told), lead: t(`${key}.lead`, told), verb };
    }
  }
}

type Verb = "fix" | "write" | "add" | "list" | "matrix" | "view" | "show" | "json";

export function verbOf({ code, values }: Finding): Verb {
  switch (code) {
    case "text.no_english":
    case "picture.no_alt":
      return "write";
    case "rule.unmet":
      return (values["targets"] as Target[]).some((target) => "section" in target) ? "add" : "view";
    case "text.untranslated":
    case "text.outdated":
      return "list";
    case "page.empty":
      return "matrix";
    case "type.unknown":
      return "json";
    case "section.unseen":
    case "page.large":
      return "show";
    default:
      return "fix";
  }
}

interface Tools {
  verb: string;
  language: Language;
  list: (items: unknown) => string;
}

function ruleWords(t: TFunction, { values }: Finding, { verb, language, list }: Tools): FindingWords {
  const key = `check.rule.${String(values["rule"])}`;
  const market = marketName(values["market"] as Market, language, t);
  const all = values["who"] as string[];
  const who = all.length === 3 ? t("check.who.everybody") : list(all.map((kind) => t(`check.who.${kind}`)));
  const words = (values["targets"] as Target[]).flatMap((target) => ("words" in target ? [target.words] : []))[0];
  const lead = `${t("check.holds_for", { who })} ${t(`${key}.lead`, { words })}`;
  return {
    title: t(`${key}.title`, { market }),
    lead: values["isAtTimes"] === true ? `${lead} ${t("check.rule.at_times")}` : lead,
    verb,
  };
}

export function marketName(market: Market, language: Language, t: TFunction): string {
  if (market === "ON") return t("check.ontario");
  return countryName(market, language);
}

function fieldOf(t: TFunction, { section, path }: Finding): string {
  if (!section) return t(`check.page_field.${String(path[0] ?? "none")}`);
  return labelOf(t, section.type, path);
}

const countriesTold = 4;

function countryWords(codes: unknown, language: Language, { t, list }: { t: TFunction; list: Tools["list"] }): string {
  if (!Array.isArray(codes)) return "";
  const told = (codes as string[]).slice(0, countriesTold).map((code) => countryName(code, language));
  const more = codes.length - told.length;
  return list(more > 0 ? [...told, t("check.more_countries", { count: more })] : told);
}

/** What the banner or item that a finding is about is called, where it is about one. */
export function itemNameOf(
  section: { props?: Record<string, unknown> | undefined },
  { path }: Finding,
  language: Language,
): string | null {
  let value: unknown = section;
  let name: string | null = null;
  for (const key of path) {
    if (typeof value !== "object" || value === null) break;
    const isItem = Array.isArray(value);
    value = (value as Record<string | number, unknown>)[key];
    if (isItem && typeof value === "object" && value !== null)
      name = titleOf(value as Record<string, unknown>, language) ?? `${Number(key) + 1}`;
  }
  return name;
}

function titleOf(item: Record<string, unknown>, language: Language): string | null {
  for (const key of ["bannerTitle", "title", "question", "name"]) {
    const value = item[key];
    if (typeof value === "string" && value) return value;
    if (typeof value === "object" && value !== null) return textIn(value, language) || null;
  }
  return null;
}
