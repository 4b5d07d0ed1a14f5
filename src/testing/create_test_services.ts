import "../kit/api/check_answer"; // its code is there before a test sets the clock
import { createInstance } from "i18next";
import path from "node:path";
import { createStore } from "zustand/vanilla";
import { siteSettings } from "../../schemas/settings";
import { type Language, localeOf } from "../../schemas/language";
import type { Viewer } from "../../schemas/viewer";
import { readWords } from "../../locales/read_words";
import { createApi, type Transport } from "../kit/api/api";
import type { Services } from "../kit/session/services";
import { createSession } from "../kit/session/session_store";
import { createPreferences, initialPreferences } from "../kit/session/preferences";
import { createInstallStore } from "../kit/session/install_store";

export const guest: Viewer = {
  session: "guest",
  depositCount: 0,
  country: "DE",
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-06-15T12:00:00Z",
};

/** Every word of one part in a language, as the site loads them. */
export const wordsOf = (part: "player" | "editor", language: Language) =>
  readWords(path.join(import.meta.dirname, "../../locales", language, part));

export function translate(part: "player" | "editor", language: Language) {
  const locale = localeOf(language);
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: { translation: wordsOf(part, language) } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  return instance;
}

interface Options {
  viewer?: Partial<Viewer>;
  /** What the server would answer; nothing reaches it when missing. */
  transport?: Transport;
  isCanvas?: boolean;
}

const unreachable: Transport = () => Promise.reject(new Error("No server in this test"));

/** The services of an app instance for a test: real words and stores, a server of the test's own. */
export function createTestServices({ viewer, transport = unreachable, isCanvas = false }: Options = {}): Services {
  const who = { ...guest, ...viewer };
  return {
    api: createApi(transport),
    accessToken: { current: async () => null, renew: async () => null, set: () => {} },
    session: createSession({ viewer: who, user: null }),
    settings: siteSettings.parse({}),
    theme: "default",
    preferences: createPreferences(initialPreferences("dark")),
    install: createInstallStore(),
    language: who.language,
    t: translate("player", who.language).t,
    route: createStore(() => ({ path: "/", params: {}, search: {} })),
    go: () => {},
    isCanvas,
  };
}
