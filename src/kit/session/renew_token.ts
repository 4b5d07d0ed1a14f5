import { refreshToken } from "../../../schemas/api/users";
import type { User } from "../../../schemas/user";
import type { Api } from "../api/api";
import { ApiError } from "../api/api_error";

export interface Renewal {
  accessToken: string;
  /** Whose session the cookie is of by now: another tab may have signed in as somebody else. */
  user: User;
}

const lockName = "foyer_session";
const longestWait = 10_000;

/**
 * A new bearer token for the session in the cookie; null where there is none, fails where nobody answers. Each renewal replaces the
 * cookie, so that one tab of a browser asks at a time; without locks the server bears with several at once.
 */
export async function renewToken(api: Api, locks = globalThis.navigator?.locks): Promise<Renewal | null> {
  if (!locks) return request(api);
  let isAsked = false;
  try {
    return await locks.request(lockName, { signal: AbortSignal.timeout(longestWait) }, () => {
      isAsked = true;
      return request(api);
    });
  } catch (error) {
    if (isAsked) throw error;
    return request(api); // a tab that is held up keeps no other one waiting
  }
}

async function request(api: Api): Promise<Renewal | null> {
  try {
    return (await api.call(refreshToken, { body: {} })).data;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return null;
    throw error;
  }
}
