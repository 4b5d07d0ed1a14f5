import * as z from "zod/mini";
import { ApiError } from "../../../src/api/api_error";
import type { Finding } from "./findings";

const issue = z.object({
  id: z.string(),
  name: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
const body = z.object({ issues: z.array(issue) });

/** What the server named when it would not publish (422); null where it failed for another reason. */
export function refusalOf(error: unknown): Finding[] | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const parsed = body.safeParse(error.data);
  if (!parsed.success) return null;
  return parsed.data.issues.map(({ id, name, path, message }) => ({
    kind: "refused",
    section: { id, name, type: "" },
    path: ["props", ...path],
    messages: [message],
  }));
}
