import type { DepositPageError } from "../../../../schemas/payments";
import type { ApiError } from "../../../kit/api/api_error";

/** What a call that failed means to the page: a popup's text, a notice in place of the page, or fields to fill in (C-8.03 to C-8.05). */
export type CallFailure =
  | { kind: "unified" }
  | { kind: "excluded"; until: string | null }
  | { kind: "page"; error: DepositPageError }
  | { kind: "details"; fields: readonly string[] }
  | { kind: "message"; message: string };

export function callFailure({
  status,
  code,
  data,
  message,
}: Pick<ApiError, "status" | "code" | "data" | "message">): CallFailure {
  const said = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const { until, fields } = said;
  if (code === "user.self_exclusion.notice" || code === "user.self_exclusion.permanent.notice")
    return { kind: "excluded", until: typeof until === "string" ? until : null };
  if (code === "market.not_served") return { kind: "page", error: "DEPOSIT_COUNTRY_BLOCK" };
  if (code === "user.email_not_verified") return { kind: "page", error: "REQUIRED_EMAIL_VERIFICATION" };
  if (code === "identity.required") return { kind: "page", error: "IDENTITY_REQUIRED" };
  if (code === "currency.not_offered") return { kind: "page", error: "CURRENCY_NOT_OFFERED" };
  if (code === "profile.incomplete" && Array.isArray(fields))
    return { kind: "details", fields: fields.filter((field) => typeof field === "string") };
  if (status === 0 || status >= 500 || status === 429 || !message) return { kind: "unified" };
  return { kind: "message", message };
}
