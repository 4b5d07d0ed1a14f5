import { defaultLanguage, isLanguage, type Language } from "../../schemas/text";

/**
 * The same value with every text in one language, and in English, which stands in for what is missing (L-9.35): a
 * visitor downloads no other. The very same value where there is nothing to leave out.
 */
export function keepLanguage<Value>(value: Value, language: Language): Value;
export function keepLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.map((item) => keepLanguage(item, language));
    return kept.every((item, index) => item === value[index]) ? value : kept;
  }
  const entries = Object.entries(value);
  if (isText(entries)) {
    const wanted = entries.filter(([code]) => code === language || code === defaultLanguage);
    return wanted.length > 0 && wanted.length < entries.length ? Object.fromEntries(wanted) : value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, field] of entries) {
    const kept = keepLanguage(field, language);
    if (kept !== field) (copy ??= { ...(value as Record<string, unknown>) })[key] = kept;
  }
  return copy ?? value;
}

/** Languages alone as keys, texts alone as values. */
const isText = (entries: [string, unknown][]) =>
  entries.length > 1 && entries.every(([code, text]) => isLanguage(code) && typeof text === "string");
