import { createStore, type StoreApi } from "zustand/vanilla";
import type { Scheme } from "../../schemas/settings";

/** What a visitor chose for themselves; kept in cookies of the same names, so that the server renders it. */
export interface Preferences {
  scheme: Scheme;
  /** The side menu, open or a rail of icons. */
  menu: "open" | "rail";
}

export type PreferencesStore = StoreApi<Preferences>;

export const createPreferences = (initial: Preferences): PreferencesStore => createStore(() => initial);

/** The preferences in a request's cookies, with the site's own choice where there is none. */
export function readPreferences(cookies: Record<string, string | undefined>, defaultScheme: Scheme): Preferences {
  const { scheme, menu } = cookies;
  return {
    scheme: scheme === "dark" || scheme === "light" ? scheme : defaultScheme,
    menu: menu === "rail" ? "rail" : "open",
  };
}

/** Changes a preference at once, on the page (`data-scheme`, `data-menu` of `<html>`) and for the visits to come. */
export function setPreference<Name extends keyof Preferences>(
  store: PreferencesStore,
  document: Document,
  name: Name,
  value: Preferences[Name],
) {
  store.setState({ [name]: value });
  document.documentElement.dataset[name] = value;
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
