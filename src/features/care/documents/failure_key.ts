import type { ApiError } from "../../../kit/api/api_error";

const keys: Partial<Record<string, string>> = {
  "document.too_large": "error.upload.size_error.text",
  "document.type": "error.upload.file_type_error.text",
  "document.damaged": "documents.errors.damaged",
  "document.too_many_pixels": "documents.errors.too_many_pixels",
  "document.confirmed": "documents.errors.confirmed",
  "document.no_key": "documents.errors.closed",
};

/** What a player reads where a document could not be sent (C-8.29, C-8.30). */
export const failureKey = ({ code, status }: Pick<ApiError, "code" | "status">): string =>
  keys[code ?? ""] ?? (status === 0 ? "documents.errors.broken" : "documents.errors.other");
