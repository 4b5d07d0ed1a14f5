import { defaultLanguage, isLanguage, type Language } from "../../schemas/language";
import { type View, views } from "./workbench";

const name = "page";
const viewName = "view";
const sectionName = "section";

/** The id of the page that the address opens. */
export const readPageId = ({ location }: Window) => new URLSearchParams(location.search).get(name);

/** Opens another page in the address, as a step of the browser's history, at one of its sections where that is said. */
export function writePageId({ location, history }: Window, id: string, section: string | null) {
  const search = new URLSearchParams(location.search);
  search.set(name, id);
  if (section === null) search.delete(sectionName);
  else search.set(sectionName, section);
  history.pushState(null, "", `${location.pathname}?${search}`);
}

/** Names the page that is open, where the address named one that is not there; no step of the history. */
export function correctPageId({ location, history }: Window, id: string) {
  const search = new URLSearchParams(location.search);
  search.set(name, id);
  history.replaceState(null, "", `${location.pathname}?${search}`);
}

/** The section that the address leads to, once: what is selected later is not in it. */
export function takeSection({ location, history }: Window): string | null {
  const search = new URLSearchParams(location.search);
  const section = search.get(sectionName);
  if (section === null) return null;
  search.delete(sectionName);
  history.replaceState(null, "", `${location.pathname}?${search}`);
  return section;
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

/** The language in which the address plays its persona, read without all else that `readPersona` knows. */
export function readPersonaLanguage({ location }: Window): Language {
  const named = new URLSearchParams(location.search).get("lang");
  return isLanguage(named) ? named : defaultLanguage;
}
