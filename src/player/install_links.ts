import type { Scheme } from "../../schemas/settings";
import { themeColors } from "../kit/themes/theme_colors";
import type { SiteState } from "../page/site_state";

/** What the head says so that the site can be installed: its manifest, its icons, the colour of the browser's own bars. */
export function installLinks({ theme, language, settings, preferences, followsSystem }: SiteState) {
  const bars = (scheme: Scheme, when = "") =>
    `<meta name="theme-color"${when} content="${themeColors(theme, scheme)("surface-shell")}">`;
  const icon = (name: string) => `/icons/${settings.theme}/${name}`;
  return [
    `<link rel="manifest" href="/manifest.webmanifest?language=${language}">`,
    ...(followsSystem
      ? (["light", "dark"] as const).map((scheme) => bars(scheme, ` media="(prefers-color-scheme: ${scheme})"`))
      : [bars(preferences.scheme)]),
    `<link rel="icon" href="${icon("32.png")}" sizes="32x32" type="image/png">`,
    `<link rel="icon" href="${icon("48.png")}" sizes="48x48" type="image/png">`,
    `<link rel="apple-touch-icon" href="${icon("apple-touch-180.png")}">`,
  ];
}
