import * as z from "zod/mini";
import { type BonusTerms, changeAmounts, type Gives, wageringType } from "./bonus_rules";

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

type Ruled<Money> = Pick<BonusTerms, "wager" | "use" | "shares" | "excludedGames" | "days" | "oncePer"> & {
  gives: Gives<Money>;
  maxBet: Money | null;
};

interface Shown<Money> {
  currencyCode: string;
  /** An amount of the rules as a decimal of that currency. */
  amountOf: (amount: Money) => number;
  /** What a game is called. */
  nameOf: (game: string) => string;
}

/** The games that rules name, each once. */
export const gamesNamedIn = ({
  gives,
  excludedGames,
}: Pick<BonusTerms, "excludedGames"> & { gives: Gives<unknown> }): string[] => [
  ...new Set([...excludedGames, ...(gives.kind === "spins" ? gives.games : [])]),
];

/** Rules as players are shown them: what the server sends and what the editor shows before is made here. */
export function offerTermsOf<Money>(rules: Ruled<Money>, { currencyCode, amountOf, nameOf }: Shown<Money>): OfferTerms {
  const { wager, use, maxBet, shares, excludedGames, days, oncePer } = rules;
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: nameOf(id) }));
  const gives = changeAmounts(rules.gives, amountOf);
  return {
    currencyCode,
    gives: gives.kind === "spins" ? { ...gives, games: named(gives.games) } : gives,
    wager,
    use,
    maxBet: maxBet === null ? null : amountOf(maxBet),
    shares: Object.fromEntries(Object.entries(shares).map(([client, share]) => [client, share ?? 100])),
    excludedGames: named(excludedGames),
    days,
    oncePer,
  };
}
