import * as z from "zod/mini";
import { deviceNames } from "./rule_names";
import { country } from "./rules";
import { language } from "./text";

/**
 * Who looks at a page: all that decides what they see. Until the session is known they are neither guest nor user
 * (L-1.15). `now` is an instant, ISO 8601.
 */
export const viewer = z.object({
  session: z.enum(["unknown", "guest", "user"]),
  depositCount: z.int().check(z.minimum(0)),
  country: z.nullable(country),
  /** The part of the country by its ISO 3166-2 code, "BE", where it is known; rules go by it (D-37). */
  subdivision: z.nullable(z.string()),
  /** What that part is called in the viewer's language, "Berlin". */
  subdivisionName: z.optional(z.string()),
  language,
  device: z.enum(deviceNames),
  /** The browser did not say what it is: sections for some devices are sent, and the width of the page decides. */
  isDeviceGuess: z.optional(z.boolean()),
  now: z.string(),
  /** By whose clocks the days of offers are, IANA: the account's, else its market's; UTC where it is missing. */
  timeZone: z.optional(z.string()),
  /** The variant that they are shown of each experiment, by its id. */
  variants: z.optional(z.record(z.string(), z.string())),
});
export type Viewer = z.output<typeof viewer>;

/** The four viewers that the rules tell apart by session and deposits. */
export const viewerKinds = ["unknown", "guest", "unpaid", "paid"] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** What makes a viewer one of a kind. */
export const viewerOfKind = (kind: ViewerKind): Pick<Viewer, "session" | "depositCount"> => ({
  session: kind === "unknown" || kind === "guest" ? kind : "user",
  depositCount: kind === "paid" ? 1 : 0,
});
