import { createStore } from "zustand/vanilla";
import type { HelpLine } from "../../../schemas/api/breaks";
import type { User } from "../../../schemas/user";
import type { Viewer } from "../../../schemas/viewer";

export interface Session {
  viewer: Viewer;
  /** Null for guests and while the session is unknown. */
  user: User | null;
  /** A break that has just begun here: its end is told after the session is over, too. `until` is ISO 8601, null for good. */
  breakBegun?: { until: string | null; help: readonly HelpLine[] };
}

export type SessionStore = ReturnType<typeof createSession>;

/** Who looks, one store per app instance: on the server requests must not share it. */
export const createSession = (initial: Session) => createStore<Session>(() => initial);

export function becomeUser(session: SessionStore, user: User) {
  session.setState(({ viewer, user: before }) => ({
    viewer: { ...viewer, session: "user", depositCount: user.depositCount, timeZone: user.timeZone ?? viewer.timeZone },
    user: before?.userId === user.userId ? withNewest(user, before) : user,
  }));
}

/** Something about the account has changed; who is signed in has not. */
export const changeUser = (session: SessionStore, changes: Partial<User>) =>
  session.setState(({ user }) => ({ user: user && withNewest({ ...user, ...changes }, user) }));

/** The wallet changes with every bet, and is heard of by several ways: the newest that was heard of stays (L-4.59). */
function withNewest(user: User, { userWallet: known }: User): User {
  const { userWallet: wallet } = user;
  return known.currencyCode === wallet.currencyCode && known.version > wallet.version ? { ...user, userWallet: known } : user;
}

export function becomeGuest(session: SessionStore) {
  session.setState(({ viewer }) => ({ viewer: { ...viewer, session: "guest", depositCount: 0 }, user: null }));
}
