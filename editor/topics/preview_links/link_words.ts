import type { TFunction } from "i18next";
import type { Persona } from "../../../schemas/persona";
import type { Language } from "../../../schemas/text";
import { countryName } from "../../words/names_in";

/** Whom a link shows the draft as: "Guest · Norway · no · phone". */
export const whoWords = (t: TFunction, { audience, country, language, device }: Persona, spoken: Language) =>
  [
    t(`personas.audience.${audience}`),
    country ? countryName(country, spoken) : t("personas.any_country"),
    language,
    t(`personas.device.${device}`),
  ].join(" · ");
