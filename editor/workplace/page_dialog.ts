/** The dialogs about pages and files, one at a time; `id` is the page that it is about. */
export type PageDialog =
  | { kind: "create" | "redirects" | "export_site" | "import" | "json" }
  | { kind: "duplicate" | "move" | "archive" | "unpublish" | "usage"; id: string };
