import type { Language } from "../../schemas/text";
import { isLanguage } from "../../schemas/language";

export interface RouteMatch<Page> {
  page: Page;
  params: Record<string, string>;
}

/** The page whose route fits a path; where several do, the one with the earlier static part wins (L-2.10). */
export function matchRoute<Page extends { route: string }>(pages: readonly Page[], path: string): RouteMatch<Page> | null {
  const parts = split(path);
  let best: { match: RouteMatch<Page>; rank: string } | null = null;
  for (const page of pages) {
    const pattern = split(page.route);
    const params = paramsOf(pattern, parts);
    if (!params) continue;
    const rank = pattern.map((part) => (part.startsWith(":") ? "1" : "0")).join("");
    if (!best || rank < best.rank) best = { match: { page, params }, rank };
  }
  return best?.match ?? null;
}

const split = (path: string) => path.split("/").filter(Boolean);

function paramsOf(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = parts[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Takes the optional language off the front of a path: `/de/casino` is German `/casino` (L-2.03). */
export function splitLocale(path: string): { locale: Language | null; path: string } {
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  return isLanguage(first) ? { locale: first, path: rest || "/" } : { locale: null, path };
}
