import type { TFunction } from "i18next";
import * as z from "zod/mini";
import { ApiError } from "../../../src/kit/api/api_error";

/** What is wrong with a file: in words, and with the places in it. */
export interface FileProblem {
  words: string;
  details: readonly string[];
}

const body = z.object({
  issues: z.array(z.object({ code: z.string(), where: z.string(), message: z.string() })),
});

/** Why the server would not read or import a file. */
export function fileProblem(error: unknown, t: TFunction): FileProblem {
  if (!(error instanceof ApiError)) return { words: t("files.failed"), details: [] };
  if (error.status === 413) return { words: t("files.issue.too_large"), details: [] };
  if (error.status === 403) return { words: t("pages.administrators_only"), details: [] };
  if (error.code === "file.changed") return { words: t("files.changed"), details: [] };
  const parsed = body.safeParse(error.data);
  const [first] = parsed.success ? parsed.data.issues : [];
  if (!parsed.success || !first) return { words: t("files.failed"), details: error.status < 500 ? [error.message] : [] };
  const details = parsed.data.issues.map(({ where, message }) => (where ? `${where}: ${message}` : message));
  return { words: t(`files.issue.${first.code}`, { defaultValue: t("files.issue.invalid") }), details };
}
