import { ApiError } from "../../../src/kit/api/api_error";
import { factorDemanded } from "../back_office";
import type { Refusal } from "./save_state";

export type Failure =
  | { kind: "offline" }
  | { kind: "failing"; reason: "broken" | "busy"; retryAfter?: number }
  | { kind: "conflict" }
  | { kind: "signed_out" }
  | { kind: "refused"; reason: Refusal; message: string };

const refusals: Record<number, Refusal> = { 400: "invalid", 403: "not_allowed", 404: "gone", 413: "too_large", 422: "invalid" };

/** What a save that did not succeed means for the next one. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return { kind: "offline" };
  const { status, code, message } = error;
  if (status === 401 || code === factorDemanded) return { kind: "signed_out" };
  if (status === 409 && (code === undefined || code.endsWith(".conflict"))) return { kind: "conflict" }; // others are about routes
  if (status === 408 || status === 429) return { kind: "failing", reason: "busy" };
  if (status < 400 || status >= 500) return { kind: "failing", reason: "broken" };
  return { kind: "refused", reason: refusals[status] ?? "other", message };
}
