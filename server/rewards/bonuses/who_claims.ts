import type { FastifyInstance, FastifyRequest } from "fastify";
import { profileOf } from "../../../schemas/served_by";
import type { Viewer } from "../../../schemas/viewer";
import { homePlace } from "../../accounts/markets/require_served";
import type { UserRow } from "../../accounts/users/sessions";
import { requireRate } from "../../money/rates/rates_plugin";
import type { Payer } from "./terms";

type Server = Pick<FastifyInstance, "settings" | "rateOf" | "detectedPlace" | "detectedCountry">;

/** Whose terms are resolved: their currency, and what their market lets a bonus ask. */
export function payerOf(app: Server, countryCode: string | null, currencyCode: string): Payer {
  const { settings } = app.settings();
  const profile = profileOf(settings, { country: countryCode });
  return { currencyCode, rate: requireRate(app, currencyCode), maxWager: profile?.maxWager?.times ?? null };
}

/** The country that counts for offers: where somebody lives, else where they are. */
export function countryOf(app: Server, request: FastifyRequest, home: string | null): string | null {
  const place = app.detectedPlace(request);
  return home === null ? place.country : homePlace(place, home).country;
}

/** A player as rules see them where no request is at hand: a deposit that is about to start. */
export const viewerOfPlayer = (
  user: Pick<UserRow, "depositCount" | "countryCode" | "preferredLanguage">,
  countryCode: string | null,
  now = new Date(),
): Viewer => ({
  session: "user",
  depositCount: user.depositCount,
  country: countryCode ?? user.countryCode,
  subdivision: null,
  language: user.preferredLanguage ?? "en",
  device: "desktop",
  now: now.toISOString(),
});
