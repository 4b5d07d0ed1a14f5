import type { TFunction } from "i18next";
import { type Language, localeOf } from "../../../schemas/language";

type Values = Record<string, unknown>;

/**
 * Looks words up as i18next does, as far as the player's words go: dotted keys, `{{name}}`, plural forms by `count`. A
 * tenth of i18next's weight, on every page (docs/decisions/player_words.md). A test compares the two on all words.
 */
export function createPlayerWords(language: Language, words: Values): TFunction {
  const plurals = new Intl.PluralRules(localeOf(language));

  const known = new Map<string, string | undefined>();

  function find(key: string): string | undefined {
    if (known.has(key)) return known.get(key);
    let found: unknown = words;
    for (const part of key.split(".")) found = (found as Values | undefined)?.[part];
    if (typeof found !== "string") found = flat(key);
    const text = typeof found === "string" ? found : undefined;
    if (text !== undefined) known.set(key, text); // words are few; keys that content makes up may be many
    return text;
  }

  /** Some specified keys begin others: such a topic has its words by their whole names. */
  function flat(key: string): unknown {
    const end = key.indexOf(".");
    return (words[key.slice(0, end)] as Values | undefined)?.[key.slice(end + 1)];
  }

  function t(key: string, values: Values = {}) {
    const { count } = values;
    const plural = typeof count === "number" ? (find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`)) : undefined;
    const text = plural ?? find(key) ?? key;
    if (!text.includes("{{")) return text;
    return text.replace(/{{\s*(\w+)\s*}}/g, (place, name: string) => (name in values ? String(values[name] ?? "") : place));
  }

  return t as unknown as TFunction; // its overloads describe far more than our words need
}
