import * as z from "zod/mini";
import { finding } from "../../../schemas/finding";
import { ApiError } from "../../../src/api/api_error";
import type { Finding } from "./findings";

const body = z.object({ findings: z.array(finding) });

/** What the server named when it would not publish (422); null where it failed for another reason. */
export function refusalOf(error: unknown): Finding[] | null {
  if (!(error instanceof ApiError) || error.status !== 422) return null;
  const parsed = body.safeParse(error.data);
  if (!parsed.success) return null;
  return parsed.data.findings.map(({ code, section, path }) => ({ kind: "refused", section, path, messages: [code] }));
}
