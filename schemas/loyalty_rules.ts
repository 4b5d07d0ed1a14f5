import * as z from "zod/mini";
import { image } from "./image";
import { link } from "./link";
import { text } from "./text";

const points = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** A level of the club, with what it brings. Amounts are in euros. */
const loyaltyLevel = z.object({
  name: text(40),
  imageUrl: z.optional(image),
  /** From so many points on. */
  points,
  /** What has to come in each period to keep it; 0 keeps it for good. */
  keepPoints: z._default(points, 0),
  /** The share of what games keep on average that comes back each day. */
  rakebackPercent: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
  /** Withdrawals are decided on within so many hours; without it in the house's usual time. */
  payoutHours: z.optional(z.int().check(z.minimum(1), z.maximum(168))),
  /** In cash, on each birthday; 0 is none. */
  birthdayGift: z._default(z.number().check(z.minimum(0), z.maximum(100_000)), 0),
  hasHost: z._default(z.boolean(), false),
  /** What else it brings, in words. */
  extra: z.optional(text(80)),
});
export type LoyaltyLevel = z.output<typeof loyaltyLevel>;

/** How points are made, and what they bring (D-23). */
export const loyaltyRules = z.object({
  /** For each euro that a game keeps on average of what is bet with cash. */
  pointsPerEuro: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 12),
  /** For how long a level is kept at least; 0 is for good. */
  keepMonths: z._default(z.int().check(z.minimum(0), z.maximum(60)), 12),
  /** A level that would fall is announced so many days before. */
  warnDays: z._default(z.int().check(z.minimum(14), z.maximum(180)), 60),
  /** Who looks after the levels that have a host. */
  host: z.optional(z.object({ name: z.string().check(z.minLength(1), z.maxLength(60)), title: text(60), ...link.shape })),
  levels: z._default(
    z.array(loyaltyLevel).check(
      z.maxLength(12),
      z.refine((levels) => levels.length === 0 || levels[0]?.points === 0, "The first level begins with 0 points"),
      z.refine(
        (levels) => levels.every((level, index) => index === 0 || level.points > (levels[index - 1]?.points ?? 0)),
        "Each level begins with more points than the one before",
      ),
    ),
    [],
  ),
});
export type LoyaltyRules = z.output<typeof loyaltyRules>;

/** Points are counted in millionths, so that none is lost to rounding. */
export const millionths = 1_000_000;

/** What games keep of a bet on average, in ten-thousandths; nothing where it is not known. */
export const edgeOf = (returnToPlayer: number | null): number => Math.max(0, 10_000 - (returnToPlayer ?? 10_000));

/** What a bet with cash brings, in millionths of a point: euro cents times the edge in ten-thousandths times the points for a euro. */
export const pointsFor = (cents: number, edge: number, pointsPerEuro: number): number => cents * edge * pointsPerEuro;
