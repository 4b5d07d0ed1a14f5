import * as z from "zod/mini";
import { country } from "../../../../schemas/rules";
import type { Place } from "../../../../src/layout/analyse/country_classes";

const stored = z.array(z.nullable(country)).check(z.minLength(1), z.maxLength(20));
const nameOf = (pageId: string) => `foyer.matrix.${pageId}`;

/** The countries that this person chose for a page's matrix, or null where the matrix chooses. */
export function readCountries(pageId: string): readonly Place[] | null {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(nameOf(pageId)) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // what is stored is not ours, or there is no storage
  }
}

export function writeCountries(pageId: string, countries: readonly Place[] | null) {
  try {
    if (countries) localStorage.setItem(nameOf(pageId), JSON.stringify(countries));
    else localStorage.removeItem(nameOf(pageId));
  } catch {
    // without storage it lasts as long as the matrix is open
  }
}
