import * as z from "zod/mini";
import { clients } from "./play/clients";

const minor = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
const percent = z.int().check(z.minimum(1), z.maximum(1_000));
const count = z.int().check(z.minimum(1), z.maximum(10_000));
const game = z.string().check(z.minLength(1), z.maxLength(100));

/** Amounts of an offer are named by currency code, in minor units; where a currency is missing, the euros are changed into it. */
const byCurrency = z
  .record(z.string().check(z.regex(/^[A-Z]{3,5}$/)), minor)
  .check(z.refine((amounts) => "EUR" in amounts, "EUR is missing"));

/** What an offer gives, for amounts of one kind or the other. */
const givesWith = <Money extends z.core.$ZodType>(money: Money) =>
  z.discriminatedUnion("kind", [
    /** A share of a deposit. */
    z.object({ kind: z.literal("match"), percent, cap: money, minDeposit: money }),
    /** Money as such. */
    z.object({ kind: z.literal("amount"), amount: money }),
    /** Spins at one stake on the games named; with a deposit of so much, or none. */
    z.object({
      kind: z.literal("spins"),
      count,
      stake: money,
      games: z.array(game).check(z.minLength(1)),
      minDeposit: z.nullable(money),
    }),
    /** A share of what was lost, paid to whoever asks for it: today (`days` 0), or in the week that is over (`days` 7; once per week). */
    z.object({
      kind: z.literal("cashback"),
      percent,
      cap: money,
      minLoss: money,
      days: z.literal([0, 7]),
    }),
    /** A share of what the games keep on average of each day's bets. */
    z.object({ kind: z.literal("rakeback"), percent, days: z.int().check(z.minimum(1), z.maximum(31)) }),
  ]);

export type Gives<Money> = z.output<ReturnType<typeof givesWith<z.core.$ZodType<Money>>>>;

/** What an offer gives with each of its amounts changed, from one kind into another. */
export function changeAmounts<From, To>(gives: Gives<From>, change: (amount: From) => To): Gives<To> {
  switch (gives.kind) {
    case "match":
      return { ...gives, cap: change(gives.cap), minDeposit: change(gives.minDeposit) };
    case "amount":
      return { ...gives, amount: change(gives.amount) };
    case "spins":
      return { ...gives, stake: change(gives.stake), minDeposit: gives.minDeposit === null ? null : change(gives.minDeposit) };
    case "cashback":
      return { ...gives, cap: change(gives.cap), minLoss: change(gives.minLoss) };
    case "rakeback":
      return gives;
  }
}

/** `REAL_TO_FUN` bets cash first, then bonus money, and both count; with `REAL_MONEY_ONLY` cash alone is bet and counts (D-42). */
export const wageringType = z.enum(["REAL_TO_FUN", "REAL_MONEY_ONLY"]);
export type WageringType = z.output<typeof wageringType>;

const conditions = {
  /** How many times what has to be bet; 0 pays in cash. */
  wager: z.object({ times: z.int().check(z.minimum(0), z.maximum(100)), on: z.enum(["bonus", "deposit", "both"]) }),
  use: wageringType,
  /** How many percent of a bet count, per kind of game; 100 where nothing is said. */
  shares: z.partialRecord(z.enum(clients), z.int().check(z.minimum(0), z.maximum(100))),
  excludedGames: z.array(game),
  /** Days to wager it. */
  days: z.int().check(z.minimum(1), z.maximum(365)),
  /** Days that it waits for a deposit. */
  waitDays: z._default(z.int().check(z.minimum(1), z.maximum(90)), 7),
};

/** How often somebody may take it. */
const oncePer = z.enum(["player", "household", "day", "week", "deposit"]);

/** An offer's rules, for amounts of one kind or the other. */
export const bonusRulesWith = <Money extends z.core.$ZodType>(money: Money) =>
  z
    .strictObject({
      gives: givesWith(money),
      ...conditions,
      /** The most that a bet may be while it runs; a higher one is not taken. */
      maxBet: z.nullable(money),
      oncePer,
      /** Of what is once per household, a claim from a device like that of somebody who has taken it: held for the desk, or allowed with a mark. */
      likeHousehold: z._default(z.enum(["hold", "allow"]), "hold"),
      /** How many may take it in all. */
      takers: z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
      needsEmail: z._default(z.boolean(), false),
      /** Deposits that must have been made before. */
      minDeposits: z._default(z.int().check(z.minimum(0)), 0),
      /** Only for whoever enters its code when they open the account. */
      atRegistration: z._default(z.boolean(), false),
      /** Had by its code alone. */
      byCoupon: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ gives, oncePer: often }) => !isOfWeek(gives) || often === "week", {
        path: ["oncePer"],
        error: "A week's losses come back once per week",
      }),
    );

const isOfWeek = (gives: { kind: string; days?: number }): boolean => gives.kind === "cashback" && gives.days === 7;

/** An offer's rules as data: the engine plays by them, and the box of key terms is made of them. */
export const bonusRules = bonusRulesWith(byCurrency);
export type BonusRules = z.output<typeof bonusRules>;

/** The rules as one player has them, in minor units of their currency: what was taken stays as it was taken. */
export const bonusTerms = z.object({
  version: z.int(),
  currencyCode: z.string(),
  gives: givesWith(minor),
  ...conditions,
  maxBet: z.nullable(minor),
  oncePer,
});
export type BonusTerms = z.output<typeof bonusTerms>;
