import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { subdivisionCode, subdivisionName } from "../../../schemas/subdivisions";
import type { Language } from "../../../schemas/text";
import type { Viewer } from "../../../schemas/viewer";
import { chooseLanguage } from "../../platform/words/choose_language";
import { zoneOf } from "../markets/zone_of";
import { asCountry, openCountries } from "./country";
import { deviceOf } from "./device";

declare module "fastify" {
  interface FastifyInstance {
    /** The caller as rules see them. `language` is the one of the address, where it names one. */
    viewerOf(request: FastifyRequest, language?: Language): Promise<Viewer>;
    /** The headers, besides the usual ones, that tell who looks. */
    viewerHeaders: readonly string[];
    /** The country that was detected, before the account's is asked. */
    detectedCountry(request: FastifyRequest): string | null;
    /** Where the request comes from, as far as that is known; the account is not asked. */
    detectedPlace(request: FastifyRequest): { country: string | null; subdivision: string | null };
  }
}

export interface ViewerOptions {
  root: string;
  geoCountryHeader: string | null;
  geoSubdivisionHeader: string | null;
}

/** Carries a persona's pass: who looks is then the persona, never the account that the request comes from. */
export const personaHeader = "x-foyer-persona";

/** D-32: a trusted header, else the address, else the account's country, else unknown. */
export const viewerPlugin = fp<ViewerOptions>(
  async (app, { root, geoCountryHeader, geoSubdivisionHeader }) => {
    const countryOf = await openCountries(root);
    const headerOf = (request: FastifyRequest, name: string | null) => {
      const value = name ? request.headers[name] : undefined;
      return Array.isArray(value) ? value[0] : value;
    };

    app.decorate(
      "detectedCountry",
      (request: FastifyRequest) => asCountry(headerOf(request, geoCountryHeader)) ?? countryOf(request.ip),
    );

    const subdivisionOf = (request: FastifyRequest, country: string | null) =>
      subdivisionCode(country, headerOf(request, geoSubdivisionHeader)?.trim().slice(0, 100) || null);
    app.decorate("detectedPlace", (request: FastifyRequest) => {
      const country = app.detectedCountry(request);
      return { country, subdivision: subdivisionOf(request, country) };
    });

    const languageOf = ({ cookies, headers }: FastifyRequest) =>
      chooseLanguage(
        { inAddress: null, inCookie: cookies["language"], accepted: headers["accept-language"] },
        app.settings().settings,
      );

    app.decorate(
      "viewerHeaders",
      ["sec-ch-ua-mobile", geoCountryHeader, geoSubdivisionHeader].filter((name) => name !== null),
    );
    const playedBy = async (request: FastifyRequest) => {
      const pass = headerOf(request, personaHeader);
      return pass === undefined ? null : request.server.signer.viewerOfPass(pass);
    };

    app.decorate("viewerOf", async (request: FastifyRequest, language?: Language) => {
      const played = await playedBy(request);
      const { settings } = app.settings();
      const zoneIn = (countryCode: string | null) => zoneOf(settings, { countryCode, timeZone: null });
      if (played) return { ...played, language: language ?? played.language, timeZone: zoneIn(played.country) };
      const session = await request.session();
      const country = app.detectedCountry(request) ?? asCountry(session?.user.countryCode ?? undefined);
      const subdivision = subdivisionOf(request, country);
      const spoken = language ?? languageOf(request);
      const subdivisionNamed = subdivisionName(country, subdivision, spoken);
      return {
        session: session ? "user" : "guest",
        depositCount: session?.user.depositCount ?? 0,
        country,
        subdivision,
        ...(subdivisionNamed && { subdivisionName: subdivisionNamed }),
        language: spoken,
        ...deviceOf(request.headers),
        now: new Date().toISOString(),
        timeZone: session ? zoneOf(settings, session.user) : zoneIn(country),
      };
    });
  },
  { name: "viewer", dependencies: ["session", "site_settings"] },
);
