import type { LimitKind, Timeframe } from "../../../schemas/limits";

/** In minor units, or minutes. */
export interface Limit {
  kind: LimitKind;
  timeframe: Timeframe;
  amount: number;
}

/** What was done since a period began, in minor units and minutes. */
export interface Done {
  deposits: number;
  withdrawals: number;
  bets: number;
  wins: number;
  minutes: number;
}
export type DoneIn = Record<Timeframe, Done>;

/** How much of a limit is used: losses are bets less wins, and what was won before does not raise the limit. */
export function usedOf(kind: LimitKind, done: Done, depositsCount: "gross" | "net"): number {
  if (kind === "deposit") return Math.max(0, done.deposits - (depositsCount === "net" ? done.withdrawals : 0));
  if (kind === "loss") return Math.max(0, done.bets - done.wins);
  return kind === "bet" ? done.bets : done.minutes;
}

export interface Passed {
  limit: Limit;
  used: number;
  left: number;
}

/** The limit that an amount would pass, the one with the least left where it would pass several; null where it passes none. Time is passed when none is left. */
export function passedBy(
  amount: number,
  limits: readonly Limit[],
  doneIn: DoneIn,
  depositsCount: "gross" | "net" = "gross",
): Passed | null {
  const passed = limits
    .map((limit) => {
      const used = usedOf(limit.kind, doneIn[limit.timeframe], depositsCount);
      return { limit, used, left: Math.max(0, limit.amount - used) };
    })
    .filter(({ limit, left }) => left < (limit.kind === "time" ? 1 / 60 : amount))
    .sort((one, other) => one.left - other.left);
  return passed.find(({ limit }) => limit.kind === "time") ?? passed[0] ?? null;
}
