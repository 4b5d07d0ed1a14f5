import { preferenceAttributes } from "../kit/session/preferences";
import { menuWaits } from "../shell/menu_waits";
import { wideEnough } from "../shell/wide_enough";
import { topBar } from "./top_bar";
import { needsPanicButton } from "../kit/session/market_demands";
import { isAccountPage, pageKind } from "../shell/page_kind";
import { type Assets, gameBar, panicButton, profileFrame } from "../page/assets";
import { installLinks } from "./install_links";
import type { SiteState } from "../page/site_state";
import { stateElementId } from "../page/site_state";
import { headScript } from "../page/head_script";
import { systemSchemeScript } from "../page/system_scheme";
import { embed, escapeHtml, metaElements, type PageMeta } from "../page/page_meta";

/** The types of a page's sections, and those whose code is needed at once. */
interface TypesOnPage {
  shown: readonly string[];
  hydrated: readonly string[];
  /** The words that they look up besides those of every page. */
  words: readonly string[];
}

/** All that comes before the page's own HTML; it is sent before the page's data is there. */
export function documentHead(
  state: SiteState,
  types: TypesOnPage,
  { assets, meta, isStatic }: { assets: Assets; meta: PageMeta; isStatic: boolean },
) {
  const { language, settings, theme, preferences } = state;
  const frame = state.user && isAccountPage(state.path) ? [profileFrame] : [];
  const { styles } = assets.of([...types.shown, ...frame, ...inHeader(state)], language);
  const { scripts } = assets.of([...types.hydrated, ...frame], language, types.words);
  const { navigationLayout } = settings;
  const menu = assets.menu(navigationLayout, state.viewer.session);
  const menuScripts = menuWaits(navigationLayout, state.viewer.session) ? [] : menu.scripts;
  const sheets = [...new Set([...styles, ...menu.styles])];
  return [
    `<!doctype html>`,
    `<html lang="${language}" data-theme="${theme}" data-layout="${settings.navigationLayout}" ${preferenceAttributes(preferences).join(" ")}${isStatic ? " data-still" : " data-first-look"}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    ...(isStatic ? [] : (assets.fonts?.(theme) ?? [])).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`,
    ),
    ...(isStatic ? [] : importMap(sheets, assets)), // before anything asks for a module
    ...metaElements(meta),
    state.followsSystem && !isStatic && `<script>${systemSchemeScript}</script>`,
    !isStatic && `<script>${headScript}</script>`,
    ...styleLinks(sheets, isStatic ? {} : assets),
    ...(isStatic ? [] : scriptLinks(scripts, menuScripts, assets)),
    ...installLinks(state),
    ...(isStatic ? [] : [assets.head, `<script type="module" ${afterSight} src="${escapeHtml(assets.entry)}"></script>`]),
    `</head><body>${isStatic ? "" : topBar(state)}<div id="root">`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** What the header shows on this page alone, or to this player. */
function inHeader({ path, settings, language, viewer, user }: SiteState): string[] {
  return [
    ...(pageKind(path, settings, language) === "game" ? [gameBar] : []),
    ...(needsPanicButton(settings, viewer, user?.countryCode) ? [panicButton] : []),
  ];
}

/**
 * The stylesheets as one; each is named beside it, switched off, so that code that comes later finds that its styles are there
 * already. A page that must stand without a connection has what other pages have, one by one.
 */
function styleLinks(styles: readonly string[], { together }: Pick<Assets, "together">) {
  const joined = together?.(styles);
  const linkTo = (href: string, is = "") => `<link rel="stylesheet" href="${escapeHtml(href)}"${is}>`;
  return joined ? [linkTo(joined), ...styles.map((href) => linkTo(href, " disabled"))] : styles.map((href) => linkTo(href));
}

/** The map is long, and a script that comes after a stylesheet waits for it: the styles are asked for before, and used after. */
function importMap(styles: readonly string[], { integrity, together }: Assets): string[] {
  if (!integrity) return [];
  const joined = together?.(styles);
  return [
    ...(joined ? [`<link rel="preload" as="style" href="${escapeHtml(joined)}">`] : []),
    `<script type="importmap">${integrity}</script>`,
  ];
}

/** Styles, faces and the pictures that a page is about come first: on a slow line the scripts took half of it from them. */
const afterSight = `fetchpriority="low"`;

const scriptLinks = (scripts: readonly string[], menu: readonly string[], assets: Assets) => [
  ...scripts.map((href) => `<link rel="modulepreload" ${afterSight} href="${escapeHtml(href)}"${integrityOf(href, assets)}>`),
  ...menu
    .filter((href) => !scripts.includes(href))
    .map((href) => `<link rel="modulepreload" ${afterSight} href="${escapeHtml(href)}" media="${wideEnough}">`),
];

/** Of a script that the import map does not name, where there is one. */
function integrityOf(href: string, { integrity, integrityOf: known }: Assets): string {
  const own = integrity && !integrity.includes(`"${href}"`) ? known?.(href) : undefined;
  return own ? ` integrity="${own}"` : "";
}

/** What ends a page without scripts. */
export const documentEnd = "</div></body></html>";

/** All that comes after the page's own HTML. */
export const documentTail = (state: unknown) =>
  `</div><script type="application/json" id="${stateElementId}">${embed(state)}</script></body></html>`;
