import { themeColors } from "../themes/theme_colors";
import type { SiteState } from "../page/site_state";

/** What the head says so that the site can be installed: its manifest, its icons, the colour of the browser's own bars. */
export function installLinks({ theme, language, settings, preferences }: SiteState) {
  const icon = (name: string) => `/icons/${settings.theme}/${name}`;
  return [
    `<link rel="manifest" href="/manifest.webmanifest?language=${language}">`,
    `<meta name="theme-color" content="${themeColors(theme, preferences.scheme)("surface-shell")}">`,
    `<link rel="icon" href="${icon("32.png")}" sizes="32x32" type="image/png">`,
    `<link rel="icon" href="${icon("48.png")}" sizes="48x48" type="image/png">`,
    `<link rel="apple-touch-icon" href="${icon("apple-touch-180.png")}">`,
  ];
}
