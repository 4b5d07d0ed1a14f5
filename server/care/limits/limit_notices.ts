import type { LimitKind, Timeframe } from "../../../schemas/limits";
import type { Queryable } from "../../platform/plugins/database";
import { namedLimit } from "./change_limit";
import { type DoneIn, type Limit, usedOf } from "./left_of";
import type { LimitRules } from "./limit_rules";
import type { Span } from "./periods";
import { playerLimits } from "./tables";

/** A limit with what its player has read of how far it is used. */
export interface ToldLimit extends Limit {
  toldPercent: number | null;
  toldUntil: Date | null;
}

export interface LimitNotice {
  kind: LimitKind;
  timeframe: Timeframe;
  percent: number;
}

type Rules = Pick<LimitRules, "notices" | "depositsCount">;

/** Which of the market's parts of each limit are used, where the player has not read of it in this period. */
export function noticesOf(limits: readonly ToldLimit[], doneIn: DoneIn, rules: Rules, now: Date): LimitNotice[] {
  const { notices, depositsCount } = rules;
  if (!notices) return [];
  return limits.flatMap(({ kind, timeframe, amount, toldPercent, toldUntil }) => {
    const used = (usedOf(kind, doneIn[timeframe], depositsCount) / amount) * 100;
    const percent = Math.max(0, ...notices.percent.filter((part) => part <= used));
    const told = toldUntil !== null && toldUntil > now ? (toldPercent ?? 0) : 0;
    return percent > told ? [{ kind, timeframe, percent }] : [];
  });
}

/** The player has read them: they are told nothing more of it before more is used or the period begins again. */
export async function markTold(
  tx: Queryable,
  userId: number,
  notices: readonly LimitNotice[],
  periods: Record<Timeframe, Span>,
): Promise<void> {
  for (const { kind, timeframe, percent } of notices)
    await tx
      .update(playerLimits)
      .set({ toldPercent: percent, toldUntil: periods[timeframe].end })
      .where(namedLimit({ userId, kind, timeframe }));
}
