import * as z from "zod/mini";
import { ApiError } from "../../api/api_error";

const refusal = z.object({
  issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
});

/** What the server found wrong with single fields of a body, by the field's name. */
export function fieldIssues(error: unknown): [field: string, message: string][] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const parsed = z.safeParse(refusal, error.data);
  return parsed.success ? parsed.data.issues.map(({ path, message }) => [String(path[1]), message]) : [];
}
