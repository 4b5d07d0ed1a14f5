import type { Persona } from "./persona/persona";
import { writePersona } from "../../schemas/persona_address";
import { type View, views } from "./workbench";

const name = "page";
const viewName = "view";

/** The id of the page that the address opens. */
export const readPageId = ({ location }: Window) => new URLSearchParams(location.search).get(name);

/** Opens another page in the address, as a step of the browser's history. */
export function writePageId({ location, history }: Window, id: string) {
  const search = new URLSearchParams(location.search);
  search.set(name, id);
  history.pushState(null, "", `${location.pathname}?${search}`);
}

/** What the address wants the screen to be about. */
export function readView({ location }: Window): View {
  const wanted = new URLSearchParams(location.search).get(viewName);
  return views.find((view) => view === wanted) ?? "page";
}

/** Whether the address leads to the desk, where payments are looked after, and not to a page. */
export const readsDesk = ({ location }: Window) => new URLSearchParams(location.search).has("desk");

export function writeView({ location, history }: Window, view: View) {
  const search = new URLSearchParams(location.search);
  if (view === "page") search.delete(viewName);
  else search.set(viewName, view);
  history.replaceState(null, "", `${location.pathname}${search.size > 0 ? `?${search}` : ""}`);
}

/** Keeps the persona in the address, without a step of the history. */
export function writePersonaAddress({ location, history }: Window, persona: Persona, base: Persona) {
  const search = new URLSearchParams(location.search);
  writePersona(search, persona, base);
  const query = search.toString();
  history.replaceState(null, "", query ? `${location.pathname}?${query}` : location.pathname);
}
