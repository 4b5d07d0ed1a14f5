/** A file of translations may be so large, in characters. */
export const mostXliff = 32 * 1_048_576;

/** Why a file can not be used. */
export const xliffReasons = [
  "too_large",
  "not_xml",
  "not_xliff",
  "version",
  "source_language",
  "language",
  "structure",
  "empty",
  "other_site",
] as const;
export type XliffReason = (typeof xliffReasons)[number];

/** Which texts are shown. */
export const translationFilters = ["to_do", "outdated", "missing", "all"] as const;
export type TranslationFilter = (typeof translationFilters)[number];
