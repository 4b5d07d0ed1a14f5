import * as z from "zod/mini";
import { country } from "./rules";
import { scheme, theme } from "./settings";
import { language } from "./text";
import { type Viewer, viewerKinds, viewerOfKind } from "./viewer";

/** A viewer whom the editor plays, and the look of the site they see. */
export const persona = z.object({
  audience: z.enum(viewerKinds),
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
  ...viewerOfKind(audience),
  country,
  subdivision: null,
  language,
  device,
  now: clock ?? now,
});
