import { ApiError } from "../../../kit/api/api_error";

/** What the server found wrong with single fields of a body, by the field's name; nothing where its answer has another shape. */
export function fieldIssues(error: unknown): [field: string, message: string][] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const { issues } = (error.data ?? {}) as { issues?: unknown };
  if (!Array.isArray(issues)) return [];
  return issues.flatMap((issue: { path?: unknown; message?: unknown } | null): [string, string][] =>
    Array.isArray(issue?.path) && typeof issue.message === "string" ? [[String(issue.path[1]), issue.message]] : [],
  );
}
