import { HttpError } from "../../platform/api_error";
import { databaseTime } from "../../platform/database_clock";
import type { UserRow } from "./sessions";

/** An exclusion that ends in this year or later has no end (C-8.24). */
export const foreverYear = 9999;

type Break = Pick<UserRow, "excludedUntil">;

/** Whether an account is on a break: time-out, self-exclusion, or the day of the panic button. */
export const isExcluded = <Row extends Break>(row: Row): row is Row & { excludedUntil: Date } =>
  row.excludedUntil !== null && row.excludedUntil > databaseTime();

/** The notice of a break with its end, or that it has none (C-8.24, C-8.25); `more` goes with its data. */
export function excluded(until: Date, more: Record<string, unknown> = {}): HttpError {
  if (until.getUTCFullYear() >= foreverYear) {
    const data = { success: false, until: null, ...more };
    return new HttpError(403, "user.self_exclusion.permanent.notice", "This account is excluded for good.", { data });
  }
  const data = { success: false, until: until.toISOString(), ...more };
  return new HttpError(403, "user.self_exclusion.notice", "This account is excluded for a time.", { data });
}
