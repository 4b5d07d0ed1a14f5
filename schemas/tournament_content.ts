import * as z from "zod/mini";
import { richText, text } from "./text";
import { timeframes } from "./limits";
import { tournamentRules } from "./tournament_rules";

const instant = z.nullable(z.iso.datetime({ offset: true }));
const place = z.int().check(z.minimum(1), z.maximum(100_000));

/** What a range of places wins: cash in euro for each, or what a published promotion gives without a deposit. */
const prize = z
  .object({
    fromPlace: place,
    toPlace: place,
    prizeType: z.enum(["MONEY", "BONUS"]),
    amountEUR: z._default(z.number().check(z.minimum(0), z.maximum(10_000_000)), 0),
    promotionId: z._default(z.nullable(z.int().check(z.minimum(1))), null),
    description: z._default(text(200), {}),
  })
  .check(
    z.refine(({ fromPlace, toPlace }) => fromPlace <= toPlace, { path: ["toPlace"], error: "It ends before it starts" }),
    z.refine(({ prizeType, amountEUR }) => prizeType !== "MONEY" || amountEUR >= 0.01, {
      path: ["amountEUR"],
      error: "Cash needs an amount",
    }),
    z.refine(({ prizeType, promotionId }) => prizeType !== "BONUS" || promotionId !== null, {
      path: ["promotionId"],
      error: "A bonus needs its promotion",
    }),
  );

export const tournamentRepeats = ["once", ...timeframes] as const;

/** All of a tournament that the back office decides. */
export const tournamentContent = z
  .object({
    name: text(120),
    shortDescription: z._default(text(300), {}),
    description: z._default(richText(), {}),
    termsAndCondition: z._default(richText(), {}),
    image: z._default(z.string().check(z.maxLength(500)), ""),
    rules: tournamentRules,
    prizes: z.array(prize).check(z.minLength(1), z.maxLength(50)),
    /** Once, or again each day, week or month by the clocks of `zone`. */
    repeats: z._default(z.enum(tournamentRepeats), "once"),
    zone: z._default(z.string().check(z.minLength(1), z.maxLength(60)), "UTC"),
    /** Of one that is held once; of those that repeat, when the first may begin and the last one has to end. */
    startAt: z._default(instant, null),
    endAt: z._default(instant, null),
  })
  .check(
    z.refine(({ startAt, endAt }) => !startAt || !endAt || Date.parse(startAt) < Date.parse(endAt), {
      path: ["endAt"],
      error: "It ends before it starts",
    }),
    z.refine(({ repeats, startAt }) => repeats !== "once" || startAt !== null, { path: ["startAt"], error: "It needs a start" }),
    z.refine(({ repeats, endAt }) => repeats !== "once" || endAt !== null, { path: ["endAt"], error: "It needs an end" }),
  );
export type TournamentContent = z.output<typeof tournamentContent>;
