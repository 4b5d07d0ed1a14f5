/**
 * The words that come before the editor's first screen, file by file of `locales/<language>/editor`. All others come with
 * the first part that is not of it (`lazyPart`), and when the editor is idle; a test looks that the first screen does without.
 */
export const firstTopics: readonly string[] = [
  "address",
  "arranging",
  "canvas",
  "columns",
  "command",
  "drag",
  "editor",
  "explain",
  "fields",
  "inspector",
  "notes",
  "outline",
  "pages",
  "part",
  "personas",
  "presence",
  "publish",
  "reuse",
  "saving",
  "schedule",
  "sections",
  "status",
  "step",
  "why",
];

/** Of all other files, what the first screen looks up: what leads to them, and what they share with it. */
export const firstWords: readonly string[] = [
  "title",
  "open",
  "unreachable",
  "unreachable_lead",
  "names",
  "new_key",
  "who",
  "export_failed",
];

/** Of a type of sections, what is said where sections are chosen, and not where they are edited. */
export const laterOfTypes: readonly string[] = ["description", "presets"];
