import "../../src/kit/themes/index.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createStore } from "zustand/vanilla";
import { getSettings } from "../../schemas/api/site";
import { scheme, theme } from "../../schemas/settings";
import { defaultLanguage, isLanguage } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";
import { createApi } from "../../src/kit/api/api";
import { createFetchTransport } from "../../src/kit/api/fetch_transport";
import { createQueryClient } from "../../src/kit/api/query_client";
import { schemeOf } from "../../src/kit/session/preferences";
import { createAccessToken } from "../../src/kit/session/access_token";
import { createPersonaTransport } from "../../src/page/persona/persona_transport";
import { sampleUser } from "../../src/page/persona/sample_user";
import { seedOf } from "../../src/page/persona/seed";
import { createPreferences, initialPreferences } from "../../src/kit/session/preferences";
import { createInstallStore } from "../../src/kit/session/install_store";
import { type Services, ServicesProvider } from "../../src/kit/session/services";
import { createSession } from "../../src/kit/session/session_store";
import { loadAllWords } from "../../src/kit/words/load_all_words";
import { Gallery } from "./Gallery";

/** `?only=<type>&only=<type>&theme=…&scheme=…&language=…&session=user` show what they say. */
async function start() {
  const search = new URLSearchParams(window.location.search);
  const wanted = search.get("language");
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  const transport = createFetchTransport();
  const { settings } = await createApi(transport, { checksAnswers: true }).call(getSettings, {});
  const chosenTheme = theme.safeParse(search.get("theme")).data ?? settings.theme;
  const chosenScheme = scheme.safeParse(search.get("scheme")).data ?? schemeOf(settings.defaultScheme);
  Object.assign(document.documentElement.dataset, { theme: chosenTheme, scheme: chosenScheme });
  document.documentElement.lang = language;

  const viewer: Viewer = {
    session: search.get("session") === "user" ? "user" : "guest",
    depositCount: 0,
    country: "DE",
    subdivision: "Berlin",
    language,
    device: "desktop",
    now: new Date().toISOString(),
  };
  const persona = { audience: "unpaid", country: "DE", player: null } as const;
  const user = sampleUser(viewer, { persona, player: null });

  const services: Services = {
    api: createApi(
      createPersonaTransport(() => ({ viewer, user, seed: seedOf(persona), transport })),
      { checksAnswers: true },
    ),
    accessToken: createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} }),
    session: createSession({ viewer, user }),
    settings,
    theme: chosenTheme,
    preferences: createPreferences(initialPreferences(chosenScheme)),
    install: createInstallStore(),
    language,
    t: await loadAllWords(language),
    route: createStore(() => ({ path: "/", params: {}, search: {} })),
    go: () => {},
    isCanvas: true,
  };

  createRoot(document.getElementById("root") as HTMLElement).render(
    <QueryClientProvider client={createQueryClient()}>
      <ServicesProvider value={services}>
        <Gallery only={search.getAll("only")} />
      </ServicesProvider>
    </QueryClientProvider>,
  );
}

void start();
