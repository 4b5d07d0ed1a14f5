import type { ApiRequest, Transport } from "./api";
import { ApiError } from "./api_error";

interface Options {
  /** Leave it out for calls that only know the cookie, such as the renewal itself. */
  accessToken?: {
    current: () => Promise<string | null>;
    renew: (spent: string | null) => Promise<string | null>;
  };
  fetch?: typeof fetch;
}

/**
 * Carries calls by `fetch`. A call that answers 401 is repeated once with a renewed token. Status 0: nobody answered. What outlives
 * the page goes by the session's cookie where no token is there yet.
 */
export function createFetchTransport({ accessToken, fetch = globalThis.fetch }: Options = {}): Transport {
  async function send({ method, url, body, signal, outlivesPage = false }: ApiRequest, token: string | null) {
    const headers: Record<string, string> = { accept: "application/json" };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (token !== null) headers.authorization = `Bearer ${token}`;
    try {
      return await fetch(url, {
        method,
        headers,
        credentials: "same-origin",
        body: body === undefined ? null : JSON.stringify(body),
        signal: signal ?? null,
        keepalive: outlivesPage,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError(0, "The server could not be reached", "network.unreachable");
    }
  }

  return async (request) => {
    const coming = accessToken?.current() ?? null;
    const token = (await (request.outlivesPage ? Promise.race([coming, null]) : coming)) ?? null;
    let response = await send(request, token);
    if (response.status === 401 && (token !== null || request.outlivesPage)) {
      const renewed = await accessToken?.renew(token);
      if (renewed) response = await send(request, renewed);
    }
    return { status: response.status, body: await readJson(response) };
  };
}

/** The answer's body; null where it is empty or no JSON, such as a proxy's error page. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
