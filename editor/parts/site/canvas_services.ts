import type { TFunction } from "i18next";
import { createStore } from "zustand/vanilla";
import type { Page } from "../../../schemas/page";
import type { VisitorSettings } from "../../../schemas/market_demands";
import type { Viewer } from "../../../schemas/viewer";
import { createApi, type Transport } from "../../../src/kit/api/api";
import { createPersonaTransport } from "../../../src/page/persona/persona_transport";
import { sampleUser } from "../../../src/page/persona/sample_user";
import { seedOf } from "../../../src/page/persona/seed";
import { createAccessToken } from "../../../src/kit/session/access_token";
import { createPreferences, initialPreferences } from "../../../src/kit/session/preferences";
import { createInstallStore } from "../../../src/kit/session/install_store";
import type { RouteState, Services } from "../../../src/kit/session/services";
import { createSession } from "../../../src/kit/session/session_store";
import { later } from "../../workplace/fetch_when_idle";
import type { PersonaState } from "../../workplace/use_editor";

later(() => import("../../../src/page/persona/sample_answers")); // what the transport makes up, without a network too

interface Options {
  page: Page;
  settings: VisitorSettings;
  /** The player's words in the persona's language. */
  t: TFunction;
  persona: { getState(): PersonaState };
  /** Whom the site's own parts see in a persona. */
  viewerOf: (state: PersonaState) => Viewer;
  /** Reads what is public, as the persona. */
  transport: Transport;
}

/** What the site's own parts get inside the canvas: the persona's session, and calls that only read. */
export function createCanvasServices({ page, settings, t, persona: personas, viewerOf, transport }: Options): Services {
  const { persona } = personas.getState();
  const asPersona = createPersonaTransport(() => {
    const { persona: played, viewer } = personas.getState();
    return { viewer, user: userOf(personas.getState()), seed: seedOf(played), transport, money: played.money };
  });
  return {
    api: createApi(asPersona, { checksAnswers: true }),
    accessToken: createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} }),
    session: createSession({ viewer: viewerOf(personas.getState()), user: userOf(personas.getState()) }),
    settings: { ...settings, navigationLayout: persona.layout },
    theme: persona.theme,
    preferences: createPreferences(initialPreferences(persona.scheme)),
    install: createInstallStore(),
    language: persona.language,
    t,
    route: createStore<RouteState>(() => ({ path: page.route, params: {}, search: {} })),
    go: () => {},
    isCanvas: true,
  };
}

/** Whoever the persona is signed in as. */
export const userOf = ({ viewer, persona, player }: PersonaState) => sampleUser(viewer, { persona, player });

/** The persona's days begin where the site's do: by the clocks of the market that serves its country. */
export const withZone = ({ viewer }: PersonaState, zoneIn: (country: string | null) => string): Viewer => ({
  ...viewer,
  timeZone: zoneIn(viewer.country),
});
