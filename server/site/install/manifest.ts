import type { SiteSettings } from "../../../schemas/settings";
import { defaultLanguage, type Language, textIn } from "../../../schemas/text";
import { schemeOf } from "../../../src/kit/session/preferences";
import { themeColors } from "../../../src/kit/themes/theme_colors";
import { type IconName, sizeOfIcon } from "./icons";

const icons: [IconName, purpose: "any" | "maskable"][] = [
  ["192.png", "any"],
  ["512.png", "any"],
  ["maskable-512.png", "maskable"],
];

/** What a browser needs to install the site, in its brand theme and a visitor's language. */
export function manifestOf({ name, description, theme, defaultScheme }: SiteSettings, language: Language) {
  const color = themeColors(theme, schemeOf(defaultScheme));
  return {
    id: "/", // one app, whatever language it was installed in
    name,
    short_name: name,
    description: textIn(description, language) || undefined,
    lang: language,
    dir: "ltr",
    start_url: language === defaultLanguage ? "/" : `/${language}`,
    scope: "/",
    display: "standalone",
    theme_color: color("surface-shell"),
    background_color: color("surface"),
    icons: icons.map(([icon, purpose]) => ({
      src: `/icons/${theme}/${icon}`,
      sizes: sizeOfIcon(icon),
      type: "image/png",
      purpose,
    })),
  };
}
