/** Who is asked about, as far as the account says it. */
export interface PersonAsked {
  firstName: string | null;
  lastName: string | null;
  /** `1990-12-31`. */
  dateOfBirth: string | null;
  countryCode: string | null;
  address: string | null;
  city: string | null;
  zipCode: string | null;
  /** Brazil's taxpayer number, eleven digits: its register knows nobody by anything else. */
  cpf: string | null;
}

/** No more of an account than what somebody is known by outside. */
export const personOf = ({
  firstName,
  lastName,
  dateOfBirth,
  countryCode,
  address,
  city,
  zipCode,
  cpf,
}: PersonAsked): PersonAsked => ({ firstName, lastName, dateOfBirth, countryCode, address, city, zipCode, cpf });

/** A state's register of people who excluded themselves from all casinos: Spelpaus, ROFUS, OASIS, CRUKS, SIGAP. */
export interface CentralRegister {
  /** Whether somebody may play. Fails where the register says neither. */
  ask(person: PersonAsked, signal: AbortSignal): Promise<"free" | "excluded">;
}

/** The register of a name that a market's profile has, or null where the site has no connection to it. */
export type RegisterOf = (name: string) => CentralRegister | null;
