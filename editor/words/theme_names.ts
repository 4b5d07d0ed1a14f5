import type { Language } from "../../schemas/text";

type Load = () => Promise<{ default: Record<string, unknown> }>;

const words: Record<Language, Load> = {
  da: () => import("virtual:words/player/da/filters"),
  de: () => import("virtual:words/player/de/filters"),
  en: () => import("virtual:words/player/en/filters"),
  es: () => import("virtual:words/player/es/filters"),
  fi: () => import("virtual:words/player/fi/filters"),
  no: () => import("virtual:words/player/no/filters"),
  pt: () => import("virtual:words/player/pt/filters"),
};

/** What visitors call a theme of games; one without a name is called as it is stored. */
export async function loadThemeNames(language: Language): Promise<(theme: string) => string> {
  const { theme: names } = (await words[language]()).default as { theme?: Record<string, string> }; // as `locales` has them
  return (theme) => names?.[theme] ?? theme;
}
