import type { TFunction } from "i18next";
import { type Language, localeOf } from "../../schemas/language";

type Values = Record<string, unknown>;

/**
 * Looks words up as i18next does, as far as ours go: dotted keys, `{{name}}`, plural forms by `count`, `defaultValue`. A
 * tenth of i18next's weight, on every page (docs/decisions/player_words.md). A test compares the two on all words.
 */
export function createPlayerWords(language: Language, words: Values): TFunction {
  const plurals = new Intl.PluralRules(localeOf(language));

  const known = new Map<string, string | undefined>();

  function find(key: string): string | undefined {
    if (known.has(key)) return known.get(key);
    const text = findIn(words, key.split("."));
    if (text !== undefined) known.set(key, text); // words are few; keys that content makes up may be many
    return text;
  }

  const plural = (key: string, count: number) =>
    (count === 0 ? find(`${key}_zero`) : undefined) ?? find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`);

  function t(key: string, values: Values = {}) {
    const { count, defaultValue } = values;
    const text =
      (typeof count === "number" ? plural(key, count) : undefined) ??
      find(key) ??
      (typeof defaultValue === "string" ? defaultValue : key);
    if (!text.includes("{{")) return text;
    return text.replace(/{{\s*(\w+)\s*}}/g, (place, name: string) => (name in values ? String(values[name] ?? "") : place));
  }

  return t as unknown as TFunction; // its overloads describe far more than our words need
}

/** Some keys begin others: below such a one words have the rest of their names whole, dots and all. */
function findIn(words: Values, parts: readonly string[]): string | undefined {
  for (let end = 1; end <= parts.length; end++) {
    const found = words[end === 1 ? (parts[0] ?? "") : parts.slice(0, end).join(".")];
    if (end === parts.length) return typeof found === "string" ? found : undefined;
    const inner = typeof found === "object" && found !== null ? findIn(found as Values, parts.slice(end)) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
