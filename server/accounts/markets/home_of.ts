import type { Place } from "../../../schemas/served_by";
import type { LoginPlace } from "../users/tables";

/** What is known of where an account's owner lives. */
export interface Resident {
  countryCode: string | null;
  lastLogin?: LoginPlace | null;
  previousLogin?: LoginPlace | null;
}

/** Where an account's owner lives: its country, and the part of it in which they last signed in there. */
export function homeOf({ countryCode, lastLogin, previousLogin }: Resident): Place {
  const atHome = [lastLogin, previousLogin].find((login) => login?.country === countryCode);
  return { country: countryCode, subdivision: atHome?.subdivision ?? null };
}

/** The same for who is seen there now: what is seen counts before what was kept. */
export function homeFrom(detected: Place, resident: Resident): Place {
  const isThere = detected.country === resident.countryCode && detected.subdivision;
  return isThere ? { country: detected.country, subdivision: detected.subdivision } : homeOf(resident);
}
