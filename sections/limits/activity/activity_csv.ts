import type { Activity } from "../../../schemas/api/activity";

const columns = ["from", "to", "currency", "deposits", "withdrawals", "net", "bets", "wins", "minutes"] as const;

/** What the table shows as a file of commas (RFC 4180): days of the player's time zone, amounts with a point, the currency in a column of its own. */
export function activityCsv({ rows, currency }: Pick<Activity, "rows" | "currency">): string {
  const lines = rows.map((row) => columns.map((name) => (name === "currency" ? currency : String(row[name]))).join(","));
  return `${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}
