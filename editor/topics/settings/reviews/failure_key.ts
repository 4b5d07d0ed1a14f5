import { ApiError, type FailureCode } from "../../../../src/kit/api/api_error";

const known: readonly FailureCode[] = ["review.approved", "review.decided", "review.not_found"];

/** Why nothing was decided, as a key of the words. */
export function failureKey(error: unknown): string {
  const code = error instanceof ApiError ? error.code : undefined;
  return code && known.includes(code) ? "reviews.decided_meanwhile" : "reviews.action_failed";
}
