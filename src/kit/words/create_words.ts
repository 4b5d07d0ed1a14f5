import type { TFunction } from "i18next";
import { type Language, localeOf } from "../../../schemas/language";

type Values = Record<string, unknown>;

/**
 * Looks words up as i18next does, as far as ours go: dotted keys, `{{name}}`, plural forms by `count`, and what the caller
 * says (`defaultValue`) in the place of words that are not there. A tenth of i18next's weight, on every page and in the
 * editor (docs/decisions/player_words.md). A test compares the two on all words.
 */
export function createWords(language: Language, words: Values): TFunction {
  const plurals = new Intl.PluralRules(localeOf(language));

  const known = new Map<string, string | undefined>();

  function find(key: string): string | undefined {
    if (known.has(key)) return known.get(key);
    const text = findIn(words, key);
    if (text !== undefined) known.set(key, text); // words are few; keys that content makes up may be many
    return text;
  }

  const counted = (key: string, count: number) =>
    (count === 0 ? find(`${key}_zero`) : undefined) ?? find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`);

  function t(key: string, values: Values = {}) {
    const { count, defaultValue } = values;
    const plural = typeof count === "number" ? counted(key, count) : undefined;
    const text = plural ?? find(key) ?? (typeof defaultValue === "string" ? defaultValue : key);
    if (!text.includes("{{")) return text;
    return text.replace(/{{\s*(\w+)\s*}}/g, (place, name: string) => (name in values ? String(values[name] ?? "") : place));
  }

  return t as unknown as TFunction; // its overloads describe far more than our words need
}

/** The words of a key among those below it. Some names have dots: specified keys that begin others, and fields inside fields. */
function findIn(words: Values, key: string): string | undefined {
  const whole = words[key];
  if (typeof whole === "string") return whole;
  for (let end = key.indexOf("."); end > 0; end = key.indexOf(".", end + 1)) {
    const below = words[key.slice(0, end)];
    const found = typeof below === "object" && below !== null ? findIn(below as Values, key.slice(end + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
