import type { TFunction } from "i18next";
import { xliffReasons } from "../../../schemas/xliff";
import { ApiError } from "../../../src/kit/api/api_error";

/** Why a file was not taken, in words, with the line where it is known. */
export function xliffProblemWords(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t("xliff.failed");
  if (error.code === "request.too_large") return t("xliff.reason.too_large");
  if (error.code === "xliff.changed") return t("xliff.changed_meanwhile");
  const { reason, line } = (error.data ?? {}) as { reason?: unknown; line?: unknown };
  const known = xliffReasons.find((each) => each === reason);
  if (!known) return t("xliff.failed");
  const words = t(`xliff.reason.${known}`);
  return typeof line === "number" ? `${words} ${t("xliff.in_line", { line })}` : words;
}
