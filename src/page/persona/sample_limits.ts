import type { LimitRow, LimitTable } from "../../../schemas/api/limits";
import { limitKinds, notSet, timeframes } from "../../../schemas/limits";

const day = 86_400_000;
const restarts = { daily: day / 2, weekly: 3 * day, monthly: 12 * day };
/** What a persona has set, and what is used of it: amounts, or minutes. */
const set: Partial<Record<string, readonly [limit: number, used: number]>> = {
  "deposit daily": [100, 40],
  "deposit weekly": [350, 240],
  "deposit monthly": [800, 620],
  "loss weekly": [150, 37.5],
  "bet daily": [2000, 1640],
  "time daily": [120, 43],
  "time weekly": [600, 372],
};

/** Limits of a persona, some of them set. */
export function sampleLimits(currencyCode: string, now: string): LimitTable {
  const instant = (later: number) => new Date(Date.parse(now) + later).toISOString();
  const limitTable = limitKinds.flatMap((kind) =>
    timeframes.map((timeframe, period): LimitRow => {
      const [limit, used] = set[`${kind} ${timeframe}`] ?? [null, 0];
      return {
        kind,
        timeframe,
        period,
        currentLimit: limit ?? notSet,
        usedLimit: used,
        left: limit === null ? null : limit - used,
        expiry: instant(restarts[timeframe]),
        currency: kind === "time" ? null : currencyCode,
        pending:
          kind === "deposit" && timeframe === "monthly"
            ? { limit: 950, requestedAt: instant(-day / 4), appliesAt: instant((3 * day) / 4), isReady: false }
            : null,
      };
    }),
  );
  return {
    limitTable,
    session: { timeLimit: 240, expiry: instant(day / 12), pending: null },
    rules: {
      increaseWaitsHours: 24,
      increaseAfterPeriod: false,
      allowDecreaseAnytime: true,
      depositsCount: "gross",
      missing: [],
      mandatory: [],
    },
    now,
  };
}
