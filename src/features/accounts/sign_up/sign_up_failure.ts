import { ApiError, type FailureCode } from "../../../kit/api/api_error";

export interface Failure {
  /** A key of words. */
  key?: string;
  /** What the server said, where there are no words for it (C-8.21). */
  message?: string;
  /** What is wrong with fields, by their paths. */
  fields: Record<string, string>;
}

const known: Partial<Record<FailureCode, string>> = {
  "registration.not_possible": "sign_up.problems.not_possible",
  "registration.restricted": "sign_up.restricted.text",
  "market.not_served": "sign_up.problems.not_served",
  "review.pending": "sign_up.held.text",
  "register.away": "sign_up.problems.register_away",
  "request.too_many": "sign_up.problems.too_many",
  "captcha.failed": "sign_up.problems.captcha",
  "network.unreachable": "sign_up.problems.unreachable",
};

/** Why an account was not opened (C-5.34, C-8.21). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { key: "sign_up.problems.failed", fields: {} };
  const fields = fieldsOf(error.data);
  if (Object.keys(fields).length > 0) return { key: "message.validation_error.text", fields };
  const key = error.code && known[error.code];
  if (key) return { key, fields };
  return error.status >= 400 && error.status < 500
    ? { message: error.message, fields }
    : { key: "sign_up.problems.failed", fields };
}

function fieldsOf(data: unknown): Record<string, string> {
  const { issues } = (typeof data === "object" && data !== null ? data : {}) as { issues?: unknown };
  if (!Array.isArray(issues)) return {};
  return Object.fromEntries(
    (issues as { path?: unknown; message?: unknown }[]).flatMap(({ path, message }) =>
      Array.isArray(path) && path[0] === "body" && typeof message === "string" ? [[path.slice(1).join("."), message]] : [],
    ),
  );
}
