import { defaultLanguage, isLanguage, type Language } from "../../schemas/language";

/**
 * The same value with every text in one language, and in English, which stands in for what is missing (L-9.35): a
 * visitor downloads no other. The very same value where there is nothing to leave out.
 */
export function keepLanguage<Value>(value: Value, language: Language): Value;
export function keepLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return keepItems(value, language);
  const record = value as Record<string, unknown>;
  return isText(record) ? keepText(record, language) : keepFields(record, language);
}

// Walked for every page that is sent: loops without a list of entries, and no copy before something differs.

function keepItems(list: readonly unknown[], language: Language): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (const [index, item] of list.entries()) {
    const kept = keepLanguage(item, language);
    if (kept !== item) (copy ??= [...list])[index] = kept;
  }
  return copy ?? list;
}

function keepFields(record: Record<string, unknown>, language: Language) {
  let copy: Record<string, unknown> | undefined;
  for (const key in record) {
    const kept = keepLanguage(record[key], language);
    if (kept !== record[key]) (copy ??= { ...record })[key] = kept;
  }
  return copy ?? record;
}

function keepText(texts: Record<string, unknown>, language: Language) {
  const wanted = Object.entries(texts).filter(([code]) => code === language || code === defaultLanguage);
  return wanted.length > 0 && wanted.length < Object.keys(texts).length ? Object.fromEntries(wanted) : texts;
}

/** Languages alone as keys, texts alone as values. */
function isText(record: Record<string, unknown>) {
  let count = 0;
  for (const key in record) {
    if (typeof record[key] !== "string" || !isLanguage(key)) return false;
    count += 1;
  }
  return count > 1;
}
