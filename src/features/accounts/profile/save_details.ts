import { setGhostMode, updateUserDetails } from "../../../../schemas/api/profile";
import { ApiError } from "../../../kit/api/api_error";
import type { Services } from "../../../kit/session/services";
import { changeUser } from "../../../kit/session/session_store";
import type { DetailValues } from "./detail_values";

/** Sends what was changed and nothing else, so that what another tab has saved stays. Fails with `ApiError`. */
export async function saveDetails(
  { api, session }: Pick<Services, "api" | "session">,
  { ghostMode, ...details }: Partial<DetailValues>,
  updateFrom: string | undefined,
) {
  if (Object.keys(details).length > 0) {
    const { data } = await api.call(updateUserDetails, { body: { ...details, ...(updateFrom && { updateFrom }) } });
    changeUser(session, data.user);
  }
  if (ghostMode !== undefined) {
    const { data } = await api.call(setGhostMode, { body: { ghostMode } });
    changeUser(session, { ghostMode: data.ghostMode });
  }
}

/** The server's problems with single fields, as keys of words. */
export function fieldProblems(error: unknown): [field: string, key: string][] {
  const { issues } = ((error instanceof ApiError ? error.data : null) ?? {}) as { issues?: unknown };
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: { path?: unknown[]; message?: unknown }) => {
    const [, field] = issue.path ?? [];
    return typeof field === "string" && typeof issue.message === "string" && issue.message.startsWith("form.")
      ? [[field, issue.message] as [string, string]]
      : [];
  });
}

const known = ["not_possible", "approved", "password_missing", "too_many_attempts"];

/** What went wrong with the form as a whole: the key of its words, or the server's own (C-8.13). */
export function formProblem(error: unknown): { key: string } | { message: string } {
  if (!(error instanceof ApiError) || error.status >= 500) return { key: "profile.problems.failed" };
  if (error.status === 0) return { key: "profile.problems.unreachable" };
  if (error.status === 401) return { key: "profile.problems.signed_out" };
  if (error.code === "request.too_many") return { key: "profile.problems.too_many_attempts" };
  if (error.code === "review.pending") return { key: "profile.problems.held" };
  const [, name = ""] = error.code?.split("profile.") ?? [];
  return known.includes(name) ? { key: `profile.problems.${name}` } : { message: error.message };
}
