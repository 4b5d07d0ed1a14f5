import type { TFunction } from "i18next";
import { createStore } from "zustand/vanilla";
import type { Api } from "../kit/api/api";
import type { AccessToken } from "../kit/session/access_token";
import { createInstallStore, type InstallStore } from "../kit/session/install_store";
import { createPreferences } from "../kit/session/preferences";
import type { RouteState, Services } from "../kit/session/services";
import { createSession } from "../kit/session/session_store";
import { parseSearch, type SiteState } from "../page/site_state";

interface Parts {
  api: Api;
  accessToken: AccessToken;
  install?: InstallStore;
  t: TFunction;
  go: Services["go"];
}

/** One app's services from what the server knew; the same on the server and in the browser. */
export function createServices(
  { path, search, language, page, viewer, user, settings, theme, preferences, outbox, missing }: SiteState,
  { api, accessToken, install = createInstallStore(), t, go }: Parts,
): Services {
  return {
    api,
    accessToken,
    session: createSession({ viewer, user }),
    settings,
    theme,
    preferences: createPreferences(preferences),
    install,
    language,
    t,
    route: createStore<RouteState>(() => ({
      path,
      params: page?.params ?? {},
      search: parseSearch(search),
      isMissing: page?.isMissing,
    })),
    go,
    isCanvas: false,
    framePass: parseSearch(search)["editor"] === "nx" ? parseSearch(search)["pass"] : undefined,
    outbox,
    missing,
  };
}
