import * as z from "zod/mini";
import { heldChecks, heldWhen } from "./held_when";
import { richText, text } from "./text";
import { tournamentRules } from "./tournament_rules";

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
    ...heldWhen,
  })
  .check(...heldChecks);
export type TournamentContent = z.output<typeof tournamentContent>;
