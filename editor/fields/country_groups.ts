const codes = (list: string): readonly string[] => list.split(" ");

/** European Union: its 27 members, https://european-union.europa.eu/principles-countries-history/eu-countries_en. */
const eu = codes("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK");

/** Spanish as an official or national language, by CLDR (https://cldr.unicode.org, territories and their languages). */
const spanishSpeaking = codes("AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE");

/** Countries that are often meant together; each says where its members are taken from. */
export const countryGroups = {
  eu,
  /** The EU with Iceland, Liechtenstein and Norway, https://www.efta.int/eea. */
  eea: [...eu, "IS", "LI", "NO"],
  /** https://www.norden.org/en/information/about-nordic-region, without its three territories. */
  nordics: codes("DK FI IS NO SE"),
  /** https://unstats.un.org/unsd/methodology/m49, Northern Europe. */
  baltics: codes("EE LT LV"),
  /** https://www.benelux.int/en/benelux-union/about-the-benelux-union. */
  benelux: codes("BE LU NL"),
  /** German as an official language of the whole state, by CLDR too. */
  german_speaking: codes("AT CH DE LI LU"),
  spanish_speaking: spanishSpeaking,
  /** https://www.cplp.org, the states whose official language it is. */
  portuguese_speaking: codes("AO BR CV GW MZ PT ST TL"),
  /** https://unstats.un.org/unsd/methodology/m49, the sovereign states of Central and South America, and those of the Caribbean that speak Spanish, Portuguese or French. */
  latin_america: codes("AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PY SV UY VE"),
} as const satisfies Record<string, readonly string[]>;
