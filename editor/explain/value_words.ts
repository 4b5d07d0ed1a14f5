import type { TFunction } from "i18next";
import type { Section } from "../../schemas/page";
import { isLanguage, type Language } from "../../schemas/text";
import { wordsIn } from "../../src/layout/words_in";
import { ruleFields } from "../core/diff";
import { isRecord } from "../core/is_record";
import type { Path } from "../core/set_in";
import { itemName } from "./item_words";
import { labelFor } from "./change_words";
import { ruleValueWords } from "./rule_change_words";
import { languageName } from "../words/names_in";

/** A value of a page as it can be read beside another: a text as it is, a rule in words, the rest as short as JSON allows. */
export function valueWords(t: TFunction, value: unknown, path: Path, language: Language): string {
  const rule = ruleFields.find((field) => field === path.at(-1));
  if (rule && (value === undefined || isRecord(value) || typeof value !== "object"))
    return ruleValueWords(t, { rule, value }, language);
  if (value === undefined || value === "") return t("changes.not_there");
  if (typeof value === "string") return wordsIn(value) || value;
  if (typeof value === "boolean") return t(value ? "changes.on" : "changes.off");
  if (Array.isArray(value)) return value.map((item) => itemName(item, language) || JSON.stringify(item)).join(", ") || "–";
  return isRecord(value) && typeof value.src === "string" ? value.src : JSON.stringify(value);
}

/** What a path leads to, by its labels: "Heading, English". */
export function fieldWords(t: TFunction, section: Section | null, path: Path, language: Language): string {
  const last = path.at(-1);
  if (path.length > 1 && isLanguage(last)) return `${labelFor(t, section, path.slice(0, -1))}, ${languageName(last, language)}`;
  return labelFor(t, section, path);
}
