import type { ActivityRow } from "../../../schemas/api/activity";

/** Shares of the drawing's height above or below its zero line, 0 to 1. */
export interface Bar {
  deposits: number;
  withdrawals: number;
  net: number;
}

/** How high the drawing is: a round number that nothing passes. */
export function heightOf(rows: readonly Pick<ActivityRow, "deposits" | "withdrawals" | "net">[]): number {
  const most = Math.max(0, ...rows.flatMap(({ deposits, withdrawals, net }) => [deposits, withdrawals, Math.abs(net)]));
  if (most === 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const lead = [1, 2, 2.5, 5, 10].find((step) => step * magnitude >= most) ?? 10;
  return lead * magnitude;
}

/** Deposits and withdrawals stand on the zero line, and net has a mark of its own above or below it. */
export const barsOf = (rows: readonly Pick<ActivityRow, "deposits" | "withdrawals" | "net">[]): Bar[] => {
  const height = heightOf(rows);
  const share = (amount: number) => Math.max(-1, Math.min(1, amount / height));
  return rows.map(({ deposits, withdrawals, net }) => ({
    deposits: Math.max(0, share(deposits)),
    withdrawals: Math.max(0, share(withdrawals)),
    net: share(net),
  }));
};
