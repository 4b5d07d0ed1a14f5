import type { Transport } from "../kit/api/api";
import { ApiError } from "../kit/api/api_error";

/** In ms. */
const longest = 15_000;

/** Carries a game's calls: let in by its launch token, without cookies. Status 0: nobody answered. */
export const createPlayTransport =
  (token: string, send: typeof fetch = globalThis.fetch.bind(globalThis)): Transport =>
  async ({ method, url, body }) => {
    const response = await send(url, {
      method,
      headers: { "content-type": "application/json", "x-play-token": token },
      credentials: "omit",
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longest),
    }).catch(() => null);
    const answer: unknown = await response?.json().catch(() => null);
    if (!response || (response.ok && !answer)) throw new ApiError(0, "The server could not be reached", "network.unreachable");
    return { status: response.status, body: answer };
  };

/** The same call may succeed later, and nobody knows yet whether it did. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500);
