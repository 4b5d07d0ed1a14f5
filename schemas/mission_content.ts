import * as z from "zod/mini";
import { heldChecks, heldWhen } from "./held_when";
import { amounts } from "./amounts";
import { audiences, countries } from "./rules";
import { richText, text } from "./text";

/** What a mission asks for: so many rounds, so much staked, or so many rounds that pay many times their stake. Only own money counts. */
export const missionKinds = ["rounds", "stake", "wins"] as const;
export type MissionKind = (typeof missionKinds)[number];

const names = z._default(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(500)), []);
const isSome = (byCurrency: Record<string, number> | null) =>
  byCurrency !== null && Object.values(byCurrency).every((one) => one > 0);

/** What has to be done, as data: the engine counts by it, and players read it. */
export const missionGoal = z
  .object({
    kind: z.enum(missionKinds),
    /** For `rounds` and `wins`: how many. */
    count: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    /** For `stake`: how much in all. */
    amount: z._default(z.nullable(amounts), null),
    /** For `wins`: a round that pays so many times its stake or more counts. */
    winFrom: z._default(z.number().check(z.minimum(1), z.maximum(1_000_000)), 2),
    /** What counts has to be spread over so many games at least. */
    differentGames: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
    /** Rounds with a lower stake of own money do not count. */
    minBet: z._default(z.nullable(amounts), null),
    /** Games by identifier, and all of these studios and categories; where nothing is named every game counts. */
    games: names,
    providers: names,
    categories: names,
  })
  .check(
    z.refine(({ kind, amount }) => kind !== "stake" || isSome(amount), { path: ["amount"], error: "It needs an amount" }),
    z.refine(({ kind, count, differentGames }) => kind === "stake" || differentGames <= count, {
      path: ["differentGames"],
      error: "More games than rounds",
    }),
  );
export type MissionGoal = z.output<typeof missionGoal>;

/** Cash, or what a published promotion gives without a deposit. */
const reward = z
  .object({
    rewardType: z.enum(["MONEY", "BONUS"]),
    amount: z._default(z.nullable(amounts), null),
    promotionId: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))), null),
  })
  .check(
    z.refine(({ rewardType, amount }) => rewardType !== "MONEY" || isSome(amount), {
      path: ["amount"],
      error: "Cash needs an amount",
    }),
    z.refine(({ rewardType, promotionId }) => rewardType !== "BONUS" || promotionId !== null, {
      path: ["promotionId"],
      error: "A bonus needs its promotion",
    }),
  );

/** All of a mission that the back office decides. */
export const missionContent = z
  .object({
    name: text(120),
    description: z._default(richText(2_000), {}),
    termsAndCondition: z._default(richText(), {}),
    goal: missionGoal,
    reward,
    /** For whom it is, as for sections and promotions. */
    who: z._default(z.object({ audiences: z.optional(audiences), countries: z.optional(countries) }), {}),
    /** Only rounds after somebody joined count. */
    needsOptIn: z._default(z.boolean(), false),
    /** How many days after its end the reward of one that was completed can be claimed. */
    claimDays: z._default(z.int().check(z.minimum(1), z.maximum(90)), 7),
    ...heldWhen,
  })
  .check(...heldChecks);
export type MissionContent = z.output<typeof missionContent>;
