import type { TFunction } from "i18next";
import type { Language } from "../../../schemas/text";
import type { Persona } from "../../workplace/persona/persona";
import { countryName } from "../../words/names_in";

/** What a persona is called when nobody has given it a name: "Guest, Norway". */
export const personaTitle = (t: TFunction, { audience, country }: Persona, language: Language) =>
  [t(`personas.audience.${audience}`), country && countryName(country, language)].filter(Boolean).join(", ");
