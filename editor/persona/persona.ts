import * as z from "zod/mini";
import { country } from "../../schemas/rules";
import { scheme, theme } from "../../schemas/settings";
import { language } from "../../schemas/text";
import type { Viewer } from "../../schemas/viewer";

/** The four viewers that exist, by what the rules tell apart. */
export const personaAudiences = ["unknown", "guest", "unpaid", "paid"] as const;

/** A viewer whom the editor plays, and the look of the site they see. */
export const persona = z.object({
  audience: z.enum(personaAudiences),
  country: z.nullable(country),
  language,
  device: z.enum(["phone", "tablet", "desktop"]),
  /** An instant, ISO 8601, or null for the clock on the wall. */
  clock: z.nullable(z.iso.datetime({ offset: true })),
  theme,
  scheme,
});
export type Persona = z.output<typeof persona>;

export const defaultPersona: Persona = {
  audience: "guest",
  country: null,
  language: "en",
  device: "desktop",
  clock: null,
  theme: "default",
  scheme: "dark",
};

/** The persona as rules see it. */
export const viewerOf = ({ audience, country, language, device, clock }: Persona, now: string): Viewer => ({
  session: audience === "unknown" || audience === "guest" ? audience : "user",
  depositCount: audience === "paid" ? 1 : 0,
  country,
  subdivision: null,
  language,
  device,
  now: clock ?? now,
});

/** The device that fits the screen which the editor itself is on. */
export const deviceFor = (width: number): Persona["device"] => (width < 600 ? "phone" : width <= 860 ? "tablet" : "desktop");
