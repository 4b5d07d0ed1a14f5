const base = "http://own.invalid";

/** What the server answers with something else than a page of the site. */
const elsewhere = /^\/(api|assets|editor|preview|healthz|readyz|metrics|logout|oidc)(\/|$)/;

/** An address of a page of this very site, as it may come in a parameter from anywhere; null for whatever else. */
export function ownPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2000 || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith("//") && !elsewhere.test(pathname) ? pathname + search + hash : null;
}
