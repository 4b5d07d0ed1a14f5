import type { TFunction } from "i18next";
import type { Language } from "../../../../schemas/text";
import type { Place } from "../../../../src/layout/analyse/country_classes";
import { countryName } from "../../../words/names_in";
import type { Spot } from "./matrix_model";

export const placeName = (t: TFunction, place: Place, language: Language) =>
  place === null ? t("matrix.unknown_country") : countryName(place, language);

/** "Guest, Norway". */
export const spotWords = (t: TFunction, { kind, country }: Spot, language: Language) =>
  `${t(`matrix.kind.${kind}`)}, ${placeName(t, country, language)}`;
