import { eq } from "drizzle-orm";
import type { LimitRow } from "../../../schemas/api/limits";
import { limitKinds, notSet, timeframes } from "../../../schemas/limits";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { doneIn } from "./done_in";
import { usedOf } from "./left_of";
import type { LimitRules } from "./limit_rules";
import { periodsOf } from "./periods";
import { playerLimits } from "./tables";

interface Account {
  id: number;
  currencyCode: string;
}

/** Every limit that there can be, set or not, with what is used of it (L-7.31). */
export async function limitTableOf(
  db: Queryable,
  { id, currencyCode }: Account,
  rules: LimitRules,
  now: Date,
): Promise<LimitRow[]> {
  const kept = await db.select().from(playerLimits).where(eq(playerLimits.userId, id));
  const periods = periodsOf(now, rules.zone);
  const done = await doneIn(db, { userId: id, currencyCode }, periods);
  return limitKinds.flatMap((kind) =>
    timeframes.map((timeframe, period): LimitRow => {
      const limit = kept.find((row) => row.kind === kind && row.timeframe === timeframe);
      const used = usedOf(kind, done[timeframe], rules.depositsCount);
      const isTime = kind === "time";
      const value = (minor: number) => (isTime ? Math.floor(minor) : toDecimal(minor, currencyCode));
      return {
        kind,
        timeframe,
        period,
        currentLimit: limit ? value(limit.amount) : notSet,
        usedLimit: value(used),
        left: limit ? Math.max(0, isTime ? Math.ceil(limit.amount - used) : value(limit.amount - used)) : null,
        expiry: periods[timeframe].end.toISOString(),
        currency: isTime ? null : currencyCode,
        pending:
          limit?.pendingRequestedAt && limit.pendingAppliesAt
            ? {
                limit: limit.pendingAmount === null ? null : value(limit.pendingAmount),
                requestedAt: limit.pendingRequestedAt.toISOString(),
                appliesAt: limit.pendingAppliesAt.toISOString(),
                isReady: limit.pendingAppliesAt <= now,
              }
            : null,
      };
    }),
  );
}
