/** The bearer token of the session; it lives in memory only, and the session's cookie renews it. */
export interface AccessToken {
  /** The token, or null for a guest. Renews first where a session is known and no token has come yet. */
  current: () => Promise<string | null>;
  set: (token: string | null) => void;
  /** Asks for a new token in place of `spent`; callers at the same time share one request. Null where the session has ended. */
  renew: (spent: string | null) => Promise<string | null>;
}

interface Options {
  /** Asks the server for a token by the session's cookie: null where there is no session, fails where nobody answers. */
  request: () => Promise<string | null>;
  /** The server rendered the page for somebody who is signed in. */
  hasSession: boolean;
  /** The session is over: it expired, or was ended elsewhere. */
  onEnd: () => void;
}

/** One per app instance: on the server requests must not share it. */
export function createAccessToken({ request, hasSession, onEnd }: Options): AccessToken {
  let token: string | null = null;
  let isExpected = hasSession;
  let renewal: Promise<string | null> | null = null;

  function set(next: string | null) {
    token = next;
    isExpected = next !== null;
  }

  async function requestOnce() {
    const hadSession = isExpected;
    const next = await request();
    set(next);
    if (next === null && hadSession) onEnd();
    return next;
  }

  function renew(spent: string | null) {
    if (token !== spent) return Promise.resolve(token);
    renewal ??= requestOnce().finally(() => (renewal = null));
    return renewal;
  }

  return { set, renew, current: () => (token === null && isExpected ? renew(null) : Promise.resolve(token)) };
}
