import { withDemands } from "../../schemas/demands_in";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { readWords } from "../../locales/read_words";
import { siteSettings } from "../../schemas/settings";
import { newAccount, noLimits, type User } from "../../schemas/user";
import type { Viewer } from "../../schemas/viewer";
import { createApi, type ApiRequest } from "../kit/api/api";
import { createAccessToken } from "../kit/session/access_token";
import { createPreferences, initialPreferences, schemeOf } from "../kit/session/preferences";
import { createInstallStore } from "../kit/session/install_store";
import { type RouteState, type Services, ServicesProvider } from "../kit/session/services";
import { createSession } from "../kit/session/session_store";
import { createWords } from "../kit/words/create_words";

export type Answer = { status: number; body: unknown };
export type Reply = Answer | ((request: ApiRequest) => Answer | Promise<Answer>);

export interface SiteOptions {
  settings?: z.input<typeof siteSettings>;
  viewer?: Partial<Viewer>;
  user?: User | null;
  /** `/casino?search=fox` */
  address?: string;
  /** What the API answers, by method and path without the query; everything else is 404. */
  answers?: Record<string, Reply>;
}

const words = createWords("en", readWords("locales/en/player"));

export const guest: Viewer = {
  session: "guest",
  depositCount: 0,
  country: null,
  subdivision: null,
  language: "en",
  device: "desktop",
  now: "2026-03-04T12:00:00Z",
};

/** A player with money and a bonus. */
export const paidUser: User = {
  ...newAccount,
  userId: 7,
  uniqueId: "FO-7",
  email: "mara@foyer.test",
  isEmailVerified: true,
  role: "player",
  nickname: null,
  firstName: "Mara",
  lastName: "Lind",
  countryCode: "DE",
  dateOfBirth: "1990-04-12",
  address: "Torstraße 1",
  city: "Berlin",
  zipCode: "10119",
  cpf: null,
  createdAt: "2025-11-02T09:00:00Z",
  currencyCode: "EUR",
  currencySymbol: "€",
  depositCount: 3,
  totalDeposit: 300,
  totalSpend: 120,
  kycStatus: "APPROVED",
  isTest: false,
  isStreamer: false,
  userWallet: { currencyCode: "EUR", totalAmount: 1284.5, amount: 1184.5, nonCashAmount: 100, version: 1 },
  activeBonus: null,
  userLimit: noLimits,
};

/** One app's services over an API that answers what a test says; no server and no network. */
export function siteServices({ settings = {}, viewer, user = null, address = "/", answers = {} }: SiteOptions = {}): Services {
  const api = createApi(async (request) => {
    const answer = answers[`${request.method} ${request.url.split("?")[0]}`];
    return (typeof answer === "function" ? await answer(request) : answer) ?? { status: 404, body: { message: "Not found" } };
  });
  const parsed = z.parse(siteSettings, settings);
  const route = createStore<RouteState>(() => routeOf(address));
  return {
    api,
    session: createSession({
      viewer: { ...guest, ...(user && { session: "user", depositCount: user.depositCount }), ...viewer },
      user,
    }),
    accessToken: createAccessToken({ request: async () => null, hasSession: false, onEnd: () => {} }),
    settings: withDemands(parsed),
    theme: parsed.theme,
    preferences: createPreferences(initialPreferences(schemeOf(parsed.defaultScheme))),
    install: createInstallStore(),
    language: "en",
    t: words,
    route,
    go: (url) => route.setState(url.startsWith("?") ? { search: merged(route.getState().search, url) } : routeOf(url)),
    isCanvas: false,
  };
}

/** Renders as a part of the site. */
export function renderInSite(children: ReactNode, services: Services = siteServices()) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = render(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={services}>{children}</ServicesProvider>
    </QueryClientProvider>,
  );
  return { ...result, services };
}

function routeOf(address: string): RouteState {
  const { pathname, searchParams } = new URL(address, "https://foyer.test");
  return { path: pathname, params: {}, search: Object.fromEntries(searchParams) };
}

function merged(search: Record<string, string>, url: string) {
  const changes = Object.fromEntries(new URLSearchParams(url));
  return Object.fromEntries(Object.entries({ ...search, ...changes }).filter(([, value]) => value));
}
