import { createStore } from "zustand/vanilla";
import type { User } from "../../schemas/user";
import type { Viewer } from "../../schemas/viewer";

export interface Session {
  viewer: Viewer;
  /** Null for guests and while the session is unknown. */
  user: User | null;
}

export type SessionStore = ReturnType<typeof createSession>;

/** Who looks, one store per app instance: on the server requests must not share it. */
export const createSession = (initial: Session) => createStore<Session>(() => initial);

export function becomeUser(session: SessionStore, user: User) {
  session.setState(({ viewer }) => ({ viewer: { ...viewer, session: "user", depositCount: user.depositCount }, user }));
}

/** Something about the account has changed; who is signed in has not. */
export const changeUser = (session: SessionStore, changes: Partial<User>) =>
  session.setState(({ user }) => ({ user: user && { ...user, ...changes } }));

export function becomeGuest(session: SessionStore) {
  session.setState(({ viewer }) => ({ viewer: { ...viewer, session: "guest", depositCount: 0 }, user: null }));
}
