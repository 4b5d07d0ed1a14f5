import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { leftOut } from "../left_out";
import { limitKinds, mostLimit, mostMinutes, notSet, sessionMinutes, timeframes, type Timeframe } from "../limits";

const kind = z.enum(limitKinds);
const timeframe = z.enum(timeframes);

/** An increase that was asked for; it holds when it was asked for once more after `appliesAt` and the player said yes. */
const pendingIncrease = z.object({
  /** Null: the limit is to be taken away. */
  limit: z.nullable(z.number()),
  requestedAt: z.string(),
  appliesAt: z.string(),
  /** The waiting is over: the player is asked once more. */
  isReady: z.boolean(),
});

/** One limit (L-3.30): amounts are decimals of `currency`, or minutes where that is null. */
export const limitRow = z.object({
  kind,
  timeframe,
  /** 0, 1 or 2: daily, weekly, monthly (C-5.49). */
  period: z.int(),
  currentLimit: z.union([z.number(), z.literal(notSet)]),
  /** Since its period began: paid in, lost (bets less wins, at least 0), bet, or minutes played. */
  usedLimit: z.number(),
  /** Null where there is no limit. */
  left: z.nullable(z.number()),
  /** When it starts again, ISO 8601. */
  expiry: z.string(),
  currency: z.nullable(z.string()),
  pending: z.nullable(pendingIncrease),
});
export type LimitRow = z.output<typeof limitRow>;

/** How long the caller's sign-in may last, in minutes. */
const sessionLimit = z.object({
  timeLimit: z.nullable(z.int()),
  /** When this sign-in ends by it, ISO 8601. */
  expiry: z.nullable(z.string()),
  pending: z.nullable(pendingIncrease),
});
export type SessionLimit = z.output<typeof sessionLimit>;

/** What the market asks for whose licence serves the account. */
const limitRules = z.object({
  /** Until an increase may hold. */
  increaseWaitsHours: z.number(),
  /** Whether it must also wait until the running period ends. */
  increaseAfterPeriod: z.boolean(),
  allowDecreaseAnytime: z.boolean(),
  /** `net`: what was paid out in the same period is taken off what was paid in. */
  depositsCount: z.enum(["gross", "net"]),
  /** What must be limited, and is not yet. */
  missing: z.array(kind),
  /** What must be limited: its last limit can't be taken away. */
  mandatory: z.array(kind),
});
export type LimitRules = z.output<typeof limitRules>;

export const getLimitTable = endpoint({
  method: "GET",
  path: "/api/user/get-limit-table",
  role: "player",
  summary: "The caller's limits, what is used of them and when they start again (L-7.31).",
  query: z.object({}),
  answer: z.object({ limitTable: z.array(limitRow), session: sessionLimit, rules: limitRules, now: z.string() }),
});
export type LimitTable = z.output<(typeof getLimitTable)["answer"]>;

const changed = z.object({
  data: z.object({ success: z.boolean(), limit: limitRow }),
  message: z.string(),
});

/** Exactly one of the three, the others left out or null; "Not Set" takes a limit away, which waits as an increase does. `was`: what the caller saw as the limit until now. */
const oneOf = <Value extends z.core.$ZodType>(valueOf: (timeframe: Timeframe) => Value) =>
  z
    .object({
      daily: leftOut(valueOf("daily")),
      weekly: leftOut(valueOf("weekly")),
      monthly: leftOut(valueOf("monthly")),
      was: z.optional(z.union([z.number(), z.literal(notSet)])),
    })
    .check(
      z.refine(
        (body) => timeframes.filter((name) => body[name] !== undefined).length === 1,
        "Send one of daily, weekly, monthly.",
      ),
    );
const amountWords = `A limit is more than 0 and at most ${mostLimit.toLocaleString("en")}, or "${notSet}".`;
const amount = () =>
  z.union([z.number().check(z.gt(0, { error: amountWords }), z.lte(mostLimit, { error: amountWords })), z.literal(notSet)], {
    error: amountWords,
  });
const minutes = (name: Timeframe) => {
  const error = `A limit is whole minutes from 1 to ${mostMinutes[name].toLocaleString("en")}, or "${notSet}".`;
  const whole = z.int({ error }).check(z.minimum(1, { error }), z.maximum(mostMinutes[name], { error }));
  return z.union([whole, z.literal(notSet)], { error });
};

const changes =
  "A decrease holds at once, an increase waits the market's hours and is asked for once more; 409 `limit.changed` where another tab was faster, 409 `limit.mandatory`.";

export const setDepositLimit = endpoint({
  method: "POST",
  path: "/api/user/set-deposit-limit",
  role: "player",
  summary: `Limits what the caller pays in per day, week or month (L-7.39). ${changes}`,
  body: oneOf(amount),
  answer: changed,
});

export const setLossLimit = endpoint({
  method: "POST",
  path: "/api/user/set-loss-limit",
  role: "player",
  summary: `Limits what the caller loses per day, week or month (L-7.40). ${changes}`,
  body: oneOf(amount),
  answer: changed,
});

export const setDailyLimit = endpoint({
  method: "POST",
  path: "/api/user/set-daily-limit",
  role: "player",
  summary: `Limits what the caller bets per day, week or month (L-7.38, D-03). ${changes}`,
  body: oneOf(amount),
  answer: changed,
});

export const setPlayTime = endpoint({
  method: "POST",
  path: "/api/user/set-play-time",
  role: "player",
  summary: `Limits for how many minutes the caller plays per day, week or month, in all games and tabs together. ${changes}`,
  body: oneOf(minutes),
  answer: changed,
});

const sessionWords = `A sign-in lasts whole minutes from ${sessionMinutes.least} to ${sessionMinutes.most.toLocaleString("en")}.`;

export const setSessionTime = endpoint({
  method: "POST",
  path: "/api/user/set-session-time",
  role: "player",
  summary:
    "Limits for how many minutes a sign-in of the caller lasts (L-7.41, C-7.23, C-5.47); longer waits as an increase does.",
  body: z.object({
    timeLimit: z
      .int({ error: sessionWords })
      .check(z.minimum(sessionMinutes.least, { error: sessionWords }), z.maximum(sessionMinutes.most, { error: sessionWords })),
  }),
  answer: z.object({ data: z.object({ success: z.boolean(), session: sessionLimit }), message: z.string() }),
});

export const answerLimitIncrease = endpoint({
  method: "POST",
  path: "/api/user/answer-limit-increase",
  role: "player",
  summary:
    "Says yes to an increase whose waiting is over, or no at any time. 409 `limit.not_ready` while it waits, 409 `limit.nothing_pending`.",
  body: z.object({
    kind: z.enum([...limitKinds, "session"]),
    /** Of all but `session`. */
    timeframe: z._default(timeframe, "daily"),
    accept: z.boolean(),
  }),
  answer: z.object({ data: z.object({ success: z.boolean() }), message: z.string() }),
});

export const getLimitReview = endpoint({
  method: "GET",
  path: "/api/user/get-limit-review",
  role: "player",
  summary: "Whether the caller's market wants them asked whether their limits are still right, and it is time to.",
  query: z.object({}),
  answer: z.object({ isDue: z.boolean() }),
});

export const confirmLimits = endpoint({
  method: "POST",
  path: "/api/user/confirm-limits",
  role: "player",
  summary: "Says that the caller has looked at their limits; they are asked again after the time that their market names.",
  body: z.object({}),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
