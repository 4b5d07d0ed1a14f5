const eu = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Countries that are often meant together. */
export const countryGroups = {
  eu,
  eea: [...eu, "IS", "LI", "NO"],
  nordics: ["DK", "FI", "IS", "NO", "SE"],
} as const satisfies Record<string, readonly string[]>;
