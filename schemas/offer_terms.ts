import * as z from "zod/mini";
import { wageringType } from "./bonus_rules";

const money = z.number();

/** The box of key terms in figures: decimals of `currencyCode`. Its words are made of these and of nothing else. */
export const offerTerms = z.object({
  currencyCode: z.string(),
  gives: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("match"), percent: z.number(), cap: money, minDeposit: money }),
    z.object({ kind: z.literal("amount"), amount: money }),
    z.object({
      kind: z.literal("spins"),
      count: z.int(),
      stake: money,
      games: z.array(z.object({ id: z.string(), name: z.string() })),
      minDeposit: z.nullable(money),
    }),
    z.object({ kind: z.literal("cashback"), percent: z.number(), cap: money, minLoss: money, days: z.int() }),
    z.object({ kind: z.literal("rakeback"), percent: z.number(), days: z.int() }),
  ]),
  wager: z.object({ times: z.int(), on: z.enum(["bonus", "deposit", "both"]) }),
  use: wageringType,
  maxBet: z.nullable(money),
  /** Percent of a bet that count, by kind of game; those that are missing count whole. */
  shares: z.record(z.string(), z.int()),
  excludedGames: z.array(z.object({ id: z.string(), name: z.string() })),
  days: z.int(),
  oncePer: z.enum(["player", "household", "day", "week", "deposit"]),
});
export type OfferTerms = z.output<typeof offerTerms>;
