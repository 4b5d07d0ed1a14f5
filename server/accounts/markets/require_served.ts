import type { FastifyInstance, FastifyRequest } from "fastify";
import { isServed, type Place } from "../../../schemas/served_by";
import { HttpError } from "../../platform/api_error";

type App = Pick<FastifyInstance, "settings" | "detectedPlace">;

/** Whether a licence serves both where a request comes from and where its account says that its owner lives (D-39). */
export function isVisitorServed(app: App, request: FastifyRequest, home: string | null | undefined): boolean {
  const { settings } = app.settings();
  const place = app.detectedPlace(request);
  return isServed(settings, place) && isServed(settings, homePlace(place, home));
}

/** Refuses whom no licence serves: nobody plays for money, deposits or opens an account there. */
export function requireServed(app: App, request: FastifyRequest, home: string | null | undefined): void {
  if (isVisitorServed(app, request, home)) return;
  throw new HttpError(403, "market.not_served", "None of our licences serves the country that you are in or live in.", {
    data: { success: false },
  });
}

/** Part of a country is known of where somebody is, and so of where they live while they are in that country. */
export const homePlace = (detected: Place, home: string | null | undefined): Place => ({
  country: home ?? null,
  subdivision: home === detected.country ? (detected.subdivision ?? null) : null,
});
