import { maxUploadBytes, uploadAsset as endpoint } from "../../schemas/api/assets";
import { ApiError } from "../../src/kit/api/api_error";
import { checkAnswer } from "../../src/kit/api/check_answer";
import type { AccessToken } from "../../src/kit/session/access_token";
import type { Upload } from "./field_context";

/** Sends pictures to the library by XMLHttpRequest, which alone can tell how much has gone. */
export const createUpload =
  (accessToken: Pick<AccessToken, "current">): Upload =>
  async (file, onProgress) => {
    if (file.size > maxUploadBytes) throw new ApiError(413, "Too large");
    const { status, body } = await send(file, onProgress, await accessToken.current());
    if (status > 299) throw new ApiError(status, `Status ${status}`);
    return (await checkAnswer(endpoint, { status, body })).asset;
  };

function send(file: File, onProgress: (part: number) => void, token: string | null): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    request.responseType = "json";
    if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => reject(new ApiError(0, "The server could not be reached")));
    request.addEventListener("load", () => resolve({ status: request.status, body: request.response }));
    const body = new FormData();
    body.append("file", file);
    request.send(body);
  });
}
