import { ApiError, type FailureCode } from "../../../kit/api/api_error";

const byCode: Partial<Record<FailureCode, string>> = {
  "login.failed": "wrong_password",
  "login.two_factor_wrong": "wrong_code",
  "login.too_many_attempts": "too_many",
  "request.too_many": "too_many",
  "social.link_expired": "link_expired",
  "social.account_exists": "link_expired",
  "social.linked_elsewhere": "linked_elsewhere",
  "social.off": "off",
  "registration.restricted": "registration_closed",
  "user.self_exclusion.notice": "excluded",
  "user.self_exclusion.permanent.notice": "excluded_for_good",
  "review.pending": "held",
  "review.refused": "held",
  "user.email_not_verified": "email_not_verified",
};

/** The words for why a step did not succeed. */
export function stepProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return "global.services.error";
  const known = (error.code && byCode[error.code]) ?? (error.status === 0 ? "offline" : null);
  return known ? `social.problems.${known}` : "global.services.error";
}
