import { ApiError, type FailureCode } from "../../../kit/api/api_error";

/** Why a form did not succeed: words of the site, or else what the server said (C-8.21). */
export type Problem = { key: string } | { message: string };

/** By the server's code, where it says more than the status. */
const byCode: Partial<Record<FailureCode, string>> = {
  "captcha.failed": "sign_in.problems.captcha",
  "login.too_many_attempts": "sign_in.problems.too_many_guesses",
  "user.closed": "sign_in.problems.closed",
  "register.away": "sign_in.problems.register_away",
  "recovery.no_sms": "sign_in.problems.no_sms",
};

const byStatus: Record<number, string> = { 0: "unreachable", 401: "wrong", 429: "too_many" };

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { key: "sign_in.problems.failed" };
  const known = error.code && byCode[error.code];
  if (known) return { key: known };
  const name = byStatus[error.status];
  if (name) return { key: `sign_in.problems.${name}` };
  if (error.status >= 500 || error.code === "api.unexpected_answer") return { key: "sign_in.problems.failed" };
  return { message: error.message };
}
