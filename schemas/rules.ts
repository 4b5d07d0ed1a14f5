import * as z from "zod/mini";
import { deviceNames, weekdays } from "./rule_names";

export { type AudienceName, audienceNames, type DeviceName, deviceNames, type Weekday, weekdays } from "./rule_names"; // what players need is there, without zod

/** Who may see a section (L-1.06). */
export const access = z.enum(["any", "guest", "user"]);
export type Access = z.output<typeof access>;

/** The flags are OR-ed; no flag set means everyone (L-5.16). */
export const audiences = z.looseObject({
  guests: z.optional(z.boolean()),
  players: z.optional(z.boolean()),
  paidCustomers: z.optional(z.boolean()),
  unpaidCustomers: z.optional(z.boolean()),
});
export type Audiences = z.output<typeof audiences>;

/** ISO 3166-1 alpha-2, upper case; XK is Kosovo. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** With allowed countries only those see it, else the restricted ones do not (L-5.13 to L-5.15). */
export const countries = z.looseObject({
  allowedCountries: z.optional(z.array(country).check(z.maxLength(300))),
  restrictedCountries: z.optional(z.array(country).check(z.maxLength(300))),
});
export type Countries = z.output<typeof countries>;

export const weekday = z.enum(weekdays);

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const timeZone = z.string().check(
  z.refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
    } catch {
      return false;
    }
  }, "Not an IANA time zone"),
);

/**
 * When it is shown. `startAt` and `endAt` are instants (ISO 8601 with offset); weekdays and the daily window are in
 * `timeZone` (IANA, UTC when missing). A window that ends before it starts runs past midnight and belongs to the day
 * on which it starts.
 */
export const schedule = z.looseObject({
  startAt: z.optional(z.iso.datetime({ offset: true })),
  endAt: z.optional(z.iso.datetime({ offset: true })),
  validOnDays: z.optional(z.array(weekday)),
  startTime: z.optional(timeOfDay),
  endTime: z.optional(timeOfDay),
  timeZone: z.optional(timeZone),
});
export type Schedule = z.output<typeof schedule>;

/** The devices that it is for; none named means all. */
export const devices = z.array(z.enum(deviceNames)).check(z.maxLength(10));
export type Devices = z.output<typeof devices>;

/** The rules that a section, or a single banner inside one, may carry. */
export const rules = {
  access: z.optional(access),
  isVisible: z.optional(z.boolean()),
  audiences: z.optional(audiences),
  countries: z.optional(countries),
  devices: z.optional(devices),
  schedule: z.optional(schedule),
};
export interface Rules {
  access?: Access | undefined;
  isVisible?: boolean | undefined;
  audiences?: Audiences | undefined;
  countries?: Countries | undefined;
  devices?: Devices | undefined;
  schedule?: Schedule | undefined;
}
