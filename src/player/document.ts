import type { NavigationLayout } from "../../schemas/settings";
import { preferenceAttributes } from "../session/preferences";
import { wideEnough } from "../shell/Navigation";
import { installLinks } from "./install_links";
import type { SiteState } from "./site_state";
import { stateElementId } from "./site_state";
import { pageDescription, pageTitle } from "./page_title";

/** What the built site consists of, by the address that the browser asks for. */
export interface Assets {
  entry: string;
  /** Stylesheets, then scripts, that a page with these types in this language needs. */
  of(types: readonly string[], language: string): { styles: string[]; scripts: string[] };
  /** The same for a navigation layout's menu. */
  menu(layout: NavigationLayout): { styles: string[]; scripts: string[] };
  /** Put into the head as it stands: what the development server adds. */
  head?: string;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** JSON that can stand inside a script element: nothing in it ends the element or starts a comment. */
export const embed = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

/** The types of a page's sections, and those whose code is needed at once. */
interface TypesOnPage {
  shown: readonly string[];
  hydrated: readonly string[];
}

/** All that comes before the page's own HTML; it is sent before the page's data is there. */
export function documentHead(
  state: SiteState,
  types: TypesOnPage,
  { assets, origin, isStill }: { assets: Assets; origin: string; isStill: boolean },
) {
  const { language, settings, theme, preferences, page, path } = state;
  const { styles } = assets.of(types.shown, language);
  const { scripts } = assets.of(types.hydrated, language);
  const menu = assets.menu(settings.navigationLayout);
  const description = pageDescription(page?.page ?? null, language);
  const prefix = (code: string) => `${origin}${code === "en" ? "" : `/${code}`}${path === "/" && code !== "en" ? "" : path}`;
  return [
    `<!doctype html>`,
    `<html lang="${language}" data-theme="${theme}" data-layout="${settings.navigationLayout}" ${preferenceAttributes(preferences).join(" ")}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escape(pageTitle(page?.page ?? null, language, settings.name))}</title>`,
    description && `<meta name="description" content="${escape(description)}">`,
    ...[...new Set([...styles, ...menu.styles])].map((href) => `<link rel="stylesheet" href="${escape(href)}">`),
    ...(isStill ? [] : scriptLinks(scripts, menu.scripts)),
    ...installLinks(state),
    page && !isStill && `<link rel="canonical" href="${escape(prefix(language))}">`,
    ...(page && !isStill
      ? settings.languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${escape(prefix(code))}">`)
      : []),
    ...(isStill ? [] : [assets.head, `<script type="module" src="${escape(assets.entry)}"></script>`]),
    `</head><body><div id="root">`,
  ]
    .filter(Boolean)
    .join("\n");
}

const scriptLinks = (scripts: readonly string[], menu: readonly string[]) => [
  ...scripts.map((href) => `<link rel="modulepreload" href="${escape(href)}">`),
  ...menu
    .filter((href) => !scripts.includes(href))
    .map((href) => `<link rel="modulepreload" href="${escape(href)}" media="${wideEnough}">`),
];

/** What ends a page without scripts. */
export const documentEnd = "</div></body></html>";

/** All that comes after the page's own HTML. */
export const documentTail = (state: unknown) =>
  `</div><script type="application/json" id="${stateElementId}">${embed(state)}</script></body></html>`;
