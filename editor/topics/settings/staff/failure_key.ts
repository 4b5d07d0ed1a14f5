import { ApiError, type FailureCode } from "../../../../src/kit/api/api_error";

const known: readonly FailureCode[] = ["staff.last_administrator", "staff.own_account", "staff.joined"];

/** Why nothing was changed about somebody, as a key of the words. */
export function failureKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  return code && known.includes(code) ? code : "staff.action_failed";
}
