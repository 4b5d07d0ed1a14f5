import type { PropsField } from "./props_fields";

/** An address inside a section's props; rich text may hold several at one path. */
export interface FoundLink {
  url: string;
  path: readonly (string | number)[];
}

const href = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The addresses in fields: links themselves, and those of rich text in every language. */
export function linksIn(fields: readonly PropsField[]): FoundLink[] {
  return fields.flatMap((field): FoundLink[] => {
    const { kind, path, value } = field;
    if (kind === "url") return typeof value === "string" && value !== "" ? [{ url: value, path }] : [];
    if (kind !== "text" || field.text === "plain") return [];
    const texts = typeof value === "string" ? [["en", value]] : Object.entries(value as object);
    return texts.flatMap(([language, text]) =>
      typeof text === "string" ? hrefsOf(text).map((url) => ({ url, path: [...path, String(language)] })) : [],
    );
  });
}

const entities: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&#39;": "'", "&lt;": "<", "&gt;": ">" };

const hrefsOf = (html: string) =>
  [...html.matchAll(href)]
    .map(([, double, single]) =>
      (double ?? single ?? "").replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity),
    )
    .filter((address) => address !== "");
