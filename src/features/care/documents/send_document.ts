import { updateUserDocument } from "../../../../schemas/api/documents";
import type { DocumentSide } from "../../../../schemas/documents";
import { ApiError, type FailureCode } from "../../../kit/api/api_error";

interface Sent {
  labelId: number;
  /** The label's name, which is the field that the file comes in (C-7.28). */
  name: string;
  side: DocumentSide;
  file: File;
}

interface Options {
  token: string | null;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends one side by XMLHttpRequest, which alone can tell how much has gone. Fails with ApiError; status 0 where the connection broke. */
export function sendDocument({ labelId, name, side, file }: Sent, { token, signal, onProgress }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(updateUserDocument.method, updateUserDocument.path);
    request.responseType = "json";
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => reject(new ApiError(0, "The server could not be reached")));
    request.addEventListener("abort", () => reject(new ApiError(0, "Cancelled")));
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status <= 299) return resolve();
      const { message, code } = (request.response ?? {}) as { message?: string; code?: FailureCode };
      reject(new ApiError(request.status, message ?? "Error", code));
    });
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const body = new FormData();
    body.append("labelId", String(labelId));
    body.append("side", side);
    body.append(name, file);
    request.send(body);
  });
}
