import type { TFunction } from "i18next";
import type { Language } from "../../../schemas/text";
import { letterOf } from "../../explain/explain";
import { countryName } from "../../words/names_in";
import { instantWords } from "../../explain/schedule_words";
import type { Persona } from "../../workplace/persona/persona";
import type { PersonaChange, WayRules } from "./nearest_persona";

/** Who looks, in short: "Guest · Norway". */
export const personaWords = (t: TFunction, { audience, country }: Pick<Persona, "audience" | "country">, language: Language) =>
  [t(`why.persona.${audience}`), country === null ? t("why.persona.no_country") : countryName(country, language)].join(" · ");

/** What would be another about the persona: "Sweden, Friday 18:00". */
export function changeWords(
  t: TFunction,
  { audience, country, clock, variants }: PersonaChange,
  { now, timeZone, language, way }: { now: string; timeZone: string; language: Language; way: readonly WayRules[] },
) {
  return [
    audience && t(`why.persona.${audience}`),
    country === null ? t("why.persona.no_country") : country && countryName(country, language),
    variants &&
      way
        .flatMap(({ experiment }) => experiment ?? [])
        .map(({ name, variant }) => t("explain.expected.variant", { name, variant: letterOf(variant) }))
        .join(", "),
    clock && instantWords(clock, now, { timeZone, language }),
  ]
    .filter(Boolean)
    .join(", ");
}
