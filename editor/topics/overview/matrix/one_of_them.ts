import { viewerKinds } from "../../../../schemas/viewer";
import { type Analysis, isNobody, isOpenAt, type Seen } from "../../../../src/layout/analyse/analysis";
import { countriesIn, hasClass, hasUnknownCountry } from "../../../../src/layout/analyse/country_classes";
import { deviceBit, devicesIn, kindBit } from "../../../../src/layout/analyse/viewer_kinds";
import { chooseVariants, type Persona } from "../../../workplace/persona/persona";
import { markets } from "./choose_countries";

const familiar = ["guest", "paid", "unpaid", "unknown"] as const satisfies readonly (typeof viewerKinds)[number][];

/** What has to be changed about a persona so that it is one of those who see something; null where nobody does. */
export function oneOfThem(seen: Seen, analysis: Analysis, persona: Persona, now: number): Partial<Persona> | null {
  if (isNobody(seen)) return null;
  const kinds = [persona.audience, ...familiar].filter((kind) => seen.kinds & kindBit(kind));
  const all = countriesIn(seen.countries, analysis);
  const own = hasClass(seen.countries, analysis.classOf(persona.country)) ? persona.country : undefined;
  const country = own === undefined ? (markets.find((code) => all.includes(code)) ?? all[0] ?? null) : own;
  if (country === null && !hasUnknownCountry(seen.countries)) return null;
  const device = seen.devices & deviceBit(persona.device) ? persona.device : devicesIn(seen.devices)[0];
  const chosen = chooseVariants(persona, seen.variants);
  const isOpen = isOpenAt(seen, now);
  return {
    audience: kinds[0] ?? persona.audience,
    country,
    ...(device === undefined || device === persona.device ? {} : { device }),
    ...(chosen === persona.variants ? {} : { variants: chosen }),
    ...(isOpen || seen.opensAt === null ? {} : { clock: new Date(seen.opensAt).toISOString() }),
  };
}
