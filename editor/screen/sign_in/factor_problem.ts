import { ApiError } from "../../../src/kit/api/api_error";

/** The words for what stands in the way of a second factor. */
export function factorProblem(error: unknown): string {
  const { status, code, data } = error instanceof ApiError ? error : { status: 500 };
  const [issue] = (data as { issues?: { path: unknown[] }[] } | undefined)?.issues ?? [];
  if (issue?.path.includes("password")) return "sign_in.factor.password_wrong";
  if (issue?.path.includes("code")) return "sign_in.factor.code_wrong";
  if (code === "session.not_recent") return "sign_in.factor.not_recent";
  if (status === 0) return "sign_in.unreachable";
  return status === 429 ? "sign_in.too_many" : "sign_in.broken";
}
