import { createStore, type StoreApi } from "zustand/vanilla";
import type { Scheme, SchemeAtFirst } from "../../../schemas/settings";

/** What a visitor chose for themselves; kept in cookies of the same names, so that the server renders it (L-4.32). */
export interface Preferences {
  scheme: Scheme;
  /** The side menu or side panel, open or a rail of icons. */
  menu: "open" | "rail";
  /** The panel layout's drawer on the right, with the account of whoever is signed in. */
  drawer: "open" | "closed";
  /** The live chat beside the page. */
  chat: "open" | "closed";
  /** What reminds a player to confirm the e-mail address: closed until the browser is, or until somebody logs out (L-4.66). */
  reminder: "open" | "closed";
}

export type PreferencesStore = StoreApi<Preferences>;

export const createPreferences = (initial: Preferences): PreferencesStore => createStore(() => initial);

/** Of a visitor who has not chosen anything yet. */
export const initialPreferences = (scheme: Scheme): Preferences => ({
  scheme,
  menu: "open",
  drawer: "closed",
  chat: "closed",
  reminder: "open",
});

type Cookies = Record<string, string | undefined>;

const isScheme = (value: string | undefined): value is Scheme => value === "dark" || value === "light";

/** The scheme where nobody can tell what the visitor's system asks for. */
export const schemeOf = (atFirst: SchemeAtFirst): Scheme => (atFirst === "system" ? "dark" : atFirst);

/** Whether the visitor's system decides about the scheme: the site leaves it to it, and the visitor has not chosen. */
export const followsSystem = (cookies: Cookies, atFirst: SchemeAtFirst) => atFirst === "system" && !isScheme(cookies["scheme"]);

/** The preferences in a request's cookies, with the site's own choice where there is none. */
export function readPreferences(cookies: Cookies, atFirst: SchemeAtFirst): Preferences {
  const { scheme, menu, drawer, chat, reminder } = cookies;
  return {
    scheme: isScheme(scheme) ? scheme : schemeOf(atFirst),
    menu: menu === "rail" ? "rail" : "open",
    drawer: drawer === "open" ? "open" : "closed",
    chat: chat === "open" ? "open" : "closed",
    reminder: reminder === "closed" ? "closed" : "open",
  };
}

/** The attributes of `<html>` that stylesheets read preferences from. */
export const preferenceAttributes = (preferences: Preferences) =>
  Object.entries(preferences).map(([name, value]) => `data-${name}="${value}"`);

/** Changes a preference at once, on the page (`data-scheme`, `data-menu`, … of `<html>`) and for the visits to come. */
export function setPreference<Name extends keyof Preferences>(
  store: PreferencesStore,
  document: Document,
  name: Name,
  value: Preferences[Name],
) {
  store.setState({ [name]: value });
  document.documentElement.dataset[name] = value;
  const lifetime = name === "reminder" ? "" : "; max-age=31536000";
  document.cookie = `${name}=${value}; path=/${lifetime}; samesite=lax`;
}
