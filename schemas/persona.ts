import * as z from "zod/mini";
import { country } from "./rules";
import { navigationLayout, scheme, theme } from "./settings";
import { subdivisionCode, subdivisionName } from "./subdivisions";
import { language } from "./text";
import { type Viewer, viewerKinds, viewerOfKind } from "./viewer";

/** How the money of a persona stands who has paid in: a withdrawal is on its way, none was asked for, or documents are looked at first. */
export const moneyStates = ["requested", "paid_in", "in_review"] as const;

/** A viewer whom the editor plays, and the look of the site they see. */
export const persona = z.object({
  audience: z.enum(viewerKinds),
  country: z.nullable(country),
  /** The name of the first subdivision, "Ontario". */
  subdivision: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  language,
  device: z.enum(["phone", "tablet", "desktop"]),
  /** An instant, ISO 8601, or null for the clock on the wall. */
  clock: z.nullable(z.iso.datetime({ offset: true })),
  theme,
  scheme,
  layout: navigationLayout,
  /** The account whose facts the persona has, by user id; null for somebody made up. */
  player: z.nullable(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
  money: z._default(z.enum(moneyStates), "requested"),
  /** The variants that they are shown of experiments, as "hero.b,offer.a"; of the others it is the first. */
  variants: z._default(
    z.string().check(z.maxLength(2000), z.regex(/^(?:[A-Za-z0-9][A-Za-z0-9_-]{0,99}\.[a-z](?:,(?!$)|$))*$/)),
    "",
  ),
});
export type Persona = z.output<typeof persona>;

export const defaultPersona: Persona = {
  audience: "guest",
  country: null,
  subdivision: null,
  language: "en",
  device: "desktop",
  clock: null,
  theme: "default",
  scheme: "dark",
  layout: "stake",
  player: null,
  money: "requested",
  variants: "",
};

/** The chosen variants by the ids of their experiments. */
export const readVariants = (variants: string): Record<string, string> =>
  Object.fromEntries(variants.split(",").flatMap((one) => (one ? [one.split(".") as [string, string]] : [])));

export const writeVariants = (variants: Record<string, string>): string =>
  Object.entries(variants)
    .map((one) => one.join("."))
    .join(",");

/** The persona as rules see it. */
export function viewerOf({ audience, country, subdivision, language, device, clock, variants }: Persona, now: string): Viewer {
  const called = subdivisionName(country, subdivision, language);
  return {
    ...viewerOfKind(audience),
    country,
    subdivision: subdivisionCode(country, subdivision),
    ...(called && { subdivisionName: called }),
    language,
    device,
    now: clock ?? now,
    ...(variants && { variants: readVariants(variants) }),
  };
}
