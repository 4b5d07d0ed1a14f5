import type { Persona } from "./persona/persona";
import { writePersona } from "../schemas/persona_address";

const name = "page";

/** The id of the page that the address opens. */
export const readPageId = ({ location }: Window) => new URLSearchParams(location.search).get(name);

/** Opens another page in the address, as a step of the browser's history. */
export function writePageId({ location, history }: Window, id: string) {
  const search = new URLSearchParams(location.search);
  search.set(name, id);
  history.pushState(null, "", `${location.pathname}?${search}`);
}

/** Keeps the persona in the address, without a step of the history. */
export function writePersonaAddress({ location, history }: Window, persona: Persona, base: Persona) {
  const search = new URLSearchParams(location.search);
  writePersona(search, persona, base);
  const query = search.toString();
  history.replaceState(null, "", query ? `${location.pathname}?${query}` : location.pathname);
}
