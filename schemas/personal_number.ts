import type { Profile } from "./profile";

/** The number by which a state knows people, as it is called among their details. */
export type PersonalNumber = NonNullable<Profile["personalNumber"]>["kind"];

/** Which number whoever lives in a country tells; where it is left out, none. */
export type PersonalNumbers = Readonly<Partial<Record<string, PersonalNumber>>>;

/** As a list, which forms add to what else they ask for. */
export const numbersOf = (numbers: PersonalNumbers = {}, country: string | null): readonly PersonalNumber[] => {
  const number = country === null ? undefined : numbers[country];
  return number ? [number] : [];
};
