import { languages, type Language } from "../../schemas/text";
import { type FieldProps, isRecord } from "./field_props";

/** A text as it stands on the page, per language; a plain string is English (schemas/text.ts). */
export function textsOf(value: unknown): Partial<Record<Language, unknown>> {
  if (typeof value === "string") return { en: value };
  return isRecord(value) ? value : {};
}

/** The languages without a text, where there is any text at all. */
export function missingIn(value: unknown): Language[] {
  const texts = textsOf(value);
  const missing = languages.filter((language) => !texts[language]);
  return missing.length === languages.length ? [] : missing;
}

/** Writes the text of one language; a field without any text left is taken away. */
export function changeText(
  { value, fallback, onChange }: Pick<FieldProps, "value" | "fallback" | "onChange">,
  language: Language,
  text: string,
) {
  const { [language]: _, ...others } = textsOf(value ?? fallback);
  const isEmpty = text === "" && Object.keys(others).length === 0;
  const isWhole = isRecord(value) || (value === undefined && fallback === undefined);
  if (isEmpty) onChange(undefined);
  else if (isWhole) onChange(text === "" ? undefined : text, [language]);
  else onChange(text === "" ? others : { ...others, [language]: text });
}

/** English comes first, as all others fall back to it. */
export const languageOrder: readonly Language[] = ["en", ...languages.filter((language) => language !== "en")];
