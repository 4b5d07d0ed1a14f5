import type { Rules } from "../../../schemas/rules";

/** A country, or null where it is not known. */
export type Place = string | null;

/**
 * Countries that a page's rules treat alike are one class, so that a rule is asked once for each class and not for
 * each of 250 countries. A set of classes is a bigint, one bit for each. The unknown country is class 0, alone.
 */
export interface CountryClasses {
  classes: readonly (readonly Place[])[];
  all: bigint;
  classOf(place: Place): number;
}

/** `known` is every country that counts; what the rules name besides counts too. */
export function classifyCountries(rules: Iterable<Rules>, known: readonly string[]): CountryClasses {
  const namedIn = new Map<string, number[]>(known.map((code) => [code, []]));
  let list = 0;
  for (const { countries } of rules) {
    for (const codes of [countries?.allowedCountries, countries?.restrictedCountries]) {
      if (!Array.isArray(codes) || codes.length === 0) continue; // a banner's rules are whatever its section's props hold
      list += 1;
      for (const code of new Set(codes)) {
        const lists = namedIn.get(code);
        if (lists) lists.push(list);
        else namedIn.set(code, [list]);
      }
    }
  }

  const bySignature = new Map<string, string[]>();
  for (const [code, lists] of namedIn) {
    const signature = lists.join();
    const alike = bySignature.get(signature);
    if (alike) alike.push(code);
    else bySignature.set(signature, [code]);
  }
  const classes: readonly Place[][] = [[null], ...bySignature.values()];
  const indexes = new Map(classes.flatMap((places, index) => places.map((place) => [place, index] as const)));
  return {
    classes,
    all: (1n << BigInt(classes.length)) - 1n,
    classOf: (place) => indexes.get(place) ?? indexes.get(known.find((code) => namedIn.get(code)?.length === 0) ?? null) ?? 0,
  };
}

export const hasClass = (bits: bigint, index: number) => ((bits >> BigInt(index)) & 1n) === 1n;

/** The countries of a set of classes, without the unknown one. */
export const countriesIn = (bits: bigint, { classes }: CountryClasses): string[] =>
  classes.flatMap((places, index) => (hasClass(bits, index) ? places.filter((place) => place !== null) : [])).sort();

/** Whether a set of classes has any country, without the unknown one. */
export const hasCountries = (bits: bigint, { all }: CountryClasses): boolean => (bits & all) >> 1n !== 0n;

/** How many countries a set of classes has, without the unknown one. */
export const countCountries = (bits: bigint, { classes }: CountryClasses): number =>
  classes.reduce((sum, places, index) => sum + (index > 0 && hasClass(bits, index) ? places.length : 0), 0);

/** Whether the viewers whose country is not known are in a set. */
export const hasUnknownCountry = (bits: bigint) => hasClass(bits, 0);
