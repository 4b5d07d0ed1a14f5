/** Opens another page, at one of its sections where that is said. */
export type OnOpenPage = (id: string, section?: string | null) => void;

/** The dialogs about pages and files, one at a time; `id` is the page that it is about. */
export type PageDialog =
  | { kind: "create" | "reuse" | "redirects" | "export_site" | "import" | "json" }
  | { kind: "open"; id: string; section?: string | null }
  | { kind: "duplicate" | "move" | "archive" | "unpublish" | "usage"; id: string }
  | { kind: "organize"; ids: readonly string[] }
  | { kind: "folder"; folder: string; isDissolved: boolean };
