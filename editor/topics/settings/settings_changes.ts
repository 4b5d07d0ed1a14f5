import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { type SiteSettings, siteSettings } from "../../../schemas/settings";
import { isLanguage, type Language } from "../../../schemas/text";
import { type Change, diffPages } from "../../core/diff";
import { isSameValue } from "../../core/same_value";
import { getIn, type Path } from "../../core/set_in";
import { valueWords } from "../../explain/value_words";
import { labelOf } from "../../explain/field_words";
import { itemName } from "../../explain/item_words";
import { type SettingsDraft, toDocument } from "./settings_document";
import { languageName } from "../../words/names_in";

const fields = Object.keys(siteSettings.shape) as (keyof SiteSettings)[];

/** Settings as they count, where they are valid: a plain text is an English one, what is missing is as preset. */
function normal(settings: SettingsDraft): SettingsDraft {
  const values = fields.map((field) => {
    const parsed = z.safeParse(siteSettings.shape[field], settings[field]);
    return [field, parsed.success ? parsed.data : settings[field]] as const;
  });
  return Object.fromEntries(values);
}

/** The settings that differ between two states of them. */
export function changedFields(before: SettingsDraft, after: SettingsDraft): (keyof SiteSettings)[] {
  const [old, now] = [normal(before), normal(after)];
  return fields.filter((field) => !isSameValue(old[field], now[field]));
}

/** What changed from one state of the settings to another, a sentence each. */
export function settingsChangeWords(t: TFunction, before: SettingsDraft, after: SettingsDraft, language: Language): string[] {
  const [old, now] = [toDocument(normal(before), ""), toDocument(normal(after), "")];
  return [...new Set(diffPages(old, now).map((change) => sentenceOf(t, change, { after: now, language })))];
}

interface Between {
  after: object;
  language: Language;
}

function sentenceOf(t: TFunction, change: Change, { after, language }: Between): string {
  const path = "path" in change ? change.path : [];
  const where = whereOf(t, after, path, language);
  switch (change.kind) {
    case "item": {
      const number = Number(path.at(-1)) + 1;
      const item = itemName(change.item, language) || t("fields.list.item", { number });
      return t(`changes.item_of.${change.what}`, { item, name: whereOf(t, after, path.slice(0, -1), language) });
    }
    case "text":
      return t("changes.value", { field: `${where}, ${languageName(change.language, language)}` });
    case "value": {
      const [was, is] = [change.before, change.after].map((value) => shortWords(t, value, path, language));
      return was !== undefined && is !== undefined ? `${where}: ${was} → ${is}` : t("changes.value", { field: where });
    }
    default:
      return t("changes.value", { field: where });
  }
}

/** A value in a word or two; undefined where that can not be. */
function shortWords(t: TFunction, value: unknown, path: Path, language: Language): string | undefined {
  if (typeof value === "string" && value !== "") return optionWords(t, path, value);
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return value.map((one) => optionWords(t, path, one)).join(", ") || "–";
  return typeof value === "object" && value !== null ? undefined : valueWords(t, value, path, language);
}

/** An option by its name, any other text as it is. */
export function optionWords(t: TFunction, path: Path, value: string): string {
  const names = path.filter((key) => typeof key === "string");
  const keys = [`settings.options.${names.join(".")}.${value}`, `settings.options.${names.at(-1)}.${value}`];
  return keys.map((key) => t(key, { defaultValue: "" })).find(Boolean) ?? value;
}

/** "Top navigation › Promotions › Address": where something is, by labels and the names of entries. */
export function whereOf(t: TFunction, document: object, path: Path, language: Language): string {
  const steps = path.map((key, index) => {
    const here = path.slice(0, index + 1);
    if (typeof key === "number") return itemName(getIn(document, here), language) || t("fields.list.item", { number: key + 1 });
    return isLanguage(key) ? languageName(key, language) : labelOf(t, null, here);
  });
  return steps.join(" › ");
}
