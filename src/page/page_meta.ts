/** What search engines and shared links are told of a page. */
export interface PageMeta {
  /** The whole title of the browser's tab. */
  title: string;
  description: string;
  /** The page's one address in this language; null for a page that search engines must not list. */
  canonical: string | null;
  /** The same page in every language of the site, and `x-default`. */
  alternates: readonly { language: string; href: string }[];
  siteName: string;
  /** `de_DE`. */
  locale: string;
  image: string | null;
  /** Of schema.org. */
  data: readonly object[];
}

/** Of a page that nobody shall find. */
export const unlistedMeta = (title: string, siteName: string): PageMeta => ({
  title,
  description: "",
  canonical: null,
  alternates: [],
  siteName,
  locale: "",
  image: null,
  data: [],
});

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** JSON that can stand inside a script element: nothing in it ends the element or starts a comment. */
export const embed = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

const named = (name: string, content: string) => content && `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => content && `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The elements of the head that say it. */
export function metaElements({ title, description, canonical, alternates, siteName, locale, image, data }: PageMeta): string[] {
  const own = [`<title>${escapeHtml(title)}</title>`, named("description", description)];
  if (canonical === null) return [...own, named("robots", "noindex")].filter(Boolean);
  return [
    ...own,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`),
    property("og:type", "website"),
    property("og:site_name", siteName),
    property("og:title", title),
    property("og:description", description),
    property("og:url", canonical),
    property("og:locale", locale),
    property("og:image", image ?? ""),
    named("twitter:card", image ? "summary_large_image" : "summary"),
    ...data.map((one) => `<script type="application/ld+json">${embed(one)}</script>`),
  ].filter(Boolean);
}
