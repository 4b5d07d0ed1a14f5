import { defaultLanguage, type Language } from "../../schemas/text";

/** What people call a page: its title in their language, else in English, else its route. */
export function pageName({ title, route }: { title: unknown; route: string }, language: Language): string {
  if (typeof title === "string" && title) return title;
  const texts = (typeof title === "object" && title !== null ? title : {}) as Record<string, unknown>;
  return (
    [texts[language], texts[defaultLanguage], ...Object.values(texts)].find(
      (text): text is string => typeof text === "string" && text !== "",
    ) ?? route
  );
}
