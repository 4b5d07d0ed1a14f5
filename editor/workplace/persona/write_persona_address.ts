import { writePersona } from "../../../schemas/persona_address";
import type { Persona } from "./persona";

/** Keeps the persona in the address, without a step of the history. */
export function writePersonaAddress({ location, history }: Window, persona: Persona, base: Persona) {
  const search = new URLSearchParams(location.search);
  writePersona(search, persona, base);
  const query = search.toString();
  history.replaceState(null, "", query ? `${location.pathname}?${query}` : location.pathname);
}
