import type { TFunction } from "i18next";
import { createStore } from "zustand/vanilla";
import type { Page } from "../../../schemas/page";
import type { SiteSettings } from "../../../schemas/settings";
import { createApi } from "../../../src/api/api";
import { createFetchTransport } from "../../../src/api/fetch_transport";
import { createAccessToken } from "../../../src/session/access_token";
import { createPreferences } from "../../../src/session/preferences";
import type { RouteState, Services } from "../../../src/session/services";
import { createSession } from "../../../src/session/session_store";
import type { PersonaState } from "../../use_editor";
import { readOnly } from "./read_only_transport";
import { sampleUser } from "./sample_user";

interface Options extends PersonaState {
  page: Page;
  settings: SiteSettings;
  /** The player's words in the persona's language. */
  t: TFunction;
}

/** What the site's own parts get inside the canvas: the persona's session, and calls that only read. */
export const createCanvasServices = ({ page, settings, t, persona, viewer }: Options): Services => ({
  api: createApi(readOnly(createFetchTransport())),
  accessToken: createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} }),
  session: createSession({ viewer, user: sampleUser(viewer) }),
  settings,
  theme: persona.theme,
  preferences: createPreferences({ scheme: persona.scheme, menu: "open" }),
  language: persona.language,
  t,
  route: createStore<RouteState>(() => ({ path: page.route, params: {}, search: {} })),
  go: () => {},
  isCanvas: true,
});
