import type { TFunction } from "i18next";
import { createContext, useContext } from "react";
import type { StoreApi } from "zustand";
import type { VisitorSettings } from "../../../schemas/market_demands";
import type { Theme } from "../../../schemas/settings";
import type { Language } from "../../../schemas/text";
import type { Api } from "../api/api";
import type { PageKey } from "../../layout/page_address";
import type { InstallStore } from "./install_store";
import type { AccessToken } from "./access_token";
import type { PreferencesStore } from "./preferences";
import type { SessionStore } from "./session_store";

export interface RouteState {
  /** Without the language in front. */
  path: string;
  params: Record<string, string>;
  search: Record<string, string>;
  /** What the parameters name is not there. */
  isMissing?: true | undefined;
}

/**
 * What one app instance offers to everything it renders; made for each request on the server. The object itself
 * never changes while the app lives: what changes is in stores. A changing context would force React to render
 * sections that it has not hydrated.
 */
export interface Services {
  api: Api;
  session: SessionStore;
  accessToken: AccessToken;
  settings: VisitorSettings;
  /** The settings' theme, or another one that the editor tries out. */
  theme: Theme;
  preferences: PreferencesStore;
  /** Whether and how the site can be installed. */
  install: InstallStore;
  language: Language;
  /** Words of the interface, from `locales/<language>/player.json`. */
  t: TFunction;
  route: StoreApi<RouteState>;
  /**
   * Goes to an address of the site without reloading the page. One that starts with `?` changes only the parameters
   * it names and takes those away that it leaves empty: `?modal=` closes a dialog.
   */
  go: (url: string, options?: { replace?: boolean }) => void;
  /** Inside the editor's canvas: nothing is sent, played or paid from there. */
  isCanvas: boolean;
  /** In the frame of a back office that has one: with it pages are told with names and rules of their sections. */
  framePass?: string | undefined;
  /** In a demo that sends nothing: where its letters are read. */
  outbox?: string | undefined;
  /** Pages that the frame would lead to, and nobody has published yet. */
  missing?: readonly PageKey[] | undefined;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("Rendered outside of ServicesProvider");
  return services;
}
