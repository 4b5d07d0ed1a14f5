import type { TFunction } from "i18next";
import { maxUploadBytes } from "../../schemas/api/assets";
import { ApiError } from "../../src/kit/api/api_error";

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

/** What went wrong with an upload, and what to do. */
export function uploadErrorWords(t: TFunction, error: unknown, { name, size }: { name: string; size: number }): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 413) return t("fields.upload.too_large", { name, size: megabytes(size), most: megabytes(maxUploadBytes) });
  if (status === 415) return t("fields.upload.not_a_picture", { name });
  if (status === 0) return t("fields.upload.unreachable", { name });
  if (status === 401 || status === 403) return t("fields.upload.signed_out", { name });
  if (status === 507) return t("fields.upload.full", { name });
  return t("fields.upload.failed", { name });
}
